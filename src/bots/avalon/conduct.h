// How well each viewpoint explains what its seat did, if everybody is of one kind.
#pragma once

#include "bots/avalon/deals.h"
#include "bots/avalon/moments.h"

namespace roundtable::avalon {

/// Kinds of players one may sit with. Random plays any legal action. Logic guesses one deal that fits and plays by it.
/// People reads as fitted on people. Thumb goes by rules of thumb.
enum class Kind : std::uint8_t { Random, Logic, People, Thumb };
inline constexpr std::size_t kind_count = 4;

/// Natural logarithms: by viewpoint for proposals and votes, by camp for the cards.
struct Conduct {
  std::vector<double> views;
  std::vector<double> camps;
};

Conduct conduct_of(Kind kind, const DealSpace& space, const std::vector<Moment>& moments);

}  // namespace roundtable::avalon
