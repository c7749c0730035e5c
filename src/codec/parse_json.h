// Where JSON from outside becomes a value.
#pragma once

#include <boost/json.hpp>
#include <string_view>

namespace roundtable {

/// Parses text that somebody else wrote. What is not plain text (text/check_text.h) is an error before the parser sees
/// it, and so is nesting deeper than `deepest`.
boost::json::value parse_json(std::string_view text, boost::json::error_code& error,
                              boost::json::storage_ptr memory = {}, std::size_t deepest = 32);

}  // namespace roundtable
