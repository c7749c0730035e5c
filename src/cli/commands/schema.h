// The page's types, written from the program's own: web/src/generated/.
#pragma once

#include <string>

#include "text/catalogue.h"

namespace roundtable {

/// Writes the files into the folder, or all of them to standard output where none is named.
int write_schema(const std::string& folder, const Catalogue& text);

}  // namespace roundtable
