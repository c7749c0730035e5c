// Schemas as TypeScript, laid out as prettier would.
#pragma once

#include <boost/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "codec/schema.h"

namespace roundtable::schema {

/// Every named shape that these reach, each once and before it is used.
std::string typescript_types(const std::vector<Shape>& shapes);

/// The file of one game.
std::string typescript_file(const GameSchema& game);

/// A value on one line.
std::string typescript_value(const boost::json::value& value);

/// export const NAME: TYPE = VALUE;
std::string typescript_constant(std::string_view name, std::string_view type, const boost::json::value& value);

}  // namespace roundtable::schema
