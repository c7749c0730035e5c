// A deal that can be verified: what it was drawn from, and whether it was.
#pragma once

#include <boost/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "text/message.h"

namespace roundtable {

/// The seed of a game: the server's secret, fixed by its hash before, and one contribution a seat.
std::string seed_of(std::string_view secret, const std::vector<std::string>& contributions);

/// What is wrong with the deal of a finished game's record, if anything.
std::optional<Message> unfair(const boost::json::value& record);

}  // namespace roundtable
