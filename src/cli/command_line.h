// Adding commands to the command line.
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
  app.add_option_function<std::string>(
         "--lang,--language", [](const std::string&) {}, text("cli.option.lang"))
      ->check(CLI::IsMember({"en", "cs", "de", "pl", "uk"}));
}

/// Where commands are added: the program itself, or a command such as `lab` that has others below it.
struct CommandGroup {
  CLI::App& app;
  const Catalogue& text;
  Chosen& chosen;

  /// A command that runs something; `about` is the key of its help.
  CLI::App& add(const std::string& name, const std::string& about, const Chosen& run) const {
    auto* sub = app.add_subcommand(name, text(about));
    sub->callback([&chosen = chosen, run] { chosen = run; });
    add_language(*sub, text);
    return *sub;
  }
  /// A command that only holds others.
  CommandGroup group(const std::string& name) const {
    auto* sub = app.add_subcommand(name, text("cli." + name));
    sub->require_subcommand(1);
    return {*sub, text, chosen};
  }
};

}  // namespace roundtable
