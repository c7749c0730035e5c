// Text in columns. Letters are counted, not bytes: names have accents, and colours are no letters at all.
#pragma once

#include <string>
#include <string_view>

namespace roundtable {

std::size_t letters_in(std::string_view text);
std::string padded(const std::string& text, std::size_t width);
/// Broken between words into lines of at most this width where that is possible; what follows the first is indented.
std::string wrapped(std::string_view text, std::size_t width, std::size_t indent);

}  // namespace roundtable
