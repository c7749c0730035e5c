// The shapes of the duel's JSON. Tests hold all that the codec writes against them.
#include "codec/schema.h"

#include "games/duel/codec/action_types.h"
#include "games/duel/codec/codec.h"
#include "games/duel/rules/notices.h"

namespace roundtable::duel::shapes {

using namespace schema;

namespace {

Shape card() { return words<Card>("Card", "cards"); }
Shape tile() { return words<Tile>("Tile", "tiles"); }
Shape play() { return words<Play>("Play", "plays"); }
Shape reason() { return words<Reason>("Reason", "reasons"); }
Shape place() { return named("Place", integer(), "A place in the row of territories, counted from 0."); }

Shape phase() {
  return words_of_alternatives<Phase>("Phase", "phases", [](const Phase& phase) { return phase_name(phase); });
}

Shape set() {
  const auto territory = named("TerritoryCard", object({{"id", text()},
                                                        {"land", words<Land>("Land", "lands")},
                                                        {"crowns", integer()},
                                                        {"power", words<Power>("Power", "powers")}}));
  return named("Set",
               object({{"name", text()}, {"territories", list(territory)}, {"tiles", by_word(tile(), integer())}}));
}

// The members of each action.
Members laying() { return {{"card", card()}, {"at", place()}}; }

Members members_of(Of<Reinforce>) { return laying(); }
Members members_of(Of<Enchant>) { return laying(); }
Members members_of(Of<Attack>) { return laying(); }
Members members_of(Of<Answer>) { return {{"card", or_null(card())}}; }
Members members_of(Of<PayFromHand>) { return {{"card", card()}}; }
Members members_of(Of<PayFromPile>) { return {{"at", place()}}; }
Members members_of(Of<UseAvalon>) { return {}; }
Members members_of(Of<EndPlay>) { return {}; }
Members members_of(Of<TakeTile>) { return {{"tile", tile()}}; }
Members members_of(Of<Discard>) { return {{"card", card()}}; }
Members members_of(Of<Resign>) { return {}; }

// The members of each notice.
Members members_of(Of<notice::Started>) { return {{"first", seat()}, {"set", set()}}; }
Members members_of(Of<notice::YourHand>) { return {{"seat", seat()}, {"cards", list(card())}}; }
Members members_of(Of<notice::TurnBegan>) { return {{"seat", seat()}, optional("tile", tile())}; }
Members members_of(Of<notice::Drew>) { return {{"seat", seat()}, {"count", integer()}}; }
Members members_of(Of<notice::YouDrew>) { return {{"seat", seat()}, {"cards", list(card())}}; }
Members members_of(Of<notice::DeckShuffled>) { return {{"count", integer()}}; }
Members members_of(Of<notice::Laid>) { return {{"seat", seat()}, {"as", play()}, {"card", card()}, {"at", place()}}; }
Members members_of(Of<notice::AnswerGiven>) {
  return {
      {"seat", seat()}, {"to_play", play()}, {"at", place()}, {"card", or_null(card())}, optional("enchanted", card())};
}
Members members_of(Of<notice::TerritoryTaken>) {
  return {{"seat", seat()},   {"at", place()},    {"territory", text()},
          {"own", integer()}, {"his", integer()}, {"losses", integer()}};
}
Members members_of(Of<notice::Payment>) { return {{"seat", seat()}, {"card", card()}, optional("at", place())}; }
Members members_of(Of<notice::AvalonHelped>) { return {{"seat", seat()}}; }
Members members_of(Of<notice::PlayClosed>) { return {{"seat", seat()}}; }
Members members_of(Of<notice::TileChosen>) { return {{"seat", seat()}, {"tile", tile()}}; }
Members members_of(Of<notice::Dropped>) { return {{"seat", seat()}, {"card", card()}}; }
Members members_of(Of<notice::GaveUp>) { return {{"seat", seat()}}; }
Members members_of(Of<GameEnded>) { return {{"winner", seat()}, {"reason", reason()}}; }

/// In the order of `notice::Notice`.
constexpr Names<16> notice_names{"started",    "your_hand", "turn_started", "drew", "you_drew",    "deck_shuffled",
                                 "card_laid",  "answered",  "conquered",    "paid", "avalon_used", "play_ended",
                                 "tile_taken", "discarded", "resigned",     "ended"};

Names<std::variant_size_v<Action>> action_names() {
  Names<std::variant_size_v<Action>> names;
  for (std::size_t i = 0; i < names.size(); ++i) names[i] = name_of(action_types[i]);
  return names;
}

/// A set is chosen by its name; a record carries it whole.
Shape config() {
  return object({{"first", either({constant(0), constant(1), word("random")})}, {"set", either({text(), set()})}});
}

Shape deal() {
  const auto cards_of_both = pair_of(list(card()));
  return object({{"territories", list(text())},
                 {"sides", cards_of_both},
                 {"hands", cards_of_both},
                 {"deck", list(card())},
                 {"first", seat()},
                 {"shuffles", text()}});
}

Shape spectator_view() {
  const auto territory = named(
      "Territory", object({{"id", or_null(text())}, {"owner", or_null(seat())}, {"piles", pair_of(list(card()))}}));
  const auto tiles =
      named("Tiles", object({{"up", list(tile())}, {"down", list(tile())}, {"pending", pair_of(or_null(tile()))}}));
  const auto pending = named("Pending", object({{"type", play()}, {"at", place()}, {"card", card()}}));
  return named("SpectatorView", object({{"game", word(Duel::id)},
                                        {"phase", phase()},
                                        {"active", seat()},
                                        {"waiting", seats()},
                                        {"territories", list(territory)},
                                        {"hand_sizes", pair_of(integer())},
                                        {"deck", integer()},
                                        {"discards", list(card())},
                                        {"tiles", tiles},
                                        {"conquests", integer()},
                                        {"owed", integer()},
                                        {"avalon_ready", boolean()},
                                        {"crowns", pair_of(integer())},
                                        {"pending", or_null(pending)}}));
}

Shape result() {
  return tagged("over", {object({{"over", constant(false)}}),
                         object({{"over", constant(true)}, {"winner", seat()}, {"reason", reason()}})});
}

}  // namespace

GameSchema whole() {
  const auto members = [](auto type) { return members_of(type); };
  const auto hand = list(card());
  return {.config = named("Config", config()),
          .deal = named("Deal", deal()),
          .phase = phase(),
          .refusal = words<Refusal>("Refusal", "refusals"),
          .action = named("Action", tagged_alternatives<Action>(action_names(), members)),
          .notice = named("Notice", tagged_alternatives<notice::Notice>(notice_names, members)),
          .result = named("Result", result()),
          .seat_view = named("SeatView", extended(spectator_view(), {{"hand", hand}})),
          .spectator_view = spectator_view(),
          .view = named("View", extended(spectator_view(), {optional("hand", hand)}), view_about)};
}

}  // namespace roundtable::duel::shapes

namespace roundtable {

schema::GameSchema Codec<duel::Duel>::schema() { return duel::shapes::whole(); }

}  // namespace roundtable
