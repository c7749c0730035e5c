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

using schema::TypescriptFile;

constexpr auto heading = "// Written by `roundtable schema`: change the program, not this file.\n";

/// The games there are, and the types of each under its id: Games[id]['action'].
TypescriptFile games_file() {
  std::vector<std::string_view> ids;
  std::string imports;
  std::string types;
  for (const GameEntry& game : games()) {
    const std::string id(game.id);
    ids.push_back(game.id);
    imports += "import type * as " + id + " from './" + id + "';\n";
    types += "  " + id + ": {\n    config: " + id + ".Config;\n    action: " + id + ".Action;\n    notice: " + id +
             ".Notice;\n    view: " + id + ".View;\n    result: " + id + ".Result;\n  };\n";
  }
  const auto list = schema::shape_of(schema::Named{"GameId", schema::shape_of(schema::Words{ids}), {}, "games"});
  return {"games.ts", imports + "\n" + schema::typescript_types({list}) +
                          "\n/** The types of each game. */\nexport type Games = {\n" + types + "};\n"};
}

/// i18n/languages.json for the page.
TypescriptFile languages_file() {
  std::vector<std::string_view> codes;
  std::vector<std::string_view> rules;
  boost::json::object names, plurals, letters;
  for (const PluralRule& rule : plural_rules()) rules.push_back(rule.name);
  for (const LanguageFacts& language : languages()) {
    codes.push_back(language.code);
    names[language.code] = language.name;
    plurals[language.code] = language.plurals->name;
    letters[language.code] = language.letters;
  }
  using namespace schema;
  const auto code = shape_of(Named{"Language", shape_of(Words{codes}), {}, "languages"});
  const auto rule = named("PluralRule", shape_of(Words{rules}), "How a language counts, named after one that does so.");
  return {"languages.ts", typescript_types({code, rule}) + "\n/** Each in its own words. */\n" +
                              typescript_constant("language_names", "Record<Language, string>", names) + "\n" +
                              typescript_constant("plural_rules", "Record<Language, PluralRule>", plurals) +
                              "\n/** The set of letters that a font must have. */\n" +
                              typescript_constant("letters_of", "Record<Language, string>", letters)};
}

std::vector<TypescriptFile> all_files() {
  std::vector<TypescriptFile> files{games_file(), languages_file()};
  for (const GameEntry& game : games())
    for (auto& file : schema::typescript_files(game.id, game.schema())) files.push_back(std::move(file));
  for (auto& [name, text] : files) text.insert(0, std::string(heading) + (text.starts_with("import") ? "" : "\n"));
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
