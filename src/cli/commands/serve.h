// The server as a command.
#pragma once

#include <filesystem>

#include "net/net.h"
#include "text/catalogue.h"

namespace roundtable {

struct ServeOptions {
  NetOptions net;
  ServerOptions server;
  std::string data;
  std::string web;
  int bot_delay_ms = 900;
  int bot_budget_ms = 200;
  int idle_s = 600;
  bool no_qr = false;
};

int serve(const ServeOptions& options, const Catalogue& text);

int verify(const std::string& file, const Catalogue& text);
int back_up_data(const std::string& data, const std::string& target, const Catalogue& text);
int restore_data(const std::string& copy, const std::string& data, const Catalogue& text);

/// Where the data is kept unless said otherwise.
std::string default_data_folder();
/// The built page: beside the program, or where it was built from.
std::string default_web_folder();

}  // namespace roundtable
