#include "games/grail/cli/words.h"

#include "engine/match.h"
#include "games/grail/content/library.h"

namespace roundtable {

using namespace grail;

namespace {

using Lines = std::vector<std::string>;

class Teller {
 public:
  Teller(const GrailWords& words, const State& before) : words_(words), table_(before.table) {}

  Lines operator()(const EncounterMet& event) const {
    const auto& id = table_.pack->encounters[event.encounter].id;
    return {line("encounter", {{"what", words_.name("encounter", id)}}), "  " + words_.name("encounter_text", id)};
  }
  Lines operator()(const TurnBegun&) const { return {line("turn", {{"n", long{table_.meeting.turn} + 1}})}; }
  Lines operator()(const Activated& event) const { return about("activated", event.seat); }
  Lines operator()(const PanicTurned& event) const { return about("panic", event.seat, words_.card(event.card)); }
  Lines operator()(const CardLaid& event) const { return about("laid", event.seat, words_.card(event.card)); }
  Lines operator()(const CardDrawn& event) const { return about("drew", event.seat, words_.card(event.card)); }
  Lines operator()(const CardDiscarded& event) const { return about("discarded", event.seat, words_.card(event.card)); }
  Lines operator()(const TopDiscarded& event) const { return about("discarded", event.seat, words_.card(event.card)); }
  Lines operator()(const DeckRanOut& event) const { return about("deck_empty", event.seat); }
  Lines operator()(const HandRedrawn& event) const { return about("redrawn", event.seat); }
  Lines operator()(const EnemyActed&) const { return {line("enemy", {})}; }
  Lines operator()(const StageWon&) const { return {line("stage_won", {{"n", long{table_.meeting.stage} + 1}})}; }
  Lines operator()(const EncounterWon&) const { return {line("won", {})}; }
  Lines operator()(const EncounterLost&) const { return {line("lost", {})}; }
  Lines operator()(const FleeBegun& event) const { return about("flees", event.seat); }
  Lines operator()(const CoinTossed& event) const { return about(event.away ? "toss_away" : "toss_stay", event.seat); }
  Lines operator()(const MemberOut& event) const {
    return about(event.reason == Reason::Dying ? "dying" : "out", event.seat);
  }
  Lines operator()(const Robbed&) const { return {line("robbed", {})}; }
  Lines operator()(const Effected& event) const {
    if (event.amount == 0) return {};
    const bool gain = event.verb == Verb::Gain;
    const auto what = gain ? words_.word("stock", event.stock) : words_.word("verb", event.verb);
    return {line("effect", {{"seat", words_.member(table_, event.seat)},
                            {"what", what},
                            {"amount", (event.amount > 0 ? "+" : "") + std::to_string(event.amount)}})};
  }
  Lines operator()(const MorningBroke&) const { return {line("morning", {{"n", long{table_.day} + 1}})}; }
  Lines operator()(const NewsCame& event) const {
    const auto& id = table_.pack->events[event.event].id;
    return {line("event", {{"what", words_.name("event", id)}}), "  " + words_.name("event_text", id)};
  }
  Lines operator()(const DreadCame&) const { return {line("dread", {})}; }
  Lines operator()(const ClockTurned& event) const {
    if (table_.dials[event.dial] == 0) return {};
    const auto& id = table_.pack->dials[event.dial].id;
    return {line("dial", {{"what", words_.name("dial", id)}, {"n", long{table_.dials[event.dial]} - 1}})};
  }
  Lines operator()(const ItemGiven& event) const {
    const auto& id = table_.pack->items[table_.at(event.seat).items[event.item]].id;
    return {line("gave", {{"seat", words_.member(table_, event.seat)},
                          {"what", words_.name("item", id)},
                          {"other", words_.member(table_, event.to)}})};
  }
  Lines operator()(const GuardianMoved& event) const {
    const auto& guardian = table_.pack->encounters[table_.guardians[event.guardian].encounter].id;
    return {line("guardian", {{"what", words_.name("encounter", guardian)}, {"where", place(event.to)}})};
  }
  Lines operator()(const Travelled& event) const { return about("travelled", event.seat, place(event.location)); }
  Lines operator()(const Explored& event) const { return about("explored", event.seat, place(event.location)); }
  Lines operator()(const Acted& event) const {
    const auto& action = table_.pack->locations[table_.at(event.seat).at].actions[event.action];
    return about("acted", event.seat, words_.name("action", action.id));
  }
  Lines operator()(const MenhirLit& event) const { return about("lit", event.seat, place(table_.at(event.seat).at)); }
  Lines operator()(const Rested& event) const { return about("rests", event.seat); }
  Lines operator()(const EveningCame&) const { return {line("evening", {})}; }
  Lines operator()(const Ate& event) const {
    return about(table_.at(event.seat).of(Stock::Food) > 0 ? "ate" : "hungry", event.seat);
  }
  Lines operator()(const Spared& event) const { return about("spared", event.seat); }
  Lines operator()(const Grown& event) const {
    return about("grown", event.seat, words_.word("attribute", event.attribute));
  }
  Lines operator()(const CardKept& event) const {
    return about("learned", event.seat, words_.card(table_.learning[event.place]));
  }
  Lines operator()(const Dreamt& event) const {
    const auto& dreams = event.nightmare ? table_.pack->nightmares : table_.pack->dreams;
    return about(event.nightmare ? "nightmare" : "dream", event.seat,
                 words_.name("dream_text", dreams[event.dream].id));
  }
  Lines operator()(const GameEnded& event) const {
    return {words_.word("winner", event.winner) + ": " + words_.word("reason", event.reason)};
  }
  /// Steps that show in what follows from them.
  template <class Other>
  Lines operator()(const Other&) const {
    return {};
  }

