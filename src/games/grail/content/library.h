// The packs there are: those built into the program, and those in the directories of ROUNDTABLE_CONTENT.
#pragma once

#include <memory>

#include "games/grail/content/pack.h"

namespace roundtable {

/// The pack with this id; where a digest is given, only the very same rules will do.
std::shared_ptr<const grail::Pack> find_grail_pack(std::string_view id, std::string_view digest);
/// Ids, separated by commas.
std::string known_grail_packs();
/// The words of a pack in a language: "card" and "attack" give "Attack". English where a language lacks it; the id
/// where nobody has written anything.
std::string grail_words(const grail::Pack& pack, std::string_view language, std::string_view section,
                        std::string_view id);

}  // namespace roundtable
