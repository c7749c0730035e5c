// Packs on disk.
#pragma once

#include "games/grail/content/pack.h"

namespace roundtable {

/// The .toml files of a directory in the order of their names; a problem where it cannot be read.
std::expected<std::vector<SourceFile>, Message> read_pack_files(const std::string& directory);
/// The pack of a directory; its id is the directory's name.
PackOrProblems load_grail_pack(const std::string& directory);

}  // namespace roundtable
