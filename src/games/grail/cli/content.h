// Checks a pack of Grail and says what is wrong with it.
#pragma once

#include <string>

#include "text/catalogue.h"

namespace roundtable {

/// Prints every problem with file and line; returns the program's status.
int check_grail_content(const std::string& directory, const Catalogue& text);

}  // namespace roundtable
