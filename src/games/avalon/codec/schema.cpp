// The shapes of Avalon's JSON. Tests hold all that the codec writes against them.
#include "codec/schema.h"

#include "games/avalon/codec/action_types.h"
#include "games/avalon/codec/codec.h"
#include "games/avalon/codec/narration.h"
#include "games/avalon/rules/notices.h"

namespace roundtable::avalon::shapes {

using namespace schema;

namespace {

Shape side() { return words<Side>("Side", "sides"); }
Shape role() { return words<Role>("Role", "roles"); }
Shape card() { return words<Card>("Card", "cards"); }
Shape plot() { return words<Plot>("Plot", "plots"); }
Shape sight() { return words<Sight>("Sight", "sights"); }
Shape source() { return words<Source>("Source", "sources"); }
Shape loyalty() { return words<Loyalty>("Loyalty", "loyalties"); }
Shape reason() { return words<Reason>("Reason", "reasons"); }

Shape phase() {
  return words_of_alternatives<Phase>("Phase", "phases", [](const Phase& phase) { return phase_name(phase); });
}

Shape special_role() {
  std::vector<std::string_view> names;
  for (const Character& row : character_table)
    if (is_special(row.role)) names.push_back(row.name);
  return shape_of(Named{"SpecialRole", shape_of(Words{names}), "Characters that a table may choose.", "special_roles"});
}

Shape lancelots() { return words<Lancelots>("Lancelots", "lancelots"); }

Shape opening() {
  std::vector<std::string_view> names;
  for (const auto& field : opening_fields) names.push_back(field.name);
  return shape_of(Named{"Opening", shape_of(Words{names}), "What the opening shows of a seat.", "openings"});
}

Shape known() { return named("Known", object({{"seat", seat()}, {"as", opening()}})); }

// The members of each action.
Members target() { return {{"target", seat()}}; }
Members target_or_null() { return {{"target", or_null(seat())}}; }

Members members_of(Of<ProposeTeam>) {
  return {{"team", seats()}, optional("quest", integer()), optional("excalibur", seat())};
}
Members members_of(Of<CastVote>) { return {{"approve", boolean()}}; }
Members members_of(Of<PlayCard>) { return {{"card", card()}}; }
Members members_of(Of<UseExcalibur>) { return target_or_null(); }
Members members_of(Of<AskLady>) { return target_or_null(); }
Members members_of(Of<Assassinate>) { return target(); }
Members members_of(Of<GivePlots>) { return {{"to", seats()}}; }
Members members_of(Of<PlayPlot>) { return {{"card", plot()}, optional("target", seat())}; }
Members members_of(Of<Pass>) { return {}; }
Members members_of(Of<Overhear>) { return target(); }
Members members_of(Of<OpenUp>) { return target(); }
Members members_of(Of<EstablishConfidence>) { return target(); }
Members members_of(Of<TakeResponsibility>) { return {{"from", seat()}, {"card", plot()}}; }

// The members of each notice.
Members seat_and_plot() { return {{"seat", seat()}, {"card", plot()}}; }

Shape played_card() { return named("PlayedCard", object({{"seat", seat()}, {"card", card()}})); }
Shape votes_by_seat() { return by_text(boolean()); }

Members members_of(Of<notice::Started>) { return {{"leader", seat()}}; }
Members members_of(Of<notice::YourCharacter>) {
  return {{"seat", seat()}, {"role", role()}, {"side", side()}, {"knows", list(known())}};
}
Members members_of(Of<notice::Voted>) { return {{"seat", seat()}}; }
Members members_of(Of<notice::CardLaid>) { return {{"seat", seat()}, optional("card", card())}; }
Members members_of(Of<notice::PlotUsed>) { return {{"seat", seat()}, {"card", plot()}, optional("target", seat())}; }
Members members_of(Of<notice::SideLooked>) { return {{"card", plot()}, {"seat", seat()}, {"to_seat", seat()}}; }
Members members_of(Of<notice::ExcaliburDrawn>) { return {{"bearer", seat()}, {"target", or_null(seat())}}; }
Members members_of(Of<notice::LadyWent>) { return {{"holder", seat()}, {"target", or_null(seat())}}; }
Members members_of(Of<notice::YouLearned>) {
  return {{"seat", seat()}, {"as", sight()}, {"by", source()}, {"round", integer()}};
}
Members members_of(Of<notice::TeamNamed>) {
  return {{"leader", seat()}, {"quest", integer()}, {"team", seats()}, optional("excalibur", seat())};
}
Members members_of(Of<notice::RoundOpened>) {
  return {{"round", integer()}, {"leader", seat()}, optional("loyalty", loyalty())};
}
Members members_of(Of<notice::QuestClosed>) { return {{"quest", integer()}, {"fails", integer()}, {"result", card()}}; }
Members members_of(Of<notice::VotesTurned>) { return {{"votes", list(boolean())}, {"approved", boolean()}}; }
Members members_of(Of<notice::OpinionsTurned>) { return {{"open_votes", votes_by_seat()}}; }
Members members_of(Of<PlotsDrawn>) { return {{"cards", list(plot())}}; }
Members members_of(Of<PlotsGiven>) { return {{"to_seats", seats()}}; }
Members members_of(Of<PlotLapsed>) { return seat_and_plot(); }
Members members_of(Of<PlotPassed>) { return seat_and_plot(); }
Members members_of(Of<PlotTaken>) { return {{"seat", seat()}, {"from", seat()}, {"card", plot()}}; }
Members members_of(Of<LancelotsSwitched>) { return {}; }
Members members_of(Of<AssassinRevealed>) { return {{"seat", seat()}}; }
Members members_of(Of<Assassinated>) { return {{"target", seat()}}; }
Members members_of(Of<AssassinationLapsed>) { return {}; }
Members members_of(Of<notice::Ended>) {
  return {{"winner", side()},
          {"reason", reason()},
          {"roles", list(role())},
          {"quests", list(object({{"quest", integer()}, {"cards", list(played_card())}}))}};
}

/// In the order of `notice::Notice`.
constexpr Names<24> notice_names{"started",
                                 "your_character",
                                 "voted",
                                 "card_laid",
                                 "plot_played",
                                 "side_shown",
                                 "excalibur",
                                 "lady",
                                 "learned",
                                 "team_proposed",
                                 "round_started",
                                 "quest_finished",
                                 "votes_shown",
                                 "opinions_shown",
                                 "plots_drawn",
                                 "plots_given",
                                 "plot_lapsed",
                                 "plot_passed",
                                 "plot_taken",
                                 "lancelots_switched",
                                 "assassin_revealed",
                                 "assassinated",
                                 "assassination_lapsed",
                                 "ended"};

Shape config() {
  return object({{"players", integer()},
                 {"roles", list(special_role())},
                 {"lancelot", lancelots()},
                 {"lady", boolean()},
                 {"excalibur", boolean()},
                 {"targeting", boolean()},
                 {"plots", boolean()},
                 {"edition", words<Edition>("Edition", "editions")},
                 {"floating_assassin", boolean()}});
}

Shape deal() {
  return object({{"roles", list(role())},
                 {"leader", seat()},
                 optional("assassin", seat()),
                 optional("loyalty", list(loyalty())),
                 optional("plots", list(plot()))});
}

/// One vote on a team and what came of it.
Shape ballot() {
  return named("Ballot", object({{"quest", integer()},
                                 {"leader", seat()},
                                 {"team", seats()},
                                 {"votes", list(boolean())},
                                 {"approved", boolean()},
                                 {"fails", or_null(integer())},
                                 {"result", or_null(card())},
                                 optional("no_confidence", constant(true)),
                                 optional("excalibur", object({{"bearer", seat()}, {"target", or_null(seat())}})),
                                 optional("cards", list(played_card()))}));
}

Shape spectator_view() {
  return named(
      "SpectatorView",
      object(
          {{"game", word(Avalon::id)},
           {"players", integer()},
           {"phase", phase()},
           {"leader", seat()},
           {"round", integer()},
           {"quest", or_null(integer())},
           {"rejections", integer()},
           {"sizes", list(integer())},
           {"fails_needed", list(integer())},
           {"results", list(or_null(card()))},
           {"team", or_null(seats())},
           {"excalibur", or_null(seat())},
           {"waiting", seats()},
           {"lady", or_null(named("Lady", object({{"holder", seat()}, {"past", seats()}, {"uses_left", integer()}})))},
           {"loyalty", or_null(named("LoyaltyCards",
                                     object({{"turned", list(loyalty())}, {"schedule", or_null(list(loyalty()))}})))},
           {"plots",
            or_null(named("PlotCards",
                          object({{"held", list(list(plot()))}, {"drawn", list(plot())}, {"deck", integer()}})))},
           {"open_votes", votes_by_seat()},
           {"open_cards", by_text(card())},
           {"history", list(ballot())},
           optional("roles", list(role()))}));
}

Shape you() {
  const auto learned =
      named("Learned", object({{"seat", seat()}, {"as", sight()}, {"by", source()}, {"round", integer()}}));
  return named("You", object({{"seat", seat()},
                              {"role", role()},
                              {"side", side()},
                              {"knows", list(known())},
                              {"learned", list(learned)}}));
}

Shape result() {
  return tagged("over", {object({{"over", constant(false)}}),
                         object({{"over", constant(true)}, {"winner", side()}, {"reason", reason()}})});
}

template <class Write>
boost::json::value written(Write write) {
  JsonWriter out;
  write(out);
  return boost::json::parse(out.text());
}

Fact printed_sides() {
  boost::json::object sides;
  for (const Character& row : character_table) sides[row.name] = name_of(row.side);
  return {"printed_sides", by_word(role(), side()), sides};
}

Fact default_config() {
  return {"default_config", named("Config", config()),
          written([](JsonWriter& out) { Codec<Avalon>::write_config({}, out); })};
}

/// Loaded by who reads the opening aloud, without the rest of the game.
Fact narration_facts() {
  const auto roles = list(role());
  const auto sentence =
      named("NarrationSentence",
            object({{"key", text()}, {"all", roles}, {"any", roles}, {"none", roles}, {"lancelot", list(lancelots())}}),
            "Said if all of `all` are in play, none of `none`, and one of `any` where it is not empty.");
  return {"narration", list(sentence), written([](JsonWriter& out) { write_narration(out); }), true};
}

}  // namespace

GameSchema whole() {
  const auto members = [](auto type) { return members_of(type); };
  return {.config = named("Config", config()),
          .deal = named("Deal", deal()),
          .phase = phase(),
          .refusal = words<Refusal>("Refusal", "refusals"),
          .action = named("Action", tagged_alternatives<Action>(names_of(ActionType{}), members)),
          .notice = named("Notice", tagged_alternatives<notice::Notice>(notice_names, members)),
          .result = named("Result", result()),
          .seat_view = named("SeatView", extended(spectator_view(), {{"you", you()}})),
          .spectator_view = spectator_view(),
          .view = named("View", extended(spectator_view(), {optional("you", you())}), view_about),
          .facts = {default_config(), printed_sides(), narration_facts()}};
}

}  // namespace roundtable::avalon::shapes

namespace roundtable {

schema::GameSchema Codec<avalon::Avalon>::schema() { return avalon::shapes::whole(); }

}  // namespace roundtable
