// A record in a file.
#pragma once

#include <boost/json.hpp>
#include <expected>
#include <string>

#include "text/catalogue.h"

namespace roundtable {

/// The JSON of a file that should hold a record; or what is wrong, in the words of this catalogue.
std::expected<boost::json::value, Message> read_record_json(const std::string& file, const Catalogue& text);

/// The same, checked by loading the record.
std::expected<boost::json::value, Message> read_record(const std::string& file, const Catalogue& text);

}  // namespace roundtable
