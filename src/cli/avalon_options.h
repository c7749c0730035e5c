// Avalon's config as the command line gives it; checked by the same code as the protocol's.
#pragma once

#include <expected>
#include <string>

#include "games/avalon/setup.h"
#include "text/message.h"

namespace roundtable {

struct AvalonOptions {
  int players = 5;
  std::string roles = "merlin,assassin";
  std::string lancelot = "off";
  bool lady = false;
  bool excalibur = false;
  bool targeting = false;
  bool plots = false;
  std::string edition = "en";
  bool floating_assassin = false;
};

std::expected<avalon::Setup, Message> read_setup(const AvalonOptions& options);

/// The parts of a list separated by commas; none of them empty.
std::vector<std::string> split_list(std::string_view list);

}  // namespace roundtable
