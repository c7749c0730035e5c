#include "cli/game_tool.h"

#include <algorithm>
#include <cstdio>
#include <random>

namespace roundtable {

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
