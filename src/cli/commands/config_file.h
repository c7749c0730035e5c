// Options of a command from a TOML file.
#pragma once

#include <CLI/CLI.hpp>
#include <optional>
#include <string>

#include "text/message.h"

namespace roundtable {

/// Each key is an option's name without its dashes. What the command line or the environment has said stays.
std::optional<Message> read_config(const std::string& file, CLI::App& command);

}  // namespace roundtable
