// Text in columns. Letters are counted, not bytes: names have accents, and colours are no letters at all.
#pragma once

#include <string>
#include <string_view>

namespace roundtable {

std::size_t letters_in(std::string_view text);
std::string padded(const std::string& text, std::size_t width);

}  // namespace roundtable
