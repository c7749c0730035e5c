#include "cli/commands/content.h"

#include "cli/game_tool.h"

namespace roundtable {

int check_content(const std::string& file, const Catalogue& text) {
  for (const GameTool* tool : game_tools())
    if (tool->takes_content(file)) return tool->check_content(file, text);
  return fail(text, {"content.cannot_read", {{"where", file}}});
}

}  // namespace roundtable
