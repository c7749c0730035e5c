// Data files that people edit: whether the program would take one, and if not, why.
#pragma once

#include <string>

#include "text/catalogue.h"

namespace roundtable {

int check_content(const std::string& file, const Catalogue& text);

}  // namespace roundtable
