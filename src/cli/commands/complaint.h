// What is wrong with a command line, in the reader's language: CLI11 says it in English.
#pragma once

#include <CLI/CLI.hpp>

#include "text/catalogue.h"

namespace roundtable {

std::string complaint(const CLI::Error& error, const Catalogue& text);

}  // namespace roundtable
