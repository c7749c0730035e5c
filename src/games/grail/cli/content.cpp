#include "games/grail/cli/content.h"

#include <cstdio>

#include "games/grail/content/files.h"

namespace roundtable {
int check_grail_content(const std::string& directory, const Catalogue& text) {
  const auto pack = load_grail_pack(directory);
  if (!pack) {
    for (const Message& problem : pack.error()) std::fprintf(stderr, "%s\n", text(problem).c_str());
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
