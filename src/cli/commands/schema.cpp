#include "cli/commands/schema.h"

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <vector>

#include "cli/game_tool.h"
#include "codec/typescript.h"
#include "match/catalogue.h"

namespace roundtable {
namespace {

struct File {
  std::string name;
  std::string text;
};

const std::string heading = "// Written by `roundtable schema`: change the program, not this file.\n";

std::string of_each_game(const char* start, const char* middle, const char* end) {
  std::string text;
  for (const GameEntry& game : games())
    text += start + std::string(game.id) + middle + std::string(game.id) + end;
  return text;
}

/// The games there are, and the types of each under its name: Games['duel']['action'].
File games_file() {
  boost::json::array ids;
  for (const GameEntry& game : games()) ids.emplace_back(game.id);
  const auto types = [](std::string_view game) {
    std::string text;
    for (const auto* type : {"Config", "Action", "Notice", "View", "Result"})
      text += std::string(text.empty() ? "" : "; ") + static_cast<char>(type[0] - 'A' + 'a') + (type + 1) + ": " +
              std::string(game) + "." + type;
    return "  " + std::string(game) + ": { " + text + " };\n";
  };
  std::string text = heading + of_each_game("import type * as ", " from './", "';\n");
  text += "\nexport const games = " + schema::typescript_value(ids) + " as const;\n";
  text += "export type GameId = (typeof games)[number];\n\n/** The types of each game. */\nexport type Games = {\n";
  for (const GameEntry& game : games()) text += types(game.id);
  return {"games.ts", text + "};\n"};
}

std::vector<File> all_files() {
  std::vector<File> files{games_file()};
  for (const GameEntry& game : games())
    files.push_back({std::string(game.id) + ".ts", heading + "\n" + schema::typescript_file(game.schema())});
  return files;
}

bool write_file(const std::filesystem::path& path, const std::string& text) {
  std::ofstream stream(path, std::ios::binary);
  stream << text;
  stream.close();
  return stream.good();
}

}  // namespace

int write_schema(const std::string& folder, const Catalogue& text) {
  for (const auto& [name, content] : all_files()) {
    if (folder.empty())
      std::printf("// %s\n%s\n", name.c_str(), content.c_str());
    else if (const auto path = std::filesystem::path(folder) / name; !write_file(path, content))
      return fail(text, {"lab.cannot_write", {{"file", path.string()}}});
  }
  return 0;
}

}  // namespace roundtable
