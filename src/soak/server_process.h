// A server in a process of its own, to be killed and started again.
#pragma once

#include <sys/types.h>

#include <filesystem>
#include <string>
#include <vector>

namespace roundtable {

/// A port of the loopback that nobody uses now, another each time.
unsigned short free_port();

class ServerProcess {
 public:
  /// The program is `roundtable`; the port is chosen free and stays the same.
  ServerProcess(std::filesystem::path program, std::filesystem::path data, std::vector<std::string> options = {});
  ~ServerProcess();
  ServerProcess(const ServerProcess&) = delete;

  void start();
  /// At once, as a loss of power would end it.
  void kill();
  /// SIGTERM; the exit status.
  int stop();
  unsigned short port() const { return port_; }
  pid_t pid() const { return pid_; }
  /// What it writes, to the terminal too, goes to this file.
  std::filesystem::path log = "/dev/null";
  /// Waits for its end and gives the exit status.
  int wait();

 private:
  std::filesystem::path program_;
  std::filesystem::path data_;
  std::vector<std::string> options_;
  unsigned short port_;
  pid_t pid_ = 0;
};

}  // namespace roundtable
