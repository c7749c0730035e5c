// Territories and tiles of the duel from files that a player can edit.
#pragma once

#include <expected>
#include <string>
#include <string_view>

#include "games/duel/rules/set.h"
#include "text/message.h"

namespace roundtable {

/// `file` is what messages call it.
std::expected<duel::Set, Message> parse_duel_set(std::string_view toml, const std::string& file);
std::expected<duel::Set, Message> read_duel_set(const std::string& file);

/// By the name a config uses: "default" is built in; any other is duel/NAME.toml in a content directory.
std::expected<duel::Set, Message> find_duel_set(std::string_view name);

/// Why the rules do not allow this set; `where` says where it came from.
Message explain_set_fault(const duel::Set& set, const duel::SetFault& fault, const std::string& where);

}  // namespace roundtable
