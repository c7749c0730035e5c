#include "cli/commands/content.h"

#include <cstdio>
#include <filesystem>

#include "cli/game_tool.h"
#include "games/duel/content/sets.h"
#include "games/grail/cli/content.h"

namespace roundtable {

int check_content(const std::string& file, const Catalogue& text) {
  if (std::filesystem::is_directory(file)) return check_grail_content(file, text);
  const auto set = read_duel_set(file);
  if (!set) return fail(text, set.error());
  std::printf(
      "%s\n",
      text({"content.good",
            {{"where", file}, {"name", std::string(set->name.view())}, {"total", long{duel::total_crowns(*set)}}}})
          .c_str());
  return 0;
}

}  // namespace roundtable
