// The shapes of Grail's notices, by the event that each tells of.
#include "games/grail/codec/shapes.h"
#include "games/grail/rules/events.h"

namespace roundtable::grail::shapes {

using namespace schema;

namespace {

/// The notices that one event can bring: none, one, or one of several.
using Notices = std::vector<Shape>;

Notices one(std::string_view type, const Members& members) { return {object_of_type(type, members)}; }
Notices of_seat(std::string_view type, const Members& more = {}) { return one(type, joined({{"seat", seat()}}, more)); }

Notices notices_of(Of<Dealt>) { return one("started", {{"mode", mode()}}); }
Notices notices_of(Of<Passed>) { return {}; }
Notices notices_of(Of<EncounterMet>) { return one("encounter", {{"encounter", id()}}); }
Notices notices_of(Of<AvoidAnswered>) { return of_seat("avoid", {{"yes", boolean()}}); }
Notices notices_of(Of<ItemLaidAside>) { return of_seat("laid_aside", {{"item", id()}}); }
Notices notices_of(Of<EncounterBegun>) { return one("encounter_started", {}); }
Notices notices_of(Of<HandKept>) { return of_seat("hand_kept"); }
Notices notices_of(Of<HandRedrawn>) { return of_seat("hand_redrawn"); }
Notices notices_of(Of<Activated>) { return of_seat("activated"); }
Notices notices_of(Of<TokenRemoved>) { return one("token_removed", {{"place", integer()}}); }
Notices notices_of(Of<PanicTurned>) { return of_seat("panic_card", {{"card", id()}}); }
Notices notices_of(Of<CardLaid>) { return of_seat("card_laid", {{"card", id()}, {"magic", integer()}}); }
Notices notices_of(Of<LayingEnded>) { return of_seat("laying_ended"); }
Notices notices_of(Of<ChargesPaid>) { return of_seat("charges_paid", {{"place", integer()}}); }
Notices notices_of(Of<ItemUsed>) { return of_seat("item_used", {{"item", id()}}); }
Notices notices_of(Of<AbilityAnswered>) { return of_seat("ability", {{"yes", boolean()}}); }
Notices notices_of(Of<Effected>) {
  return of_seat("effect", {{"verb", words<Verb>("Verb", "verbs")},
                            optional("stock", stock()),
                            optional("item", id()),
                            optional("dial", id()),
                            optional("mark", id()),
                            {"amount", integer()}});
}
Notices notices_of(Of<CardDrawn>) { return of_seat("card_drawn", {{"card", id()}}); }
Notices notices_of(Of<DeckRanOut>) { return of_seat("deck_empty"); }
Notices notices_of(Of<CardDiscarded>) { return of_seat("card_discarded", {{"card", id()}}); }
Notices notices_of(Of<TopDiscarded>) { return of_seat("top_discarded", {{"card", id()}}); }
Notices notices_of(Of<AbilitiesActed>) { return one("abilities", {{"place", integer()}}); }
Notices notices_of(Of<StageWon>) { return one("stage_won", {{"stage", integer()}}); }
Notices notices_of(Of<EncounterWon>) { return one("encounter_won", {}); }
Notices notices_of(Of<EncounterLost>) { return one("encounter_lost", {{"reason", reason()}}); }
Notices notices_of(Of<EnemyActed>) { return one("enemy", {}); }
Notices notices_of(Of<EnemyStruck>) { return one("enemy_strikes", {{"row", integer()}}); }
Notices notices_of(Of<Readied>) { return {}; }
Notices notices_of(Of<TurnBegun>) { return one("turn", {{"turn", integer()}}); }
Notices notices_of(Of<FleeBegun>) { return of_seat("flee"); }
Notices notices_of(Of<CoinTossed>) { return of_seat("toss", {{"away", boolean()}}); }
Notices notices_of(Of<LeaveProposed>) { return of_seat("leave_proposed"); }
Notices notices_of(Of<LeaveAnswered>) { return of_seat("leave", {{"yes", boolean()}}); }
Notices notices_of(Of<MemberOut>) { return of_seat("out", {{"reason", reason()}}); }
Notices notices_of(Of<Robbed>) { return one("robbed", {}); }
Notices notices_of(Of<LootGiven>) { return of_seat("loot"); }
Notices notices_of(Of<EncounterEnded>) { return one("encounter_over", {{"reason", reason()}}); }
Notices notices_of(Of<DeckShuffled>) { return of_seat("shuffled", {{"kind", kind()}}); }
Notices notices_of(Of<MorningBroke>) { return one("morning", {{"day", integer()}}); }
Notices notices_of(Of<MenhirsFaded>) { return one("menhirs_faded", {}); }
Notices notices_of(Of<LandShrank>) { return one("land_shrank", {}); }
Notices notices_of(Of<DialsTurned>) { return one("dials_turned", {}); }
Notices notices_of(Of<ClockTurned>) { return one("dial", {{"dial", id()}, {"left", integer()}}); }
Notices notices_of(Of<ItemGiven>) { return of_seat("item_given", {{"item", id()}, {"member", seat()}}); }
Notices notices_of(Of<SharingEnded>) { return {}; }
Notices notices_of(Of<NewsCame>) { return one("event", {{"event", id()}}); }
Notices notices_of(Of<DreadCame>) { return one("dread", {}); }
Notices notices_of(Of<GuardianMoved>) { return one("guardian", {{"encounter", id()}, {"location", id()}}); }
Notices notices_of(Of<DayBegun>) { return {}; }
Notices notices_of(Of<Travelled>) { return of_seat("travelled", {{"location", id()}, {"party", boolean()}}); }
Notices notices_of(Of<JoinAnswered>) { return of_seat("join", {{"yes", boolean()}}); }
Notices notices_of(Of<Arrived>) { return of_seat("arrived"); }
Notices notices_of(Of<Spared>) { return of_seat("spared"); }
Notices notices_of(Of<Explored>) { return of_seat("explored", {{"location", id()}}); }
Notices notices_of(Of<Acted>) { return of_seat("acted", {{"location", id()}, {"action", id()}}); }
Notices notices_of(Of<MenhirLit>) { return of_seat("menhir_lit"); }
Notices notices_of(Of<Rested>) { return of_seat("rests"); }
Notices notices_of(Of<EveningCame>) { return one("evening", {}); }
Notices notices_of(Of<Ate>) { return of_seat("ate", {{"fed", boolean()}}); }
Notices notices_of(Of<Grown>) { return of_seat("grown", {{"attribute", attribute()}}); }
Notices notices_of(Of<Learning>) { return of_seat("learning", {{"kind", kind()}, {"cards", list(id())}}); }
Notices notices_of(Of<CardKept>) { return of_seat("card_kept", {{"card", id()}}); }
Notices notices_of(Of<CardTakenOut>) { return of_seat("taken_out", {{"card", id()}}); }
Notices notices_of(Of<CardPutIn>) { return of_seat("put_in", {{"card", id()}}); }
Notices notices_of(Of<FellAsleep>) { return of_seat("sleeps"); }
Notices notices_of(Of<Dreamt>) {
  const Members members{{"seat", seat()}, {"dream", id()}};
  return {object_of_type("dream", members), object_of_type("nightmare", members)};
}
Notices notices_of(Of<GameEnded>) { return one("ended", {{"winner", winner()}, {"reason", reason()}}); }

}  // namespace

Shape notice() {
  std::vector<Shape> all;
  each_alternative<Event>([&]<class E>() {
    const Notices notices = notices_of(Of<E>{});
    all.insert(all.end(), notices.begin(), notices.end());
  });
  return named("Notice", tagged("type", std::move(all)));
}

}  // namespace roundtable::grail::shapes
