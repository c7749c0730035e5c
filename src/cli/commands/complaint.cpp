#include "cli/commands/complaint.h"

#include <regex>
#include <sstream>

namespace roundtable {
namespace {

/// A sentence of CLI11, and ours for the same; the groups of the first are the gaps of the second in this order.
struct Pattern {
  const char* said;
  const char* key;
  std::vector<std::string_view> gaps;
};

const std::vector<Pattern>& patterns() {
  static const std::vector<Pattern> all{
      {"The following arguments? (?:was|were) not expected: (.*)", "cli.unexpected", {"given"}},
      {"Could not convert: (\\S+) = (.*)", "cli.bad_value", {"option", "given"}},
      {"(\\S+): (?:Value )?(.*) not in range (\\S+) to (\\S+)",
       "cli.out_of_range",
       {"option", "given", "least", "most"}},
      {"(\\S+): (.*) not in \\{(.*)\\}", "cli.none_of", {"option", "given", "known"}},
      {"(\\S+): .* required .* missing", "cli.value_missing", {"option"}},
      {"A subcommand is required", "cli.command_missing", {}},
      {"(\\S+) is required", "cli.required", {"option"}},
      {"(\\S+) requires (\\S+)", "cli.requires", {"option", "other"}}};
  return all;
}

/// CLI11 lists what it did not expect from the last to the first.
std::string turned_round(const std::string& words) {
  std::istringstream in(words);
  std::string turned;
  for (std::string word; in >> word;) turned = turned.empty() ? word : word + " " + turned;
  return turned;
}

}  // namespace

std::string complaint(const CLI::Error& error, const Catalogue& text) {
  const std::string said = error.what();
  std::smatch found;
  for (const Pattern& pattern : patterns()) {
    if (!std::regex_match(said, found, std::regex(pattern.said))) continue;
    Message message(pattern.key);
    for (std::size_t i = 0; i < pattern.gaps.size(); ++i)
      message.gaps.emplace_back(pattern.gaps[i], found[i + 1].str());
    if (message.key == "cli.unexpected") message.gaps[0].second = turned_round(found[1]);
    return text(message);
  }
  return said;
}

}  // namespace roundtable
