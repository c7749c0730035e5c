// The shapes of Grail's JSON. Tests hold all that the codec writes against them.
#include "codec/schema.h"

#include "games/grail/codec/action_types.h"
#include "games/grail/codec/codec.h"
#include "games/grail/codec/shapes.h"

namespace roundtable::grail::shapes {

using namespace schema;

namespace {

Shape difficulty() { return words<Difficulty>("Difficulty", "difficulties"); }
Shape effects() { return named("Effects", list(text()), "What happens, in the spelling of the packs."); }
Shape ids() { return list(id()); }

Shape phase() {
  std::vector<std::string_view> words;
  for (auto kind = StepKind{}; kind <= StepKind::End; kind = static_cast<StepKind>(static_cast<int>(kind) + 1))
    if (const auto name = decision_name(kind); !name.empty()) words.push_back(name);
  words.push_back("over");
  return shape_of(Named{"Phase", shape_of(Words{std::move(words)}), {}, "phases"});
}

Shape track() {
  std::vector<std::string_view> words;
  for (const Stock stock : tracks) words.push_back(name_of(stock));
  return shape_of(Named{"Track", shape_of(Words{std::move(words)}), "Stocks with an upper end.", "tracks"});
}

// The members of each action.
Members number_at(std::string_view key) { return {{key, integer()}}; }
Members kind_and_place() { return {{"kind", kind()}, {"place", integer()}}; }

Members members_of(Of<Answer>) { return {{"yes", boolean()}}; }
Members members_of(Of<LayAside>) { return number_at("item"); }
Members members_of(Of<Keep>) { return {}; }
Members members_of(Of<Redraw>) { return {}; }
Members members_of(Of<Activate>) { return {{"member", seat()}}; }
Members members_of(Of<LayCard>) { return {{"hand", integer()}, optional("magic", list(integer()))}; }
Members members_of(Of<Stop>) { return {}; }
Members members_of(Of<PayCharges>) { return number_at("place"); }
Members members_of(Of<UseItem>) { return number_at("item"); }
Members members_of(Of<DiscardCard>) { return number_at("hand"); }
Members members_of(Of<Flee>) { return {}; }
Members members_of(Of<Leave>) { return {}; }
Members members_of(Of<GiveLoot>) { return {{"member", seat()}}; }
Members members_of(Of<Travel>) { return {{"location", integer()}, optional("party", constant(true))}; }
Members members_of(Of<Explore>) { return number_at("location"); }
Members members_of(Of<Act>) { return number_at("action"); }
Members members_of(Of<LightMenhir>) { return {}; }
Members members_of(Of<Rest>) { return {}; }
Members members_of(Of<Grow>) { return {{"attribute", attribute()}}; }
Members members_of(Of<Learn>) { return {{"kind", kind()}}; }
Members members_of(Of<KeepCard>) { return number_at("place"); }
Members members_of(Of<TakeOut>) { return kind_and_place(); }
Members members_of(Of<PutIn>) { return kind_and_place(); }
Members members_of(Of<Sleep>) { return {}; }
Members members_of(Of<GiveItem>) { return {{"item", integer()}, {"member", seat()}}; }

/// The party of an encounter, or the characters of the days.
Shape config() {
  const auto own_decks = object({{"character", id()}, {"combat", id()}, {"diplomacy", id()}});
  const auto chosen = named("Chosen", either({id(), own_decks}), "A character, with its own decks or those of others.");
  return object({{"mode", mode()},
                 {"difficulty", difficulty()},
                 {"pack", id()},
                 {"pack_digest", text()},
                 optional("encounter", id()),
                 optional("party", list(chosen)),
                 optional("characters", list(chosen))});
}

Shape deal() {
  const auto member = object({{"stock", by_word(stock(), integer())},
                              {"attributes", by_word(attribute(), integer())},
                              {"items", ids()},
                              {"combat", ids()},
                              {"diplomacy", ids()}});
  return object({{"chance", text()},
                 {"members", list(named("MemberDeal", member))},
                 {"dice", list(integer())},
                 optional("encounters", by_word(words<Colour>("Colour", "colours"), ids())),
                 optional("events", ids())});
}

Shape ability() {
  return named("Ability", object({{"on", words<Trigger>("Trigger", "triggers")},
                                  optional("time", integer()),
                                  optional("pay", integer()),
                                  optional("optional", constant(true)),
                                  optional("spent", constant(true)),
                                  {"do", effects()}}));
}

Shape face() {
  return named("Face",
               object({{"kind", kind()},
                       {"passive", boolean()},
                       {"left", list(text())},
                       {"right", list(text())},
                       {"abilities", list(ability())}}),
               "What is printed on a card.");
}

Shape item() {
  return named("Item", object({{"id", id()},
                               {"keyword", words<Keyword>("Keyword", "keywords")},
                               {"aside", boolean()},
                               {"used", boolean()},
                               {"attributes", by_some_words(attribute(), integer())},
                               {"abilities", list(ability())}}));
}

Shape member() {
  Members members{{"seat", seat()}, {"character", id()}, {"number", integer()}};
  for (const auto name : names_of(Stock{})) members.push_back({name, integer()});
  const Members rest{{"most", by_word(track(), integer())},
                     {"attributes", by_word(attribute(), integer())},
                     {"panic", boolean()},
                     {"exhausted", boolean()},
                     {"insane", boolean()},
                     {"items", list(item())},
                     {"in", boolean()},
                     {"activated", boolean()},
                     {"hand", ids()},
                     {"deck", integer()},
                     {"discard", ids()},
                     {"combat", ids()},
                     {"diplomacy", ids()}};
  Members prices{{"card", integer()}};
  for (const auto name : names_of(Attribute{})) prices.push_back({name, integer()});
  const Members in_campaign{optional("prices", named("Prices", object(prices))),
                            optional("spare_combat", ids()),
                            optional("spare_diplomacy", ids()),
                            optional("location", id()),
                            optional("acted", boolean()),
                            optional("resting", boolean())};
  return named("Member", object(joined(joined(members, rest), in_campaign)),
               "The optional members are those of a campaign.");
}

Shape laid() {
  return named("Laid", object({{"card", id()},
                               {"owner", seat()},
                               {"tokens", integer()},
                               {"charges", integer()},
                               {"joined", list(or_null(words<Key>("Key", "keys")))},
                               {"visible", boolean()}}));
}

/// What every encounter has, and then what its kind has.
Shape encounter_of(std::string_view name, Kind kind_of_it, const Members& own) {
  const auto avoid = named("Avoid", object({optional("stock", stock()),
                                            optional("attribute", attribute()),
                                            {"at_least", integer()},
                                            {"cost", effects()}}));
  Members members{{"kind", word(name_of(kind_of_it))},
                  {"id", id()},
                  {"colour", words<Colour>("Colour", "colours")},
                  {"difficulty", integer()},
                  {"right", list(text())},
                  {"traits", list(words<Trait>("Trait", "traits"))},
                  {"reward", effects()},
                  {"loot", effects()},
                  {"avoid", or_null(avoid)},
                  {"turn", integer()},
                  {"active", or_null(seat())},
                  {"laid", integer()},
                  {"free_lay", boolean()},
                  {"forced", or_null(id())},
                  {"row", list(laid())}};
  return named(name, object(joined(std::move(members), own)));
}

Shape encounter() {
  const auto attack = named("Attack", object({{"from", integer()}, {"do", effects()}}));
  const auto stage = named("Stage", object({{"special", by_text(effects())}, {"reaction", effects()}}));
  const auto scale =
      named("Scale", object({{"bottom", integer()}, {"red", integer()}, {"green", integer()}, {"top", integer()}}));
  const auto combat = encounter_of(
      "CombatEncounter", Kind::Combat,
      {{"value", integer()}, {"attacks", list(attack)}, {"opportunity", effects()}, {"markers", integer()}});
  const auto diplomacy = encounter_of("DiplomacyEncounter", Kind::Diplomacy,
                                      {{"scale", scale},
                                       {"stages", list(stage)},
                                       {"failure", effects()},
                                       {"stage", integer()},
                                       {"affinity", integer()}});
  return named("Encounter", tagged("kind", {combat, diplomacy}));
}

Shape place() {
  const auto action = named("PlaceAction", object({{"id", id()},
                                                   {"energy", integer()},
                                                   {"cost", effects()},
                                                   {"do", effects()},
                                                   {"tokens", integer()},
                                                   {"once", boolean()}}));
  return named("Place",
               object({{"id", id()},
                       {"number", integer()},
                       {"x", integer()},
                       {"y", integer()},
                       {"revealed", boolean()},
                       {"menhir", boolean()},
                       {"stone", boolean()},
                       {"dial", integer()},
                       optional("dream", boolean()),
                       optional("lighting", effects()),
                       optional("arrival", effects()),
                       optional("actions", list(action))}),
               "The optional members are those of a revealed location.");
}

Shape spectator_view() {
  const auto dial = named("Dial", object({{"id", id()}, {"quest", boolean()}, {"left", integer()}}));
  const auto guardian = named("Guardian", object({{"encounter", id()}, {"location", id()}}));
  return named("SpectatorView",
               object({{"game", word(Grail::id)},
                       {"players", integer()},
                       {"pack", id()},
                       {"mode", mode()},
                       {"difficulty", difficulty()},
                       {"phase", phase()},
                       {"waiting", seats()},
                       {"members", list(member())},
                       {"encounter", or_null(encounter())},
                       {"cards", by_text(face())},
                       optional("day", integer()),
                       optional("days", integer()),
                       optional("travel", integer()),
                       optional("explore", integer()),
                       optional("event", or_null(id())),
                       optional("marks", ids()),
                       optional("dials", list(dial)),
                       optional("guardians", list(guardian)),
                       optional("learning", ids()),
                       optional("land", list(place()))}),
               "The optional members are those of a campaign.");
}

Shape result() {
  return tagged("over", {object({{"over", constant(false)}}),
                         object({{"over", constant(true)}, {"winner", winner()}, {"reason", reason()}})});
}

}  // namespace

GameSchema whole() {
  const auto members = [](auto type) { return members_of(type); };
  const auto you = named("You", object({{"seat", seat()}}));
  return {.config = named("Config", config()),
          .deal = named("Deal", deal()),
          .phase = phase(),
          .refusal = words<Refusal>("Refusal", "refusals"),
          .action = named("Action", tagged_alternatives<Action>(names_of(ActionType{}), members)),
          .notice = notice(),
          .result = named("Result", result()),
          .seat_view = named("SeatView", extended(spectator_view(), {{"you", you}})),
          .spectator_view = spectator_view(),
          .view = named("View", extended(spectator_view(), {optional("you", you)}), view_about)};
}

}  // namespace roundtable::grail::shapes

namespace roundtable {

schema::GameSchema Codec<grail::Grail>::schema() { return grail::shapes::whole(); }

}  // namespace roundtable
