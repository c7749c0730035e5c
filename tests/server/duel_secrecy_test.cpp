// Two duels that differ in a hand alone: all that is told of them to the other seat and to spectators is the same,
// whether there was something to answer with or not.
#include <doctest/doctest.h>

#include <algorithm>

#include "games/duel/bots/bots.h"
#include "games/duel/codec/codec.h"
#include "match/match_of.h"
#include "table/table_messages.h"

namespace {

using namespace roundtable;
namespace json = boost::json;
using duel::Duel;

const Seat outsider(0), insider(1);

/// A match and what the server would say of it, step by step, to each reader.
class Told {
 public:
  explicit Told(const duel::Dealt& dealt) : match_(duel::Setup{}, dealt) {
    match_.write_opening(notices_);
    tell();
  }
  void act(Seat seat, const json::value& action) {
    notices_.clear();
    REQUIRE_FALSE(match_.act(seat, action, notices_));
    tell();
  }
  const Match& match() const { return match_; }
  json::array legal(Seat seat) const {
    JsonWriter out;
    match_.write_legal(seat, out);
    return json::parse(out.text()).as_array();
  }
  std::int64_t cards_to_draw() {
    JsonWriter out;
    match_.write_view(std::nullopt, out);
    return json::parse(out.text()).at("deck").as_int64();
  }
  std::vector<std::string> to_spectators, to_outsider, to_insider;

 private:
  void tell() {
    to_spectators.push_back(for_reader(std::nullopt));
    to_outsider.push_back(for_reader(outsider));
    to_insider.push_back(for_reader(insider));
  }
  std::string for_reader(std::optional<Seat> seat) {
    JsonWriter out;
    out.begin_object().key("notices").begin_array();
    notices_.write_for(seat, out);
    out.end_array();
    out.key("phase")
        .name(match_.phase())
        .key("waiting")
        .seats(match_.waiting())
        .key("on_time_out")
        .name(match_.lapse_word());
    match_.write_view(seat, out.key("view"));
    if (seat && match_.waiting().contains(*seat)) match_.write_legal(*seat, out.key("legal"));
    out.end_object();
    return std::string(out.text());
  }
  MatchOf<Duel> match_;
  NoticeList notices_;
};

/// The insider's hand is exchanged for the last cards to be drawn.
std::pair<duel::Dealt, duel::Dealt> two_deals(std::uint64_t seed) {
  Rng rng(seed);
  const duel::Dealt one = duel::deal(duel::Setup{}, {}, rng);
  duel::Dealt other = one;
  auto& hand = other.hands[insider];
  std::swap_ranges(hand.begin(), hand.end(), other.deck.end() - static_cast<std::ptrdiff_t>(hand.size()));
  other.shuffles[0] ^= 1;
  return {one, other};
}

json::array in_both(const json::array& one, const json::array& other) {
  json::array both;
  for (const auto& action : one)
    if (std::find(other.begin(), other.end(), action) != other.end()) both.push_back(action);
  return both;
}

/// The same moves in both, drawn by lot, until the hands leave none or all but those cards are drawn. How often an
/// answer was awaited that could be given in one of them only.
int play_alike(Told& one, Told& other, Rng& rng) {
  int one_sided = 0;
  while (!one.match().is_over() && one.cards_to_draw() > 12) {
    REQUIRE(one.match().waiting() == other.match().waiting());
    const Seat seat = one.match().waiting().first();
    const auto here = one.legal(seat), there = other.legal(seat);
    if (one.match().phase() == "answer") one_sided += (here.size() > 1) != (there.size() > 1) ? 1 : 0;
    const auto both = in_both(here, there);
    if (both.empty()) break;
    const auto action = both[below(rng, static_cast<std::uint32_t>(both.size()))];
    for (Told* told : {&one, &other}) told->act(seat, action);
  }
  return one_sided;
}

}  // namespace

TEST_CASE("what somebody holds in the duel, and whether it could answer, reaches nobody else by a byte") {
  int one_sided = 0;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    CAPTURE(seed);
    const auto [first, second] = two_deals(seed);
    Told one(first), other(second);
    Rng rng(seed);
    one_sided += play_alike(one, other, rng);
    CHECK(one.to_outsider == other.to_outsider);
    CHECK(one.to_spectators == other.to_spectators);
    CHECK(one.to_insider != other.to_insider);  // so that the comparison can fail
  }
  CHECK(one_sided >= 5);
}
