#include "cli/avalon_options.h"

#include "codec/avalon.h"

namespace roundtable {

std::vector<std::string> split_list(std::string_view list) {
  std::vector<std::string> parts;
  while (!list.empty()) {
    const auto comma = list.find(',');
    const auto part = list.substr(0, comma);
    if (!part.empty()) parts.emplace_back(part);
    list.remove_prefix(comma == std::string_view::npos ? list.size() : comma + 1);
  }
  return parts;
}

std::expected<avalon::Setup, Message> read_setup(const AvalonOptions& options) {
  boost::json::array roles;
  for (const auto& role : split_list(options.roles)) roles.emplace_back(role);
  const boost::json::object config{
      {"players", options.players},     {"roles", std::move(roles)},        {"lancelot", options.lancelot},
      {"lady", options.lady},           {"excalibur", options.excalibur},   {"targeting", options.targeting},
      {"plots", options.plots},         {"edition", options.edition},       {"floating_assassin", options.floating_assassin}};
  return Codec<avalon::Avalon>::read_config(config);
}

}  // namespace roundtable
