// What lies open for the whole party: they play together, so their hands lie open too.
#pragma once

#include "games/grail/rules/actions.h"
#include "games/grail/rules/setup.h"

namespace roundtable::grail {

/// What is still to be done, the next one last. Those marked "asks" wait for somebody; the rest goes by itself.
enum class StepKind : std::uint8_t {
  Deal,    // the game waits for its deal
  Meet,    // an encounter comes up
  Avoid,   // asks: go round it?
  Equip,   // asks: one of two items with one keyword is laid aside
  Begin,   // the encounter starts
  Open,    // asks: keep this opening hand?
  Choose,  // asks: who is activated
  Token,   // a time token comes off the card at this place, or off the next that has one
  Lay,     // asks: the next card
  Ask,     // asks: is this ability used?
  Do,      // an effect
  Draw,
  Discard,  // asks: which card
  DiscardTop,
  Later,  // abilities that act after each card laid, from this place on
  Check,
  Enemy,     // the enemy's step
  Guarding,  // abilities in the enemy's step, from this place on
  Strike,
  Ready,  // is anybody left to be activated?
  Turn,   // a new turn
  Agree,  // asks: leave the encounter?
  Toss,   // of a flight in hard mode
  Out,    // a member leaves
  Rob,
  Loot,    // asks: whose is it?
  Finish,  // the encounter is over
  // The days.
  Shuffle,  // the decks of a member
  Morning,  // a new day
  Fade,     // menhirs without a dial go
  Shrink,   // and the land out of reach
  Dials,
  Clock,  // a time dial of the story
  News,   // an event
  Prowl,  // a guardian moves
  Share,  // asks: items handed to others at the place
  Day,    // asks: whoever has not acted in this round
  Join,   // asks: come along, or into the encounter?
  Arrive,
  Toll,  // a character's health is gone
  Eat,
  Growing,  // asks: experience, decks, then sleep
  Choice,   // asks: which of two cards
  Night,
  End,  // of the game
};

struct Step {
  StepKind kind = StepKind::Deal;
  std::uint8_t seat = 0;
  std::uint8_t place = 0;
  std::uint8_t index = 0;
  std::int16_t amount = 0;
  bool bound = false;  // an ability: it acts only while its card is in the row
  Effect effect;
  bool operator==(const Step&) const = default;
};

inline constexpr std::uint8_t nowhere = 255;

/// A card in the row.
struct Laid {
  CardId card = 0;
  std::uint8_t owner = 0;
  std::uint8_t tokens = 0;
  std::uint8_t charges = 0;
  std::uint8_t magic = 0;  // rows whose key was paid for
  std::array<Key, max_rows> joined{Key::Blank, Key::Blank, Key::Blank, Key::Blank, Key::Blank};
  bool operator==(const Laid&) const = default;
};

using Cards = SmallList<CardId, max_deck>;
inline constexpr std::size_t max_encounter_deck = 64;
inline constexpr std::size_t max_event_deck = 64;
using EncounterDeck = SmallList<EncounterId, max_encounter_deck>;
using EventDeck = SmallList<EventId, max_event_deck>;

struct Member {
  CharacterId character = 0;
  std::uint8_t number = 0;
  std::array<std::int8_t, stock_count> stock{};
  std::array<std::int8_t, stock_count> most{};
  std::array<std::int8_t, attribute_count> attributes{};
  SmallList<ItemId, max_items> items;
  std::uint16_t aside = 0;     // items not used in this encounter, by place
  std::uint16_t used = 0;      // items whose use is over for this encounter
  std::array<Cards, 2> decks;  // what they are made of, by kind
  std::array<Cards, 2> spare;  // learned, not in the deck
  // in an encounter
  bool in = false;
  bool fought = false;  // was in from the start
  bool activated = false;
  std::uint8_t deck = 0;  // cards left to draw
  Cards hand, discard;
  // over the days
  LocationId at = 0;
  bool acted = false;
  bool resting = false;
  bool coming = false;                   // has just travelled
  bool mercy = true;                     // the second chance at death is still there
  std::array<std::uint8_t, 3> points{};  // bought in each pair of attributes
  bool operator==(const Member&) const = default;

