// The opening to be read aloud for the characters in play.
#pragma once

#include <string>
#include <vector>

#include "games/avalon/rules/setup.h"
#include "text/catalogue.h"

namespace roundtable {

/// Keys of the sentences, in the order they are read.
std::vector<std::string> narration(const avalon::RoleSet& roles, avalon::Lancelots lancelots);

struct NarrateOptions {
  std::string roles = "merlin,assassin";
  std::string lancelot = "off";
};
int narrate(const NarrateOptions& options, const Catalogue& text);

}  // namespace roundtable
