// Runs peer programs on kiwi. A program and the commands come on standard input, one a line; see PeerProgram.swift.
//
//   variables 2                     how many unknowns the program has
//   constraint 250 1 0 50 1 1 0     priority weight relation(-1 <=, 0 ==, 1 >=) constant terms, then coefficient variable
//   begin                           the operations up to the first `step` are the build, those after each are a step
//   make 0 | add 0 | remove 0       constraints by number; `add` makes what `make` has not made before, and what the build
//                                   is to `make` is made after it, untimed
//   edit 1 750 | suggest 1 300      variables by number
//   step
//   end
//
//   reset                           commands: throws the solver away,
//   build                           runs the build,
//   steps 0 200                     runs the steps from 0 up to 200
//
// Each command is answered with `ok SECONDS VALUE…` or `error TEXT`; numbers are written as the 16 hexadecimal digits
// of their bits. Values are all variables' values after the last operation. Reading them is part of the time; writing
// and parsing is not.

#include "DriverLoop.hpp"

#include <kiwi/kiwi.h>

#include <chrono>
#include <cstdint>
#include <memory>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

namespace {

struct ConstraintText {
  double strength;
  kiwi::RelationalOperator relation;
  double constant;
  std::vector<std::pair<double, int>> terms;
};

struct Operation {
  enum Kind { make, add, remove, edit, suggest } kind;
  int index;
  double number;
};

double strengthOf(double priority, double weight) {
  if (priority == 1000) return kiwi::strength::required;
  if (priority == 750) return kiwi::strength::strong * weight;
  if (priority == 500) return kiwi::strength::medium * weight;
  if (priority == 250) return kiwi::strength::weak * weight;
  throw std::runtime_error("kiwi has no strength for this priority");
}

struct Program {
  int variableCount = 0;
  std::vector<ConstraintText> constraints;
  // Element 0 is the build, element i + 1 is step i.
  std::vector<std::vector<Operation>> parts;

  // Takes one line; true when the program is complete.
  bool take(const std::string &line) {
    std::istringstream words(line);
    std::string word;
    words >> word;
    if (word == "variables") {
      words >> variableCount;
    } else if (word == "constraint") {
      double priority, weight;
      int relation;
      size_t count;
      ConstraintText text;
      words >> priority >> weight >> relation >> text.constant >> count;
      text.strength = strengthOf(priority, weight);
      text.relation = relation < 0 ? kiwi::OP_LE : relation > 0 ? kiwi::OP_GE : kiwi::OP_EQ;
      text.terms.resize(count);
      for (auto &term : text.terms) words >> term.first >> term.second;
      constraints.push_back(std::move(text));
    } else if (word == "begin" || word == "step") {
      parts.emplace_back();
    } else if (word == "end") {
      return true;
    } else {
      Operation operation{};
      if (word == "make") operation.kind = Operation::make;
      else if (word == "add") operation.kind = Operation::add;
      else if (word == "remove") operation.kind = Operation::remove;
      else if (word == "edit") operation.kind = Operation::edit;
      else if (word == "suggest") operation.kind = Operation::suggest;
      else throw std::runtime_error("not a line of a peer program: " + line);
      words >> operation.index;
      if (operation.kind == Operation::edit) {
        double priority;
        words >> priority;
        operation.number = strengthOf(priority, 1);
      } else if (operation.kind == Operation::suggest) {
        words >> operation.number;
      }
      parts.back().push_back(operation);
    }
    if (words.fail()) throw std::runtime_error("incomplete line: " + line);
    return false;
  }
};

class Run {
public:
  explicit Run(const Program &program) : program(program) {}

  void reset() {
    solver.reset();
    made.clear();
    variables.clear();
    variables.reserve(program.variableCount);
    made.resize(program.constraints.size());
    values.assign(program.variableCount, 0);
    names.clear();
    for (int index = 0; index < program.variableCount; ++index) names.push_back("v" + std::to_string(index));
  }

  double build() {
    auto start = std::chrono::steady_clock::now();
    solver = std::make_unique<kiwi::Solver>();
    for (const auto &name : names) variables.emplace_back(name);
    perform(program.parts.at(0));
    double seconds = since(start);
    for (const auto &operation : program.parts[0])
      if (operation.kind == Operation::make) constraint(operation.index);
    return seconds;
  }

  double steps(int from, int to) {
    auto start = std::chrono::steady_clock::now();
    for (int index = from; index < to; ++index) perform(program.parts.at(index + 1));
    return since(start);
  }

  std::vector<double> values;

private:
  static double since(std::chrono::steady_clock::time_point start) {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  }

  const kiwi::Constraint &constraint(int index) {
    auto &slot = made.at(index);
    if (!slot) {
      const auto &text = program.constraints[index];
      std::vector<kiwi::Term> terms;
      terms.reserve(text.terms.size());
      for (const auto &term : text.terms) terms.emplace_back(variables[term.second], term.first);
      slot.emplace(kiwi::Expression(std::move(terms), -text.constant), text.relation, text.strength);
    }
    return *slot;
  }

  void perform(const std::vector<Operation> &operations) {
    for (const auto &operation : operations) {
      switch (operation.kind) {
      case Operation::make: break;
      case Operation::add: solver->addConstraint(constraint(operation.index)); break;
      case Operation::remove: solver->removeConstraint(constraint(operation.index)); break;
      case Operation::edit: solver->addEditVariable(variables[operation.index], operation.number); break;
      case Operation::suggest: solver->suggestValue(variables[operation.index], operation.number); break;
      }
    }
    solver->updateVariables();
    for (size_t index = 0; index < variables.size(); ++index) values[index] = variables[index].value();
  }

  const Program &program;
  std::unique_ptr<kiwi::Solver> solver;
  std::vector<kiwi::Variable> variables;
  std::vector<std::optional<kiwi::Constraint>> made;
  std::vector<std::string> names;
};

} // namespace

int main() { return driver::serve<Program, Run>(); }
