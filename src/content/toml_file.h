// TOML from people we do not know. toml++ is included here only, with its assertions kept away.
#pragma once

#define TOML_EXCEPTIONS 0
// toml++ 3.3 asserts what broken input can break, and in a release takes it for granted; where it does neither it
// reports the error as it should. So its assertions are left out, and its assumptions with them.
#define TOML_ASSERT(expr) static_assert(true)
#pragma push_macro("NDEBUG")
#undef NDEBUG
#include <toml++/toml.h>
#pragma pop_macro("NDEBUG")

#include <optional>

#include "content/problems.h"
#include "content/source_file.h"

namespace roundtable {

/// "file:line", or the file alone where the line is not known.
std::string place_in(std::string_view file, const toml::source_region& source);

/// Nothing where the file is not good TOML; what is wrong is among the problems then.
std::optional<toml::table> parse_toml(const SourceFile& file, Problems& problems);

}  // namespace roundtable
