// What the commands of the program share when they read the command line.
#pragma once

#include <CLI/CLI.hpp>
#include <functional>
#include <string>

#include "text/catalogue.h"

namespace roundtable {

/// What the command line asks for; empty until a command was named.
using Chosen = std::function<int()>;

/// The language has been chosen before the command line is read (the help is in it too): here the option is only
/// allowed.
inline void add_language(CLI::App& app, const Catalogue& text) {
  std::vector<std::string> codes;
  for (const LanguageFacts& language : languages()) codes.push_back(language.code);
  app.add_option_function<std::string>(
         "--lang,--language", [](const std::string&) {}, text({"cli.option.lang", {{"known", known_languages()}}}))
      ->check(CLI::IsMember(codes));
}

inline CLI::App& add_command(CLI::App& app, const std::string& name, const std::string& about, const Catalogue& text,
                             Chosen& chosen, Chosen run) {
  auto* sub = app.add_subcommand(name, about);
  sub->callback([&chosen, run] { chosen = run; });
  add_language(*sub, text);
  return *sub;
}

}  // namespace roundtable
