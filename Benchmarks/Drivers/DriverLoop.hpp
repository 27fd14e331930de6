// What the drivers have in common: reading a program and commands, and answering them. The lines are described in
// KiwiDriver.cpp.

#pragma once

#include <cinttypes>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <exception>
#include <iostream>
#include <optional>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

namespace driver {

inline void writeNumber(double number) {
  uint64_t bits;
  std::memcpy(&bits, &number, sizeof bits);
  std::printf(" %016" PRIx64, bits);
}

inline void answer(double seconds, const std::vector<double> &values) {
  std::printf("ok");
  writeNumber(seconds);
  for (double value : values) writeNumber(value);
  std::printf("\n");
  std::fflush(stdout);
}

/// Reads a program, then carries out commands until the input ends.
template <typename Program, typename Run> int serve() {
  std::ios::sync_with_stdio(false);
  Program program;
  std::optional<std::string> broken;
  std::string line;
  bool complete = false;
  while (!complete && std::getline(std::cin, line)) {
    try {
      complete = broken ? line == "end" : program.take(line);
    } catch (const std::exception &error) {
      broken = error.what();
      complete = line == "end";
    }
  }
  Run run(program);
  while (std::getline(std::cin, line)) {
    try {
      if (broken) throw std::runtime_error(*broken);
      std::istringstream words(line);
      std::string command;
      words >> command;
      if (command == "reset") {
        run.reset();
        answer(0, {});
      } else if (command == "build") {
        double seconds = run.build();
        answer(seconds, run.values);
      } else if (command == "steps") {
        int from = 0, to = 0;
        words >> from >> to;
        double seconds = run.steps(from, to);
        answer(seconds, run.values);
      } else {
        throw std::runtime_error("not a command: " + line);
      }
    } catch (const std::exception &error) {
      std::printf("error %s\n", error.what());
      std::fflush(stdout);
    }
  }
  return 0;
}

} // namespace driver
