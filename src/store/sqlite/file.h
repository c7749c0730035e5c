// Opening, making and copying data files.
#pragma once

#include <optional>

#include "store/sqlite/sqlite.h"
#include "text/message.h"

namespace roundtable {

/// Opens an existing file after checking that it is ours and undamaged. Otherwise it is left as it is.
std::expected<sqlite::Database, Message> open_data_file(const std::filesystem::path& file, sqlite::Access access);

/// A new data file without any events; there must be none yet.
std::optional<Message> make_data_file(const std::filesystem::path& file);

/// Copies a data file, in use or not, to a place where there is none yet.
std::optional<Message> copy_data_file(const std::filesystem::path& from, const std::filesystem::path& to);

}  // namespace roundtable
