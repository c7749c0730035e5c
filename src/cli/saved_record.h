// A record in a file.
#pragma once

#include <boost/json.hpp>
#include <expected>
#include <string>

#include "text/catalogue.h"

namespace roundtable {

/// The record of a file, checked by loading it; or what is wrong, in the words of this catalogue.
std::expected<boost::json::value, Message> read_record(const std::string& file, const Catalogue& text);

}  // namespace roundtable
