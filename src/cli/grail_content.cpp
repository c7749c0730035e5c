#include "cli/grail_content.h"

#include <cstdio>

#include "content/grail_files.h"

namespace roundtable {
namespace {

std::string in_words(const ContentProblem& problem, const Catalogue& text) {
  if (problem.line == 0 && problem.file.empty()) return text({"content.problem_of_pack", {{"why", text(problem.why)}}});
  return text({"content.problem", {{"file", problem.file}, {"line", problem.line}, {"why", text(problem.why)}}});
}

}  // namespace

int check_grail_content(const std::string& directory, const Catalogue& text) {
  const auto pack = load_grail_pack(directory);
  if (!pack) {
    for (const ContentProblem& problem : pack.error()) std::fprintf(stderr, "%s\n", in_words(problem, text).c_str());
    return 2;
  }
  const auto count = [](const auto& entries) { return static_cast<long>(entries.size()); };
  std::printf("%s\n", text({"content.fine",
                            {{"pack", pack->id},
                             {"characters", count(pack->characters)},
                             {"cards", count(pack->cards)},
                             {"items", count(pack->items)},
                             {"encounters", count(pack->encounters)},
                             {"locations", count(pack->locations)},
                             {"events", count(pack->events)}}})
                          .c_str());
  return 0;
}

}  // namespace roundtable
