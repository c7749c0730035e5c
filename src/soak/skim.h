// A fast reader for load tests: thousands of guests share a processor with the server they measure.
#pragma once

#include <boost/json.hpp>
#include <string_view>

namespace roundtable {

/// Of a message about a game all but what has happened and how things stand; any other message whole.
boost::json::value skim(std::string_view text, boost::json::storage_ptr memory);

}  // namespace roundtable
