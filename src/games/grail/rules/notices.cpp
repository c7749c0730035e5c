#include "games/grail/rules/notices.h"

#include <bit>

#include "engine/match.h"
#include "games/grail/rules/names.h"

namespace roundtable::grail::notice {
namespace {

using MaybeNotice = std::optional<Notice>;

class Teller {
 public:
  explicit Teller(const Table& before) : table_(before) {}

  MaybeNotice operator()(const Dealt&) const { return Notice("started").word("mode", name_of(table_.mode)); }
  MaybeNotice operator()(const Passed&) const { return std::nullopt; }
  MaybeNotice operator()(const EncounterMet& event) const {
    return Notice("encounter").word("encounter", table_.pack->encounters[event.encounter].id);
  }
  MaybeNotice operator()(const AvoidAnswered& event) const {
    return Notice("avoid").seat(event.seat).with("yes", event.yes);
  }
  MaybeNotice operator()(const ItemLaidAside& event) const {
    return Notice("laid_aside").seat(event.seat).word("item", item(event.seat, event.item));
  }
  MaybeNotice operator()(const EncounterBegun&) const { return Notice("encounter_started"); }
  MaybeNotice operator()(const HandKept& event) const { return Notice("hand_kept").seat(event.seat); }
  MaybeNotice operator()(const HandRedrawn& event) const { return Notice("hand_redrawn").seat(event.seat); }
  MaybeNotice operator()(const Activated& event) const { return Notice("activated").seat(event.seat); }
  MaybeNotice operator()(const TokenRemoved& event) const {
    return Notice("token_removed").with("place", int{event.place});
  }
  MaybeNotice operator()(const PanicTurned& event) const {
    return Notice("panic_card").seat(event.seat).word("card", card(event.card));
  }
  MaybeNotice operator()(const CardLaid& event) const {
    return Notice("card_laid")
        .seat(event.seat)
        .word("card", card(event.card))
        .with("magic", std::popcount(event.magic));
  }
  MaybeNotice operator()(const LayingEnded& event) const { return Notice("laying_ended").seat(event.seat); }
  MaybeNotice operator()(const ChargesPaid& event) const {
    return Notice("charges_paid").seat(event.seat).with("place", int{event.place});
  }
  MaybeNotice operator()(const ItemUsed& event) const {
    return Notice("item_used").seat(event.seat).word("item", item(event.seat, event.item));
  }
  MaybeNotice operator()(const AbilityAnswered& event) const {
    return Notice("ability").seat(event.seat).with("yes", event.yes);
  }
  MaybeNotice operator()(const Effected& event) const {
    if (event.amount == 0) return std::nullopt;
    Notice notice("effect");
    notice.seat(event.seat).word("verb", name_of(event.verb));
    if (event.verb == Verb::Gain) notice.word("stock", name_of(event.stock));
    if (event.verb == Verb::TakeItem) notice.word("item", table_.pack->items[event.ref].id);
    if (event.verb == Verb::Dial) notice.word("dial", table_.pack->dials[event.ref].id);
    if (event.verb == Verb::Mark) notice.word("mark", table_.pack->marks[event.ref]);
    return notice.with("amount", int{event.amount});
  }
  MaybeNotice operator()(const CardDrawn& event) const {
    return Notice("card_drawn").seat(event.seat).word("card", card(event.card));
  }
  MaybeNotice operator()(const DeckRanOut& event) const { return Notice("deck_empty").seat(event.seat); }
  MaybeNotice operator()(const CardDiscarded& event) const {
    return Notice("card_discarded").seat(event.seat).word("card", card(event.card));
  }
  MaybeNotice operator()(const TopDiscarded& event) const {
    return Notice("top_discarded").seat(event.seat).word("card", card(event.card));
  }
  MaybeNotice operator()(const AbilitiesActed& event) const {
    return Notice("abilities").with("place", int{event.place});
  }
  MaybeNotice operator()(const StageWon&) const { return Notice("stage_won").with("stage", table_.meeting.stage + 1); }
  MaybeNotice operator()(const EncounterWon&) const { return Notice("encounter_won"); }
  MaybeNotice operator()(const EncounterLost& event) const {
    return Notice("encounter_lost").word("reason", name_of(event.reason));
  }
  MaybeNotice operator()(const EnemyActed&) const { return Notice("enemy"); }
  MaybeNotice operator()(const EnemyStruck& event) const { return Notice("enemy_strikes").with("row", int{event.row}); }
  MaybeNotice operator()(const Readied&) const { return std::nullopt; }
  MaybeNotice operator()(const TurnBegun&) const { return Notice("turn").with("turn", table_.meeting.turn + 1); }
  MaybeNotice operator()(const FleeBegun& event) const { return Notice("flee").seat(event.seat); }
  MaybeNotice operator()(const CoinTossed& event) const {
    return Notice("toss").seat(event.seat).with("away", event.away);
  }
  MaybeNotice operator()(const LeaveProposed& event) const { return Notice("leave_proposed").seat(event.seat); }
  MaybeNotice operator()(const LeaveAnswered& event) const {
    return Notice("leave").seat(event.seat).with("yes", event.yes);
  }
  MaybeNotice operator()(const MemberOut& event) const {
    return Notice("out").seat(event.seat).word("reason", name_of(event.reason));
  }
  MaybeNotice operator()(const Robbed&) const { return Notice("robbed"); }
  MaybeNotice operator()(const LootGiven& event) const { return Notice("loot").seat(event.to); }
  MaybeNotice operator()(const EncounterEnded& event) const {
    return Notice("encounter_over").word("reason", name_of(event.reason));
  }
  MaybeNotice operator()(const DeckShuffled& event) const {
    return Notice("shuffled").seat(event.seat).word("kind", name_of(event.kind));
  }
  MaybeNotice operator()(const MorningBroke&) const { return Notice("morning").with("day", table_.day + 1); }
  MaybeNotice operator()(const MenhirsFaded&) const { return Notice("menhirs_faded"); }
  MaybeNotice operator()(const LandShrank&) const { return Notice("land_shrank"); }
  MaybeNotice operator()(const DialsTurned&) const { return Notice("dials_turned"); }
  MaybeNotice operator()(const ClockTurned& event) const {
    if (table_.dials[event.dial] == 0) return std::nullopt;
    return Notice("dial").word("dial", table_.pack->dials[event.dial].id).with("left", table_.dials[event.dial] - 1);
  }
  MaybeNotice operator()(const ItemGiven& event) const {
    return Notice("item_given").seat(event.seat).word("item", item(event.seat, event.item)).with("member", event.to);
  }
  MaybeNotice operator()(const SharingEnded&) const { return std::nullopt; }
  MaybeNotice operator()(const NewsCame& event) const {
    return Notice("event").word("event", table_.pack->events[event.event].id);
  }
  MaybeNotice operator()(const DreadCame&) const { return Notice("dread"); }
  MaybeNotice operator()(const GuardianMoved& event) const {
    return Notice("guardian")
        .word("encounter", table_.pack->encounters[table_.guardians[event.guardian].encounter].id)
        .word("location", location(event.to));
  }
  MaybeNotice operator()(const DayBegun&) const { return std::nullopt; }
  MaybeNotice operator()(const Travelled& event) const {
    return Notice("travelled").seat(event.seat).word("location", location(event.location)).with("party", event.party);
  }
  MaybeNotice operator()(const JoinAnswered& event) const {
    return Notice("join").seat(event.seat).with("yes", event.yes);
  }
  MaybeNotice operator()(const Arrived& event) const { return Notice("arrived").seat(event.seat); }
  MaybeNotice operator()(const Spared& event) const { return Notice("spared").seat(event.seat); }
  MaybeNotice operator()(const Explored& event) const {
    return Notice("explored").seat(event.seat).word("location", location(event.location));
  }
  MaybeNotice operator()(const Acted& event) const {
    const Location& here = table_.pack->locations[table_.at(event.seat).at];
    return Notice("acted").seat(event.seat).word("location", here.id).word("action", here.actions[event.action].id);
  }
  MaybeNotice operator()(const MenhirLit& event) const { return Notice("menhir_lit").seat(event.seat); }
  MaybeNotice operator()(const Rested& event) const { return Notice("rests").seat(event.seat); }
  MaybeNotice operator()(const EveningCame&) const { return Notice("evening"); }
  MaybeNotice operator()(const Ate& event) const {
    return Notice("ate").seat(event.seat).with("fed", table_.at(event.seat).of(Stock::Food) > 0);
  }
  MaybeNotice operator()(const Grown& event) const {
    return Notice("grown").seat(event.seat).word("attribute", name_of(event.attribute));
  }
  MaybeNotice operator()(const Learning& event) const {
    Notice notice("learning");
    NameList cards;
    for (const CardId id : event.cards) cards.push_back(card(id));
    return notice.seat(event.seat).word("kind", name_of(event.kind)).with("cards", cards);
  }
  MaybeNotice operator()(const CardKept& event) const {
    return Notice("card_kept").seat(event.seat).word("card", card(table_.learning[event.place]));
  }
  MaybeNotice operator()(const CardTakenOut& event) const {
    const auto& deck = table_.at(event.seat).decks[static_cast<std::size_t>(event.kind)];
    return Notice("taken_out").seat(event.seat).word("card", card(deck[event.place]));
  }
  MaybeNotice operator()(const CardPutIn& event) const {
    const auto& spare = table_.at(event.seat).spare[static_cast<std::size_t>(event.kind)];
    return Notice("put_in").seat(event.seat).word("card", card(spare[event.place]));
  }
  MaybeNotice operator()(const FellAsleep& event) const { return Notice("sleeps").seat(event.seat); }
  MaybeNotice operator()(const Dreamt& event) const {
    const auto& dreams = event.nightmare ? table_.pack->nightmares : table_.pack->dreams;
    return Notice(event.nightmare ? "nightmare" : "dream").seat(event.seat).word("dream", dreams[event.dream].id);
  }
  MaybeNotice operator()(const GameEnded& event) const {
    return Notice("ended").word("winner", name_of(event.winner)).word("reason", name_of(event.reason));
  }

 private:
  std::string_view card(CardId id) const { return table_.card(id).id; }
  std::string_view item(Seat seat, std::size_t place) const {
    return table_.pack->items[table_.at(seat).items[place]].id;
  }
  std::string_view location(LocationId id) const { return table_.pack->locations[id].id; }

  const Table& table_;
};

}  // namespace

Telling telling(const Event& event, const State& before) {
  Telling told;
  if (const auto notice = visit_alternative(event, Teller(before.table))) told.push_back({std::nullopt, *notice});
  return told;
}

}  // namespace roundtable::grail::notice
