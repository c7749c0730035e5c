// What can be said at a table of Avalon. A statement is a value: each reader has it in words of their own language.
#pragma once

#include "engine/names.h"
#include "games/avalon/rules/actions.h"

namespace roundtable::avalon::talk {

/// The number of a statement or of an action taken, from 1.
using Number = std::uint32_t;

enum class Audience : std::uint8_t { All, Allies };
enum class Strength : std::uint8_t { Some, Sure };
/// What one who was asked "why" may answer.
enum class Motive : std::uint8_t { TrustedTeam, DoubtedTeam, WantedToSee, LastChance, ByElimination, FeltSo };

/// What a statement rests on: a public action, or something that was said.
struct Because {
  enum class By : std::uint8_t { Step, Statement };
  By by = By::Step;
  Number number = 0;
  bool operator==(const Because&) const = default;
};
using Reason = std::optional<Because>;

struct Trust {
  Seat seat;
  Strength strength = Strength::Some;
  Reason because = {};
  bool operator==(const Trust&) const = default;
};
struct Suspect {
  Seat seat;
  Strength strength = Strength::Some;
  Reason because = {};
  bool operator==(const Suspect&) const = default;
};
/// At least so many of these seats are evil.
struct Among {
  SeatSet seats;
  std::uint8_t evil = 1;
  Reason because = {};
  bool operator==(const Among&) const = default;
};
struct CallTeam {
  SeatSet seats;
  bool clean = true;
  Reason because = {};
  bool operator==(const CallTeam&) const = default;
};
struct WantTeam {
  SeatSet seats;
  Reason because = {};
  bool operator==(const WantTeam&) const = default;
};
struct Will {
  Vote vote = Vote::Approve;
  Reason because = {};
  bool operator==(const Will&) const = default;
};
struct AskWhy {
  Seat seat;
  Number step = 0;
  bool operator==(const AskWhy&) const = default;
};
struct Answer {
  Number to = 0;
  Motive motive = Motive::FeltSo;
  bool operator==(const Answer&) const = default;
};
struct Agree {
  Number to = 0;
  bool operator==(const Agree&) const = default;
};
struct Disagree {
  Number to = 0;
  Reason because = {};
  bool operator==(const Disagree&) const = default;
};
struct ClaimLoyal {
  bool operator==(const ClaimLoyal&) const = default;
};
struct ClaimRole {
  Role role = Role::Servant;
  bool operator==(const ClaimRole&) const = default;
};
struct Seen {
  Seat seat;
  Source source = Source::Lady;
  Sight sight = Sight::Good;
  bool operator==(const Seen&) const = default;
};
struct Mistaken {
  Seat seat;
  bool operator==(const Mistaken&) const = default;
};
struct Follow {
  Seat seat;
  bool operator==(const Follow&) const = default;
};
struct NameMerlin {
  Seat seat;
  bool operator==(const NameMerlin&) const = default;
};

using Statement = std::variant<Trust, Suspect, Among, CallTeam, WantTeam, Will, AskWhy, Answer, Agree, Disagree,
                               ClaimLoyal, ClaimRole, Seen, Mistaken, Follow, NameMerlin>;

/// The alternatives of `Statement`, in its order.
enum class Kind : std::uint8_t {
  Trust,
  Suspect,
  Among,
  Team,
  Want,
  Will,
  Why,
  Answer,
  Agree,
  Disagree,
  Loyal,
  Claim,
  Seen,
  Mistaken,
  Follow,
  Merlin
};
inline Kind kind_of(const Statement& statement) { return static_cast<Kind>(statement.index()); }

/// A statement that was made: its number in its channel, and how many actions had been taken before it.
struct Said {
  Number number = 0;
  Number step = 0;
  Seat seat;
  Audience to = Audience::All;
  Statement statement;
  bool operator==(const Said&) const = default;
};

/// The seats a statement speaks of.
SeatSet seats_named(const Statement& statement);
/// What it rests on, if it says so.
Reason reason_of(const Statement& statement);
/// Whether this source shows a side, and not a quest card.
constexpr bool shows_side(Source source) { return source != Source::Excalibur && source != Source::CloseEye; }
constexpr bool is_side(Sight sight) { return sight == Sight::Good || sight == Sight::Evil; }

template <std::size_t N>
using Names = std::array<std::string_view, N>;

constexpr Names<2> names_of(Audience) { return {"all", "allies"}; }
constexpr Names<2> names_of(Strength) { return {"some", "sure"}; }
constexpr Names<6> names_of(Motive) {
  return {"trusted_team", "doubted_team", "wanted_to_see", "last_chance", "by_elimination", "felt_so"};
}
constexpr Names<16> names_of(Kind) {
  return {"trust", "suspect",  "among", "team",  "want", "will",     "why",    "answer",
          "agree", "disagree", "loyal", "claim", "seen", "mistaken", "follow", "merlin"};
}
static_assert(names_of(Kind{}).size() == std::variant_size_v<Statement>);
static_assert(name_of(Kind::Merlin) == "merlin");

}  // namespace roundtable::avalon::talk
