// The opening to be read aloud for the characters in play.
#pragma once

#include <string>

#include "text/catalogue.h"

namespace roundtable {

struct NarrateOptions {
  std::string roles = "merlin,assassin";
  std::string lancelot = "off";
};
int narrate(const NarrateOptions& options, const Catalogue& text);

}  // namespace roundtable
