// A recorded game told step by step, with everything open or as one seat was told it.
#pragma once

#include <optional>
#include <string>

#include "text/catalogue.h"

namespace roundtable {

int replay(const std::string& file, std::optional<int> seat, const Catalogue& text);

}  // namespace roundtable