  void set_stock(Stock which, int value) { stock[static_cast<std::size_t>(which)] = static_cast<std::int8_t>(value); }
  int of(Stock which) const { return stock[static_cast<std::size_t>(which)]; }
};

struct Meeting {
  EncounterId encounter = 0;
  std::uint8_t stage = 0;
  std::uint8_t turn = 0;
  std::uint8_t markers = 0;
  std::int8_t affinity = 0;
  bool decided = false;  // only what follows from its end is left
  bool first = true;     // nobody has been activated yet
  std::optional<Seat> active;
  std::uint8_t laid = 0;                 // by the active character in this activation
  bool free_lay = false;                 // the next card needs no bolt
  std::uint8_t penalized = nowhere;      // this card gives one marker less
  bool ran = false;                      // has tried to flee or leave in this activation
  std::optional<CardId> forced;          // turned up by panic
  bool enemy = false;                    // it is the enemy's step
  std::uint8_t reduction = 0, hold = 0;  // left of what visible abilities take off
  std::array<std::uint8_t, key_count> joined{};
  SmallList<Laid, max_row> row;
  bool operator==(const Meeting&) const = default;
};

struct Place {
  bool revealed = false;
  bool stone = false;                                       // a menhir stands there
  std::uint8_t dial = 0;                                    // 0: it is dark
  std::uint8_t done = 0;                                    // actions that can be taken only once, by place
  std::array<std::uint8_t, max_location_actions> tokens{};  // time tokens on its actions
  bool operator==(const Place&) const = default;
};
inline constexpr std::size_t max_locations = 32;

/// An undefeated guardian that roams.
struct Guardian {
  EncounterId encounter = 0;
  LocationId at = 0;
  bool operator==(const Guardian&) const = default;
};
inline constexpr std::size_t max_guardians = 8;

struct Over {
  Winner winner;
  Reason reason;
  bool operator==(const Over&) const = default;
};

struct Table {
  const Pack* pack = nullptr;
  Mode mode = Mode::Encounter;
  Difficulty difficulty = Difficulty::Normal;
  SmallList<Member, max_members> members;
  SmallList<Step, 96> agenda;
  SeatSet waiting;  // who owes a decision; follows from the rest
  bool meeting_now = false;
  Meeting meeting;
  std::optional<Over> over;
  // over the days
  std::uint8_t day = 0;
  std::uint32_t marks = 0;
  std::optional<EventId> event;  // of today
  SmallList<EventId, 64> news;   // all events so far
  SmallList<Place, max_locations> places;
  SmallList<Guardian, max_guardians> guardians;
  SmallList<std::uint8_t, max_dials> dials;  // of the story, by their place in the pack; 0: not on the table
  SmallList<CardId, 2> learning;             // turned up, one of them will be kept

  int players() const { return static_cast<int>(members.size()); }
  SeatSet everyone() const { return SeatSet::all(players()); }
  Member& at(Seat seat) { return members[static_cast<std::size_t>(seat.index())]; }
  const Member& at(Seat seat) const { return members[static_cast<std::size_t>(seat.index())]; }
  const Encounter& encounter() const { return pack->encounters[meeting.encounter]; }
  const Card& card(CardId id) const { return pack->cards[id]; }
  const Step& next() const { return agenda.back(); }
  const Character& character(const Member& member) const { return pack->characters[member.character]; }
};

inline bool is_over(const Table& table) { return table.over.has_value(); }
/// Who owes a decision, worked out anew.
SeatSet still_to_decide(const Table& table);

SeatSet fighters(const Table& table);
SeatSet to_be_activated(const Table& table);
/// Rule G1.6: of several, the one with the lowest number.
Seat lowest_number(const Table& table, SeatSet seats);

/// Rule G1.2: the highest energy this character can have now.
int energy_limit(const Table& table, const Member& member);
bool in_panic(const Table& table, const Member& member);
bool is_exhausted(const Member& member);
bool is_insane(const Member& member);
/// With what its items add.
int attribute_of(const Table& table, const Member& member, Attribute attribute);
/// Players as the difficulty counts them.
int counted_players(const Table& table);
bool is_alone_in_story(const Table& table);
int most_of(const Table& table, const Member& member, Stock stock);

std::size_t most_items(const Table& table);
/// Rule G5.19: whether this member has something to give and somebody to give it to.
bool may_share(const Table& table, Seat seat);

bool uses_item(const Member& member, std::size_t place);
/// Rule G1.5: the items of which one must be laid aside.
std::uint16_t double_items(const Table& table, const Member& member);

/// Whether a passive card acts after others are laid.
bool acts_later(const Card& card);
bool has_trigger(const Abilities& abilities, Trigger trigger);
bool is_visible(const Table& table, std::size_t place);

}  // namespace roundtable::grail
