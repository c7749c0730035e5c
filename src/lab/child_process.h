// A program that is spoken to line by line. Limited in time and output, then killed with its children.
#pragma once

#include <sys/types.h>

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

namespace roundtable::lab {

class ChildProcess {
 public:
  static constexpr std::size_t longest_line = std::size_t{1} << 16;

  /// Run by the shell, in a group of its own.
  explicit ChildProcess(std::string command) : command_(std::move(command)) {}
  ~ChildProcess() { end(); }
  ChildProcess(const ChildProcess&) = delete;
  ChildProcess& operator=(const ChildProcess&) = delete;

  /// The line it answers with; nothing if it does not in this time, dies or writes too much. Starts it if need be;
  /// after a failure it is ended, and started anew by the next question.
  std::optional<std::string> ask(std::string_view line, std::chrono::milliseconds patience);
  bool is_running() const { return process_ > 0; }

 private:
  using Time = std::chrono::steady_clock::time_point;
  bool start();
  void end();
  bool say(std::string_view text, Time deadline);
  std::optional<std::string> hear(Time deadline);
  bool await(short what, Time deadline) const;

  std::string command_;
  pid_t process_ = 0;
  int wire_ = -1;
  std::string heard_;
};

}  // namespace roundtable::lab
