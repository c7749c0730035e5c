// Which names people may carry at a table.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace roundtable {

/// The name without blanks around it, or nothing where it is no name: 1 to 24 characters of UTF-8, none of them a
/// control character, a mark of direction or invisible.
std::optional<std::string> tidy_name(std::string_view given);

/// What two names have in common when one can be mistaken for the other: case, accents of Latin letters, Cyrillic and
/// Greek letters drawn like Latin ones, blanks and punctuation do not count.
std::string look_of(std::string_view name);

/// Text to be shown to others, such as a line of chat: no control characters but line breaks, this many characters.
std::optional<std::string> tidy_text(std::string_view given, std::size_t most);

}  // namespace roundtable
