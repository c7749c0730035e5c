// The embedded store: one SQLite file, write-ahead log, full synchronisation, one thread that commits in groups.
#pragma once

#include <filesystem>

#include "store/store.h"
#include "text/message.h"

namespace roundtable {

/// Opens or makes the data file in this folder. A file that is corrupt, foreign, or newer than this program is left as
/// it is, and the message says what is wrong and what can be done.
std::expected<std::unique_ptr<Store>, Message> open_sqlite_store(const std::filesystem::path& folder);

/// A consistent copy of the data file while a server may be writing it; the target must not exist.
std::optional<Message> back_up(const std::filesystem::path& folder, const std::filesystem::path& target);
/// Puts a copy back; a data file that is there is never overwritten.
std::optional<Message> restore(const std::filesystem::path& copy, const std::filesystem::path& folder);

}  // namespace roundtable
