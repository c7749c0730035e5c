// Text from outside is checked here before any parser sees it.
#pragma once

#include <optional>
#include <string_view>

#include "text/message.h"

namespace roundtable {

/// Valid UTF-8 without control characters. Tab, newline and carriage return are allowed; so is U+007F, because JSON
/// allows it in strings.
bool is_plain_text(std::string_view text);

/// What is wrong with the text of a file and in which line; nothing where it is plain text.
std::optional<Message> check_text(std::string_view text, std::string_view file);

}  // namespace roundtable
