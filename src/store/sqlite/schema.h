// The tables of a data file by format version, and how an older file is upgraded.
#pragma once

#include <array>
#include <optional>
#include <span>

#include "store/sqlite/sqlite.h"
#include "text/message.h"

namespace roundtable {

/// Step n brings a file of version n to version n + 1. A step that was released is never changed; new ones are added.
using SchemaSteps = std::span<const char* const>;
SchemaSteps schema_steps();

/// Runs all steps that the file lacks in one transaction (all of them for a new file). Returns SQLite's code.
int upgrade(sqlite::Database& database, SchemaSteps steps = schema_steps());

/// Why this file is not one that this program may work with, or nothing. Changes nothing in the file.
std::optional<Message> examine(sqlite::Database& database, const std::filesystem::path& file);

/// A message about a file and SQLite's reason.
Message trouble(const std::filesystem::path& file, int status);

}  // namespace roundtable
