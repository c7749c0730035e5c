// Several tables at one server in a process of its own; every seat but the bots' is a guest.
#pragma once

#include <filesystem>

#include "soak/guest.h"
#include "soak/server_process.h"

namespace roundtable {

class Evening {
 public:
  Evening(const std::filesystem::path& program, std::vector<std::string> options);
  ~Evening();

  ServerProcess& server() { return server_; }
  const std::filesystem::path& folder() const { return folder_; }
  Party& invite(const Party& party);
  std::vector<std::unique_ptr<Guest>>& guests() { return guests_; }
  const std::vector<std::unique_ptr<Party>>& parties() const { return parties_; }
  /// What guests complained of.
  const std::vector<std::string>& troubles() const { return troubles_.list; }
  bool all_over() const;
  long actions() const;

  /// The guests come and play, for so long or until all is over.
  void begin();
  void run_for(std::chrono::milliseconds time) { loop_.run_for(time); }

 private:
  std::filesystem::path folder_;
  ServerProcess server_;
  boost::asio::io_context loop_;
  Troubles troubles_;
  std::vector<std::unique_ptr<Party>> parties_;
  std::vector<std::unique_ptr<Guest>> guests_;
};

}  // namespace roundtable
