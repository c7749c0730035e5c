#include "soak/server_process.h"

#include <fcntl.h>
#include <netinet/in.h>
#include <signal.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>

namespace roundtable {

unsigned short free_port() {
  const int socket = ::socket(AF_INET, SOCK_STREAM, 0);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  socklen_t size = sizeof address;
  ::bind(socket, reinterpret_cast<sockaddr*>(&address), size);
  ::getsockname(socket, reinterpret_cast<sockaddr*>(&address), &size);
  ::close(socket);
  return ntohs(address.sin_port);
}

ServerProcess::ServerProcess(std::filesystem::path program, std::filesystem::path data, std::vector<std::string> options)
    : program_(std::move(program)), data_(std::move(data)), options_(std::move(options)), port_(free_port()) {}

ServerProcess::~ServerProcess() {
  if (pid_) kill();
}

void ServerProcess::start() {
  std::vector<std::string> words{program_.string(),    "serve",  "--address", "127.0.0.1", "--port",
                                 std::to_string(port_), "--data", data_.string(), "--no-qr"};
  const bool says_metrics = std::find(options_.begin(), options_.end(), "--metrics-port") != options_.end();
  if (!says_metrics) words.insert(words.end(), {"--metrics-port", "0"});
  words.insert(words.end(), options_.begin(), options_.end());
  std::vector<char*> arguments;
  for (std::string& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  pid_ = ::fork();
  if (pid_ != 0) return;
  const int output = ::open(log.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0600);
  ::dup2(output, STDOUT_FILENO);
  ::dup2(output, STDERR_FILENO);
  ::execv(arguments[0], arguments.data());
  ::_exit(127);
}

int ServerProcess::wait() {
  int status = 0;
  ::waitpid(pid_, &status, 0);
  pid_ = 0;
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

void ServerProcess::kill() {
  ::kill(pid_, SIGKILL);
  wait();
}

int ServerProcess::stop() {
  ::kill(pid_, SIGTERM);
  return wait();
}

}  // namespace roundtable
