// The shapes of the example's JSON. Tests hold all that the codec writes against them.
#include "codec/schema.h"

#include "tests/example_game/codec/codec.h"
#include "tests/example_game/rules/notices.h"

namespace roundtable::example::shapes {

using namespace schema;

namespace {

Shape cards() { return list(integer()); }
Shape reason() { return words<Reason>("Reason", "reasons"); }
Shape phase() {
  return words_of_alternatives<Phase>("Phase", "phases", [](const Phase& phase) {
    Table table;
    table.phase = phase;
    return phase_name(table);
  });
}

Members members_of(Of<LayCard>) { return {{"card", integer()}}; }

Members members_of(Of<notice::Started>) { return {}; }
Members members_of(Of<notice::YourHand>) { return {{"seat", seat()}, {"cards", cards()}}; }
Members members_of(Of<notice::Laid>) { return {{"seat", seat()}}; }
Members members_of(Of<CardsTurned>) { return {{"cards", cards()}, {"winner", seat()}}; }
Members members_of(Of<GameEnded>) { return {{"winner", seat()}, {"reason", reason()}}; }

constexpr std::array<std::string_view, 1> action_names{"lay"};
constexpr std::array<std::string_view, 5> notice_names{"started", "your_hand", "card_laid", "cards_turned", "ended"};

Shape spectator_view() {
  const auto round = named("Round", object({{"cards", cards()}, {"winner", seat()}}));
  return named("SpectatorView", object({{"phase", phase()},
                                        {"waiting", seats()},
                                        {"rounds", list(round)},
                                        {"over", boolean()},
                                        optional("winner", seat()),
                                        optional("reason", reason())}));
}

Shape result() {
  return tagged("over", {object({{"over", constant(false)}}),
                         object({{"over", constant(true)}, {"winner", seat()}, {"reason", reason()}})});
}

}  // namespace

GameSchema whole() {
  const auto members = [](auto type) { return members_of(type); };
  const auto laid = optional("laid", integer());
  const Members own{{"seat", seat()}, {"hand", cards()}, laid};
  const Members own_or_none{optional("seat", seat()), optional("hand", cards()), laid};
  return {.config = named("Config", object({{"players", integer()}})),
          .deal = named("Deal", object({{"hands", list(cards())}})),
          .phase = phase(),
          .refusal = words<Refusal>("Refusal", "refusals"),
          .action = named("Action", tagged_alternatives<Action>(action_names, members)),
          .notice = named("Notice", tagged_alternatives<notice::Notice>(notice_names, members)),
          .result = named("Result", result()),
          .seat_view = named("SeatView", extended(spectator_view(), own)),
          .spectator_view = spectator_view(),
          .view = named("View", extended(spectator_view(), own_or_none), view_about)};
}

}  // namespace roundtable::example::shapes

namespace roundtable {

schema::GameSchema Codec<example::Example>::schema() { return example::shapes::whole(); }

}  // namespace roundtable