 private:
  std::string line(std::string_view key, const std::vector<std::pair<std::string, Message::Value>>& gaps) const {
    return words_.say({"grail.story." + std::string(key), gaps});
  }
  Lines about(std::string_view key, Seat seat, const std::string& what = {}) const {
    return {line(key, {{"seat", words_.member(table_, seat)}, {"what", what}})};
  }
  std::string place(LocationId id) const { return words_.name("location", table_.pack->locations[id].id); }

  const GrailWords& words_;
  const Table& table_;
};

class Menu {
 public:
  Menu(const GrailWords& words, const Table& table, Seat seat) : words_(words), table_(table), me_(table.at(seat)) {}

  std::string operator()(const Answer& action) const { return say(action.yes ? "yes" : "no"); }
  std::string operator()(const LayAside& action) const { return say("lay_aside", item(action.item)); }
  std::string operator()(const Keep&) const { return say("keep"); }
  std::string operator()(const Redraw&) const { return say("redraw"); }
  std::string operator()(const Activate& action) const { return say("activate", words_.member(table_, action.member)); }
  std::string operator()(const LayCard& action) const {
    const auto& forced = table_.meeting.forced;
    const auto card = words_.card(forced ? *forced : me_.hand[action.hand]);
    return action.magic == 0 ? say("lay", card) : say("lay_with_magic", card, std::popcount(action.magic));
  }
  std::string operator()(const Stop&) const {
    return say(table_.next().kind == StepKind::Share ? "share_no_more" : "stop");
  }
  std::string operator()(const GiveItem& action) const {
    return words_.say(
        {"grail.choice.give", {{"what", item(action.item)}, {"other", words_.member(table_, action.to)}}});
  }
  std::string operator()(const PayCharges& action) const {
    return say("charges", words_.card(table_.meeting.row[action.place].card));
  }
  std::string operator()(const UseItem& action) const { return say("item", item(action.item)); }
  std::string operator()(const DiscardCard& action) const { return say("discard", words_.card(me_.hand[action.hand])); }
  std::string operator()(const Flee&) const { return say("flee"); }
  std::string operator()(const Leave&) const { return say("leave"); }
  std::string operator()(const GiveLoot& action) const { return say("loot", words_.member(table_, action.to)); }
  std::string operator()(const Travel& action) const {
    return say(action.party ? "travel_together" : "travel", place(action.location));
  }
  std::string operator()(const Explore& action) const { return say("explore", place(action.location)); }
  std::string operator()(const Act& action) const {
    const LocationAction& what = table_.pack->locations[me_.at].actions[action.action];
    std::string price = what.energy > 0 ? words_.word("stock", Stock::Energy) + " −" + std::to_string(what.energy) : "";
    if (!what.cost.empty()) price += (price.empty() ? "" : ", ") + words_.effects(what.cost);
    return words_.name("action", what.id) + " [" + price + "] " + words_.effects(what.effects);
  }
  std::string operator()(const LightMenhir&) const {
    return say("light") + " [" + words_.effects(table_.pack->locations[me_.at].lighting) + "]";
  }
  std::string operator()(const Rest&) const { return say("rest"); }
  std::string operator()(const Grow& action) const { return say("grow", words_.word("attribute", action.attribute)); }
  std::string operator()(const Learn& action) const { return say("learn", words_.word("kind", action.kind)); }
  std::string operator()(const KeepCard& action) const { return words_.card(table_.learning[action.place]); }
  std::string operator()(const TakeOut& action) const {
    return say("take_out", words_.card(me_.decks[static_cast<std::size_t>(action.kind)][action.place]));
  }
  std::string operator()(const PutIn& action) const {
    return say("put_in", words_.card(me_.spare[static_cast<std::size_t>(action.kind)][action.place]));
  }
  std::string operator()(const Sleep&) const { return say("sleep"); }

 private:
  std::string say(std::string_view key, const std::string& what = {}, long n = 0) const {
    return words_.say({"grail.choice." + std::string(key), {{"what", what}, {"n", n}}});
  }
  std::string item(std::size_t place) const { return words_.name("item", table_.pack->items[me_.items[place]].id); }
  std::string place(LocationId id) const { return words_.name("location", table_.pack->locations[id].id); }

  const GrailWords& words_;
  const Table& table_;
  const Member& me_;
};

}  // namespace

std::string GrailWords::name(std::string_view section, std::string_view id) const {
  return grail_words(pack_, code_of(text_.language()), section, id);
}

std::string GrailWords::member(const Table& table, Seat seat) const {
  return name("character", table.character(table.at(seat)).id);
}

Lines GrailWords::story(const Event& event, const State& before) const {
  return visit_alternative(event, Teller(*this, before));
}

std::string GrailWords::choice(const Table& table, Seat seat, const Action& action) const {
  return visit_alternative(action, Menu(*this, table, seat));
}

}  // namespace roundtable
