#include "lab/child_process.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>

extern char** environ;

namespace roundtable::lab {

std::optional<std::string> ChildProcess::ask(std::string_view line, std::chrono::milliseconds patience) {
  const auto deadline = std::chrono::steady_clock::now() + patience;
  if (!is_running() && !start()) return std::nullopt;
  heard_.clear();  // what it said unasked answers nothing
  std::string text(line);
  text += '\n';
  auto answer = say(text, deadline) ? hear(deadline) : std::nullopt;
  if (!answer) end();
  return answer;
}

/// A pair of sockets rather than pipes: writing to a program that has died then brings an error and no signal.
bool ChildProcess::start() {
  std::array<int, 2> ends{};
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0) return false;
  posix_spawn_file_actions_t files;
  posix_spawn_file_actions_init(&files);
  posix_spawn_file_actions_adddup2(&files, ends[1], STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&files, ends[1], STDOUT_FILENO);
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP);
  std::string shell = "sh";
  std::string option = "-c";
  std::string line = "exec " + command_;
  std::array<char*, 4> arguments{shell.data(), option.data(), line.data(), nullptr};
  const int failed = posix_spawn(&process_, "/bin/sh", &files, &attributes, arguments.data(), environ);
  posix_spawn_file_actions_destroy(&files);
  posix_spawnattr_destroy(&attributes);
  close(ends[1]);
  wire_ = ends[0];
  if (failed != 0) process_ = 0;
  return failed == 0;
}

void ChildProcess::end() {
  if (wire_ >= 0) close(wire_);
  wire_ = -1;
  heard_.clear();
  if (process_ <= 0) return;
  kill(-process_, SIGKILL);
  while (waitpid(process_, nullptr, 0) < 0 && errno == EINTR) {
  }
  process_ = 0;
}

bool ChildProcess::await(short what, Time deadline) const {
  const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(deadline - std::chrono::steady_clock::now());
  if (left.count() <= 0) return false;
  pollfd wire{wire_, what, 0};
  return poll(&wire, 1, static_cast<int>(left.count())) > 0;
}

bool ChildProcess::say(std::string_view text, Time deadline) {
  while (!text.empty()) {
    if (!await(POLLOUT, deadline)) return false;
    const auto sent = send(wire_, text.data(), text.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
    if (sent < 0 && errno != EAGAIN && errno != EINTR) return false;
    text.remove_prefix(static_cast<std::size_t>(std::max<ssize_t>(0, sent)));
  }
  return true;
}

std::optional<std::string> ChildProcess::hear(Time deadline) {
  std::array<char, 4096> part;
  while (heard_.size() < longest_line) {
    if (const auto end = heard_.find('\n'); end != std::string::npos) return heard_.substr(0, end);
    if (!await(POLLIN, deadline)) return std::nullopt;
    const auto count = recv(wire_, part.data(), part.size(), MSG_DONTWAIT);
    if (count == 0 || (count < 0 && errno != EAGAIN && errno != EINTR)) return std::nullopt;
    if (count > 0) heard_.append(part.data(), static_cast<std::size_t>(count));
  }
  return std::nullopt;
}

}  // namespace roundtable::lab
