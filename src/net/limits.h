// How much one connection and one address may ask for.
#pragma once

#include <sys/resource.h>

#include <chrono>
#include <string>
#include <unordered_map>

namespace roundtable {

/// A token bucket: so many at once, and so many a second after that.
class Bucket {
 public:
  Bucket(double burst, double per_second) : left_(burst), burst_(burst), per_second_(per_second) {}
  bool take() {
    const auto now = std::chrono::steady_clock::now();
    left_ = std::min(burst_, left_ + per_second_ * std::chrono::duration<double>(now - last_).count());
    last_ = now;
    if (left_ < 1) return false;
    left_ -= 1;
    return true;
  }
  bool is_full() const {
    const auto idle = std::chrono::steady_clock::now() - last_;
    return left_ + per_second_ * std::chrono::duration<double>(idle).count() >= burst_;
  }

 private:
  double left_;
  double burst_;
  double per_second_;
  std::chrono::steady_clock::time_point last_ = std::chrono::steady_clock::now();
};

struct Limits {
  int connections = 20'000;
  int connections_per_address = 200;
  double messages_per_second = 20;  // of one connection
  double messages_burst = 60;
  double requests_per_second = 50;  // of one address: HTTP requests and new connections
  double requests_burst = 300;
  std::size_t message_bytes = 64 * 1024;
  std::size_t body_bytes = 1024 * 1024;
  std::size_t waiting_bytes = 1024 * 1024;  // sent but not read: more cuts a slow reader off
};

/// Beside the WebSockets a browser opens some connections for files.
inline Limits with_room_for_files(Limits limits) {
  limits.connections += 1000;
  limits.connections_per_address += 64;
  return limits;
}

/// What addresses have open and how fast they ask.
class Addresses {
 public:
  explicit Addresses(Limits limits) : limits_(limits) {}

  bool admits(const std::string& address) { return entry(address).requests.take(); }
  /// `shared`: many people come from there, as through a proxy; only all connections together are limited then.
  bool connect(const std::string& address, bool shared) {
    Entry& one = entry(address);
    if (open_ >= limits_.connections) return false;
    if (!shared && one.open >= limits_.connections_per_address) return false;
    ++one.open;
    ++open_;
    return true;
  }
  void disconnect(const std::string& address) {
    --entry(address).open;
    --open_;
  }

 private:
  struct Entry {
    Bucket requests;
    int open = 0;
  };
  Entry& entry(const std::string& address) {
    if (entries_.size() > 10'000)
      std::erase_if(entries_, [](const auto& item) { return item.second.open == 0 && item.second.requests.is_full(); });
    return entries_.try_emplace(address, Entry{{limits_.requests_burst, limits_.requests_per_second}}).first->second;
  }
  Limits limits_;
  std::unordered_map<std::string, Entry> entries_;
  int open_ = 0;
};

/// Raises the limit of open files: each connection is one, and the default limit is low.
inline void allow_many_connections() {
  rlimit files{};
  if (getrlimit(RLIMIT_NOFILE, &files) != 0) return;
  files.rlim_cur = files.rlim_max;
  setrlimit(RLIMIT_NOFILE, &files);
}

}  // namespace roundtable
