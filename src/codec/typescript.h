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

/// export const NAME: TYPE = VALUE;
std::string typescript_constant(std::string_view name, std::string_view type, const boost::json::value& value);

struct TypescriptFile {
  std::string name;
  std::string text;
};

/// The files of one game: its own, and one for each fact that has its own.
std::vector<TypescriptFile> typescript_files(std::string_view game, const GameSchema& schema);

}  // namespace roundtable::schema
