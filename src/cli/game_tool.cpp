#include "cli/game_tool.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <random>

#include "cli/avalon_tool.h"
#include "cli/duel_tool.h"
#include "cli/grail_tool.h"

namespace roundtable {

std::span<GameTool* const> game_tools() {
  static AvalonTool avalon;
  static DuelTool duel;
  static GrailTool grail;
  static const std::array<GameTool*, 3> all{&avalon, &duel, &grail};
  return all;
}

int fail(const Catalogue& text, const Message& why) {
  std::fprintf(stderr, "%s\n", text({"cli.error", {{"why", text(why)}}}).c_str());
  return 2;
}

std::vector<std::string> split_list(std::string_view list) {
  std::vector<std::string> parts;
  while (!list.empty()) {
    const auto comma = list.find(',');
    auto part = list.substr(0, comma);
    part.remove_prefix(std::min(part.find_first_not_of(' '), part.size()));
    part.remove_suffix(part.size() - (part.find_last_not_of(' ') + 1));
    if (!part.empty()) parts.emplace_back(part);
    list.remove_prefix(comma == std::string_view::npos ? list.size() : comma + 1);
  }
  return parts;
}

std::string fresh_seed() {
  std::random_device device;
  return std::to_string(device()) + "." + std::to_string(device());
}

}  // namespace roundtable
