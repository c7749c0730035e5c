// What is told of Grail's events in JSON. The order of decks is told to nobody, the rest to all.
#include "codec/json_writer.h"
#include "engine/match.h"
#include "games/grail/codec/codec.h"

namespace roundtable {

using namespace grail;

namespace {

/// Writes one notice to all: its type and then its members.
class Notice {
 public:
  Notice(NoticeList& list, std::string_view type) : list_(list), out_(list.begin(Audience::everybody())) {
    out_.key("type").name(type);
  }
  ~Notice() { list_.end(); }
  Notice(const Notice&) = delete;
  Notice& operator=(const Notice&) = delete;

  Notice& seat(Seat seat) { return with("seat", seat); }
  template <class T>
  Notice& with(std::string_view key, const T& value) {
    out_.key(key).value(value);
    return *this;
  }
  Notice& word(std::string_view key, std::string_view name) {
    out_.key(key).name(name);
    return *this;
  }

  JsonWriter& text() { return out_; }

 private:
  NoticeList& list_;
  JsonWriter& out_;
};

class Teller {
 public:
  Teller(const State& before, NoticeList& out) : table_(before.table), out_(out) {}

  void operator()(const Dealt&) const { Notice(out_, "started").word("mode", name_of(table_.mode)); }
  void operator()(const Passed&) const {}
  void operator()(const EncounterMet& event) const {
    Notice(out_, "encounter").word("encounter", table_.pack->encounters[event.encounter].id);
  }
  void operator()(const AvoidAnswered& event) const { Notice(out_, "avoid").seat(event.seat).with("yes", event.yes); }
  void operator()(const ItemLaidAside& event) const {
    Notice(out_, "laid_aside").seat(event.seat).word("item", item(event.seat, event.item));
  }
  void operator()(const EncounterBegun&) const { Notice(out_, "encounter_started"); }
  void operator()(const HandKept& event) const { Notice(out_, "hand_kept").seat(event.seat); }
  void operator()(const HandRedrawn& event) const { Notice(out_, "hand_redrawn").seat(event.seat); }
  void operator()(const Activated& event) const { Notice(out_, "activated").seat(event.seat); }
  void operator()(const TokenRemoved& event) const { Notice(out_, "token_removed").with("place", int{event.place}); }
  void operator()(const PanicTurned& event) const {
    Notice(out_, "panic_card").seat(event.seat).word("card", card(event.card));
  }
  void operator()(const CardLaid& event) const {
    Notice(out_, "card_laid").seat(event.seat).word("card", card(event.card)).with("magic", std::popcount(event.magic));
  }
  void operator()(const LayingEnded& event) const { Notice(out_, "laying_ended").seat(event.seat); }
  void operator()(const ChargesPaid& event) const {
    Notice(out_, "charges_paid").seat(event.seat).with("place", int{event.place});
  }
  void operator()(const ItemUsed& event) const {
    Notice(out_, "item_used").seat(event.seat).word("item", item(event.seat, event.item));
  }
  void operator()(const AbilityAnswered& event) const {
    Notice(out_, "ability").seat(event.seat).with("yes", event.yes);
  }
  void operator()(const Effected& event) const {
    if (event.amount == 0) return;
    Notice notice(out_, "effect");
    notice.seat(event.seat).word("verb", name_of(event.verb));
    if (event.verb == Verb::Gain) notice.word("stock", name_of(event.stock));
    if (event.verb == Verb::TakeItem) notice.word("item", table_.pack->items[event.ref].id);
    if (event.verb == Verb::Dial) notice.word("dial", table_.pack->dials[event.ref].id);
    if (event.verb == Verb::Mark) notice.word("mark", table_.pack->marks[event.ref]);
    notice.with("amount", int{event.amount});
  }
  void operator()(const CardDrawn& event) const {
    Notice(out_, "card_drawn").seat(event.seat).word("card", card(event.card));
  }
  void operator()(const DeckRanOut& event) const { Notice(out_, "deck_empty").seat(event.seat); }
  void operator()(const CardDiscarded& event) const {
    Notice(out_, "card_discarded").seat(event.seat).word("card", card(event.card));
  }
  void operator()(const TopDiscarded& event) const {
    Notice(out_, "top_discarded").seat(event.seat).word("card", card(event.card));
  }
  void operator()(const AbilitiesActed& event) const { Notice(out_, "abilities").with("place", int{event.place}); }
  void operator()(const StageWon&) const { Notice(out_, "stage_won").with("stage", table_.meeting.stage + 1); }
  void operator()(const EncounterWon&) const { Notice(out_, "encounter_won"); }
  void operator()(const EncounterLost& event) const {
    Notice(out_, "encounter_lost").word("reason", name_of(event.reason));
  }
  void operator()(const EnemyActed&) const { Notice(out_, "enemy"); }
  void operator()(const EnemyStruck& event) const { Notice(out_, "enemy_strikes").with("row", int{event.row}); }
  void operator()(const Readied&) const {}
  void operator()(const TurnBegun&) const { Notice(out_, "turn").with("turn", table_.meeting.turn + 1); }
  void operator()(const FleeBegun& event) const { Notice(out_, "flee").seat(event.seat); }
  void operator()(const CoinTossed& event) const { Notice(out_, "toss").seat(event.seat).with("away", event.away); }
  void operator()(const LeaveProposed& event) const { Notice(out_, "leave_proposed").seat(event.seat); }
  void operator()(const LeaveAnswered& event) const { Notice(out_, "leave").seat(event.seat).with("yes", event.yes); }
  void operator()(const MemberOut& event) const {
    Notice(out_, "out").seat(event.seat).word("reason", name_of(event.reason));
  }
  void operator()(const Robbed&) const { Notice(out_, "robbed"); }
  void operator()(const LootGiven& event) const { Notice(out_, "loot").seat(event.to); }
  void operator()(const EncounterEnded& event) const {
    Notice(out_, "encounter_over").word("reason", name_of(event.reason));
  }
  void operator()(const DeckShuffled& event) const {
    Notice(out_, "shuffled").seat(event.seat).word("kind", name_of(event.kind));
  }
  void operator()(const MorningBroke&) const { Notice(out_, "morning").with("day", table_.day + 1); }
  void operator()(const MenhirsFaded&) const { Notice(out_, "menhirs_faded"); }
  void operator()(const LandShrank&) const { Notice(out_, "land_shrank"); }
  void operator()(const DialsTurned&) const { Notice(out_, "dials_turned"); }
  void operator()(const ClockTurned& event) const {
    if (table_.dials[event.dial] == 0) return;
    Notice(out_, "dial").word("dial", table_.pack->dials[event.dial].id).with("left", table_.dials[event.dial] - 1);
  }
  void operator()(const ItemGiven& event) const {
    Notice(out_, "item_given").seat(event.seat).word("item", item(event.seat, event.item)).with("member", event.to);
  }
  void operator()(const SharingEnded&) const {}
  void operator()(const NewsCame& event) const {
    Notice(out_, "event").word("event", table_.pack->events[event.event].id);
  }
  void operator()(const DreadCame&) const { Notice(out_, "dread"); }
  void operator()(const GuardianMoved& event) const {
    Notice(out_, "guardian")
        .word("encounter", table_.pack->encounters[table_.guardians[event.guardian].encounter].id)
        .word("location", location(event.to));
  }
  void operator()(const DayBegun&) const {}
  void operator()(const Travelled& event) const {
    Notice(out_, "travelled").seat(event.seat).word("location", location(event.location)).with("party", event.party);
  }
  void operator()(const JoinAnswered& event) const { Notice(out_, "join").seat(event.seat).with("yes", event.yes); }
  void operator()(const Arrived& event) const { Notice(out_, "arrived").seat(event.seat); }
  void operator()(const Spared& event) const { Notice(out_, "spared").seat(event.seat); }
  void operator()(const Explored& event) const {
    Notice(out_, "explored").seat(event.seat).word("location", location(event.location));
  }
  void operator()(const Acted& event) const {
    const Location& here = table_.pack->locations[table_.at(event.seat).at];
    Notice(out_, "acted").seat(event.seat).word("location", here.id).word("action", here.actions[event.action].id);
  }
  void operator()(const MenhirLit& event) const { Notice(out_, "menhir_lit").seat(event.seat); }
  void operator()(const Rested& event) const { Notice(out_, "rests").seat(event.seat); }
  void operator()(const EveningCame&) const { Notice(out_, "evening"); }
  void operator()(const Ate& event) const {
    Notice(out_, "ate").seat(event.seat).with("fed", table_.at(event.seat).of(Stock::Food) > 0);
  }
  void operator()(const Grown& event) const {
    Notice(out_, "grown").seat(event.seat).word("attribute", name_of(event.attribute));
  }
  void operator()(const Learning& event) const {
    Notice notice(out_, "learning");
    notice.seat(event.seat).word("kind", name_of(event.kind));
    notice.text().key("cards").begin_array();
    for (const CardId id : event.cards) notice.text().name(card(id));
    notice.text().end_array();
  }
  void operator()(const CardKept& event) const {
    Notice(out_, "card_kept").seat(event.seat).word("card", card(table_.learning[event.place]));
  }
  void operator()(const CardTakenOut& event) const {
    const auto& deck = table_.at(event.seat).decks[static_cast<std::size_t>(event.kind)];
    Notice(out_, "taken_out").seat(event.seat).word("card", card(deck[event.place]));
  }
  void operator()(const CardPutIn& event) const {
    const auto& spare = table_.at(event.seat).spare[static_cast<std::size_t>(event.kind)];
    Notice(out_, "put_in").seat(event.seat).word("card", card(spare[event.place]));
  }
  void operator()(const FellAsleep& event) const { Notice(out_, "sleeps").seat(event.seat); }
  void operator()(const Dreamt& event) const {
    const auto& dreams = event.nightmare ? table_.pack->nightmares : table_.pack->dreams;
    Notice(out_, event.nightmare ? "nightmare" : "dream").seat(event.seat).word("dream", dreams[event.dream].id);
  }
  void operator()(const GameEnded& event) const {
    Notice(out_, "ended").word("winner", name_of(event.winner)).word("reason", name_of(event.reason));
  }

 private:
  std::string_view card(CardId id) const { return table_.card(id).id; }
  std::string_view item(Seat seat, std::size_t place) const {
    return table_.pack->items[table_.at(seat).items[place]].id;
  }
  std::string_view location(LocationId id) const { return table_.pack->locations[id].id; }

  const Table& table_;
  NoticeList& out_;
};

}  // namespace

void Codec<Grail>::write_notices(const Event& event, const State& before, NoticeList& out) {
  visit_alternative(event, Teller(before, out));
}

}  // namespace roundtable
