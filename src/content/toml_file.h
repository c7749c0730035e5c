// TOML from files that anybody may have written. toml++ is included here only, with its assertions switched off.
#pragma once

#define TOML_EXCEPTIONS 0
// Broken input can violate assertions of toml++ 3.3, and with NDEBUG it assumes them to hold. Without either it reports
// the error as it should.
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

/// Nothing where the file is not valid TOML; the problems then say why.
std::optional<toml::table> parse_toml(const SourceFile& file, Problems& problems);

}  // namespace roundtable
