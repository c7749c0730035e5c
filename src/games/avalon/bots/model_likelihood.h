// How well each viewpoint explains what its seat did, if everybody is of one kind.
#pragma once

#include "games/avalon/bots/deals.h"
#include "games/avalon/bots/moments.h"

namespace roundtable::avalon {

/// Kinds of players one may sit with. Random plays any legal action. Logic guesses one deal that fits and plays by it.
/// People reads as fitted on people. Heuristic plays like the bot `simple`.
enum class PlayerModel : std::uint8_t { Random, Logic, People, Heuristic };
inline constexpr std::size_t player_model_count = 4;

/// Of the first moments of a game: how likely what was done is, by viewpoint for proposals and votes; by camp for the
/// cards, as natural logarithms.
struct ModelLikelihood {
  std::size_t moments = 0;
  std::vector<double> chances{};
  std::vector<double> camps{};
};

/// The same for more of its moments; adding them one by one or all at once gives the same to the last bit.
void extend_likelihood(std::size_t end, PlayerModel kind, const DealSpace& space, const std::vector<Moment>& moments,
                       ModelLikelihood& likelihoods);

}  // namespace roundtable::avalon
