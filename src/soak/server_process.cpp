#include "soak/server_process.h"

#include <fcntl.h>
#include <netinet/in.h>
#include <signal.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <random>

namespace roundtable {

namespace {

bool is_free(unsigned short port) {
  const int socket = ::socket(AF_INET, SOCK_STREAM, 0);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  address.sin_port = htons(port);
  const bool bound = ::bind(socket, reinterpret_cast<sockaddr*>(&address), sizeof address) == 0;
  ::close(socket);
  return bound;
}

}  // namespace

// Below those that the system gives to whoever connects: such a connection may come between choosing and listening.
unsigned short free_port() {
  constexpr unsigned lowest = 12'000, count = 20'000;
  static std::atomic<unsigned> next = std::random_device()();
  for (;;)
    if (const auto port = static_cast<unsigned short>(lowest + next++ % count); is_free(port)) return port;
}

ServerProcess::ServerProcess(std::filesystem::path program, std::filesystem::path data,
                             std::vector<std::string> options)
    : program_(std::move(program)), data_(std::move(data)), options_(std::move(options)), port_(free_port()) {}

ServerProcess::~ServerProcess() {
  if (pid_) kill();
}

void ServerProcess::start() {
  std::vector<std::string> words{program_.string(),     "serve",  "--address",    "127.0.0.1", "--port",
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
