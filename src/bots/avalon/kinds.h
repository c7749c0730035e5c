// Kinds of players one may sit with. A belief over deal and kind together: what others do is read by the way they play.
#pragma once

#include "bots/avalon/belief.h"
#include "bots/avalon/moments.h"

namespace roundtable::avalon {

/// Random plays any legal action. Logic guesses one deal that fits and plays by it. People reads as fitted on people.
enum class Kind : std::uint8_t { Random, Logic, People };
inline constexpr std::size_t kind_count = 3;

struct Company {
  std::array<double, kind_count> chance{};             // of each kind
  std::array<std::vector<float>, kind_count> shares;   // of the deals, if they are of this kind
};

/// What this seat may think of the deal and of the others.
Company read_company(const View& view, const Possible& possible);

/// How a player of kind Logic is taken to vote: the chance that it approves, given the evil seats it may think of.
double logic_approves(bool evil, const std::vector<SeatSet>& camps, const Moment& moment, int rejections);

/// The chance of so many fails from so many evil seats.
double chance_of_fails(Kind kind, int evil, int fails);

}  // namespace roundtable::avalon
