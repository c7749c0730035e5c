// TOML rewritten in ASCII, because toml++ 3.3 cannot safely read anything else.
#pragma once

#include <string>
#include <string_view>

namespace roundtable {

/// The same document for a parser that must see ASCII only; the text must be valid UTF-8. toml++ 3.3 reaches
/// __builtin_unreachable() when it asks whether a letter such as é is white space, which it does in bare values, after
/// a backslash and in continued lines. So letters beyond ASCII become escapes in strings and question marks elsewhere:
/// harmless in a comment, an error anywhere else, as they should be. Lines keep their numbers.
std::string ascii_toml(std::string_view text);

}  // namespace roundtable
