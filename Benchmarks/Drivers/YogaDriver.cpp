// Lays out lists of rows with Yoga, the same trees as W9. A list and the commands come on standard input, one a line;
// see TreeProgram.swift.
//
//   list 1000 390 4                 rows, the width of the list, the space between rows
//   row 16 8 8 24 24 20 30 18       margins left and right, above and below, spacing, the icon's width and height, the
//                                   title's height, the badge's width and height
//   title 0 100                     the width that the title of a row would like
//   resize 400 | hide 7 | show 7    each a step
//   end
//
// Commands and answers are those of KiwiDriver.cpp. Values are the frames of the list, then of each row, its icon, its
// title and its badge. After a layout only frames that Yoga says are new are read, going down from the list.

#include "DriverLoop.hpp"

#include <yoga/Yoga.h>

#include <chrono>
#include <cstdint>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

namespace {

struct Step {
  enum Kind { resize, hide, show } kind;
  double number;
};

struct Program {
  int rows = 0;
  float width = 0, rowSpacing = 0;
  float marginX = 0, marginY = 0, spacing = 0;
  float iconWidth = 0, iconHeight = 0, titleHeight = 0, badgeWidth = 0, badgeHeight = 0;
  std::vector<float> titleWidths;
  std::vector<Step> steps;

  // Takes one line; true when the program is complete.
  bool take(const std::string &line) {
    std::istringstream words(line);
    std::string word;
    words >> word;
    if (word == "list") {
      words >> rows >> width >> rowSpacing;
      titleWidths.assign(rows, 0);
    } else if (word == "row") {
      words >> marginX >> marginY >> spacing >> iconWidth >> iconHeight >> titleHeight >> badgeWidth >> badgeHeight;
    } else if (word == "title") {
      size_t row;
      float wish;
      words >> row >> wish;
      titleWidths.at(row) = wish;
    } else if (word == "end") {
      return true;
    } else {
      Step step{};
      if (word == "resize") step.kind = Step::resize;
      else if (word == "hide") step.kind = Step::hide;
      else if (word == "show") step.kind = Step::show;
      else throw std::runtime_error("not a line of a tree program: " + line);
      words >> step.number;
      steps.push_back(step);
    }
    if (words.fail()) throw std::runtime_error("incomplete line: " + line);
    return false;
  }
};

class Run {
public:
  explicit Run(const Program &program) : program(program), config(YGConfigNew()) {
    // Frames are not rounded to pixels; ours are not either.
    YGConfigSetPointScaleFactor(config, 0);
  }

  ~Run() {
    if (list) YGNodeFreeRecursive(list);
    YGConfigFree(config);
  }

  void reset() {
    if (list) YGNodeFreeRecursive(list);
    list = nullptr;
    rows.clear();
    rows.reserve(program.rows);
    values.assign(4 + 16 * size_t(program.rows), 0);
  }

  double build() {
    auto start = std::chrono::steady_clock::now();
    list = YGNodeNewWithConfig(config);
    YGNodeSetContext(list, &values[0]);
    for (int index = 0; index < program.rows; ++index) {
      YGNodeRef row = makeRow(index);
      YGNodeInsertChild(list, row, index);
      rows.push_back(row);
    }
    width = program.width;
    layOut();
    return since(start);
  }

  double steps(int from, int to) {
    auto start = std::chrono::steady_clock::now();
    for (int index = from; index < to; ++index) {
      const Step &step = program.steps.at(index);
      switch (step.kind) {
      case Step::resize: width = step.number; break;
      case Step::hide: YGNodeStyleSetDisplay(rows.at(size_t(step.number)), YGDisplayNone); break;
      case Step::show: YGNodeStyleSetDisplay(rows.at(size_t(step.number)), YGDisplayFlex); break;
      }
      layOut();
    }
    return since(start);
  }

  std::vector<double> values;

private:
  static double since(std::chrono::steady_clock::time_point start) {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  }

  // Sizes are in the style, which is the cheapest way: nothing has to be measured. Heights are minimums, because the
  // row stretches what is in it, as a stack view does.
  YGNodeRef makeRow(int index) {
    double *place = &values[4 + 16 * size_t(index)];
    YGNodeRef row = YGNodeNewWithConfig(config);
    YGNodeSetContext(row, place);
    YGNodeStyleSetFlexDirection(row, YGFlexDirectionRow);
    YGNodeStyleSetPadding(row, YGEdgeHorizontal, program.marginX);
    YGNodeStyleSetPadding(row, YGEdgeVertical, program.marginY);
    if (index > 0) YGNodeStyleSetMargin(row, YGEdgeTop, program.rowSpacing);

    YGNodeRef icon = YGNodeNewWithConfig(config);
    YGNodeSetContext(icon, place + 4);
    YGNodeStyleSetWidth(icon, program.iconWidth);
    YGNodeStyleSetMinHeight(icon, program.iconHeight);

    YGNodeRef title = YGNodeNewWithConfig(config);
    YGNodeSetContext(title, place + 8);
    YGNodeStyleSetFlexBasis(title, program.titleWidths[index]);
    YGNodeStyleSetFlexGrow(title, 1);
    YGNodeStyleSetMinHeight(title, program.titleHeight);
    YGNodeStyleSetMargin(title, YGEdgeHorizontal, program.spacing);

    YGNodeRef badge = YGNodeNewWithConfig(config);
    YGNodeSetContext(badge, place + 12);
    YGNodeStyleSetWidth(badge, program.badgeWidth);
    YGNodeStyleSetMinHeight(badge, program.badgeHeight);

    YGNodeInsertChild(row, icon, 0);
    YGNodeInsertChild(row, title, 1);
    YGNodeInsertChild(row, badge, 2);
    return row;
  }

  void layOut() {
    YGNodeCalculateLayout(list, width, YGUndefined, YGDirectionLTR);
    read(list);
  }

  void read(YGNodeRef node) {
    if (!YGNodeGetHasNewLayout(node)) return;
    YGNodeSetHasNewLayout(node, false);
    if (auto place = static_cast<double *>(YGNodeGetContext(node))) {
      place[0] = YGNodeLayoutGetLeft(node);
      place[1] = YGNodeLayoutGetTop(node);
      place[2] = YGNodeLayoutGetWidth(node);
      place[3] = YGNodeLayoutGetHeight(node);
    }
    uint32_t count = YGNodeGetChildCount(node);
    for (uint32_t index = 0; index < count; ++index) read(YGNodeGetChild(node, index));
  }

  const Program &program;
  YGConfigRef config;
  YGNodeRef list = nullptr;
  std::vector<YGNodeRef> rows;
  float width = 0;
};

} // namespace

int main() { return driver::serve<Program, Run>(); }
