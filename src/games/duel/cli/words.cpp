#include "games/duel/cli/words.h"

#include "cli/seating.h"
#include "engine/match.h"

namespace roundtable {

using namespace duel;

std::string DuelWords::seat(Seat seat) const { return seat_label(names_, seat); }

namespace {

using namespace duel::notice;
using Lines = std::vector<std::string>;
using Gaps = std::vector<std::pair<std::string, Message::Value>>;

struct Teller {
  const DuelWords& words;

  Lines say(std::string_view event, Seat seat, Gaps gaps = {}) const {
    gaps.emplace_back("seat", words.seat(seat));
    return {words.say({"duel.story." + std::string(event), std::move(gaps)})};
  }

  Lines operator()(const Started& n) const { return say("started", n.first); }
  Lines operator()(const YourHand& n) const { return say("your_hand", n.seat, {{"cards", words.cards(n.cards)}}); }
  Lines operator()(const TurnBegan& n) const {
    if (!n.tile) return say("turn_began", n.seat);
    return say("turn_began_tile", n.seat, {{"tile", words.word("tile", *n.tile)}});
  }
  Lines operator()(const Drew& n) const { return say("drew", n.seat, {{"n", long{n.cards}}}); }
  Lines operator()(const YouDrew& n) const { return say("you_drew", n.seat, {{"cards", words.cards(n.cards)}}); }
  Lines operator()(const DeckShuffled& n) const {
    return {words.say({"duel.story.deck_shuffled", {{"n", long{n.cards}}}})};
  }
  Lines operator()(const Laid& n) const {
    return say(name_of(n.play), n.seat, {{"at", long{n.at}}, {"card", words.card(n.card)}});
  }
  Lines operator()(const AnswerGiven& n) const {
    if (n.enchanted) return say("enchanted", n.seat, {{"card", words.card(*n.enchanted)}});
    if (!n.card) return say("unanswered", n.seat);
    return say(n.asked.play == Play::Enchant ? "countered" : "defended", n.seat, {{"card", words.card(*n.card)}});
  }
  Lines operator()(const TerritoryTaken& n) const {
    return say("conquered", n.seat,
               {{"at", long{n.at}},
                {"own", long{n.own}},
                {"his", long{n.his}},
                {"n", long{n.required}},
                {"territory", std::string(n.territory.id.view()) + " ♛" + std::to_string(n.territory.crowns)}});
  }
  Lines operator()(const Payment& n) const {
    if (!n.at) return say("paid_hand", n.seat, {{"card", words.card(n.card)}});
    return say("paid_pile", n.seat, {{"card", words.card(n.card)}, {"at", long{*n.at}}});
  }
  Lines operator()(const AvalonHelped& n) const { return say("avalon_used", n.seat); }
  Lines operator()(const PlayClosed&) const { return {}; }
  Lines operator()(const TileChosen& n) const {
    return say("tile_taken", n.seat, {{"tile", words.word("tile", n.tile)}});
  }
  Lines operator()(const Dropped& n) const { return say("dropped", n.seat, {{"card", words.card(n.card)}}); }
  Lines operator()(const GaveUp& n) const { return say("gave_up", n.seat); }
  Lines operator()(const GameEnded& n) const {
    return say("ended", n.winner, {{"reason", words.word("reason", n.reason)}});
  }
};

struct Chooser {
  const DuelWords& words;
  const View& view;

  std::string say(std::string_view choice, Gaps gaps = {}) const {
    return words.say({"duel.choice." + std::string(choice), std::move(gaps)});
  }
  std::string laying(std::string_view choice, Card card, Place at) const {
    return say(choice, {{"card", words.card(card)}, {"at", long{at}}});
  }

  std::string operator()(const Reinforce& a) const { return laying("reinforce", a.card, a.at); }
  std::string operator()(const Enchant& a) const { return laying("enchant", a.card, a.at); }
  std::string operator()(const Attack& a) const { return laying("attack", a.card, a.at); }
  std::string operator()(const Answer& a) const {
    return a.card ? say("answer", {{"card", words.card(*a.card)}}) : say("no_answer");
  }
  std::string operator()(const PayFromHand& a) const { return say("pay_hand", {{"card", words.card(a.card)}}); }
  std::string operator()(const PayFromPile& a) const {
    return laying("pay_pile", pile(view.table, a.at, view.seat).back(), a.at);
  }
  std::string operator()(const UseAvalon&) const { return say("avalon"); }
  std::string operator()(const EndPlay&) const { return say("end"); }
  std::string operator()(const TakeTile& a) const { return words.word("tile", a.tile); }
  std::string operator()(const Discard& a) const { return say("discard", {{"card", words.card(a.card)}}); }
  std::string operator()(const Resign&) const { return say("resign"); }
};

}  // namespace

std::vector<std::string> DuelWords::story(const Notice& notice) const { return match(notice, Teller{*this}); }

std::string DuelWords::choice(const View& view, const Action& action) const {
  return match(action, Chooser{*this, view});
}

}  // namespace roundtable
