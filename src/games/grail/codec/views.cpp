#include "games/grail/codec/views.h"

#include <set>

#include "games/grail/codec/codec.h"
#include "games/grail/codec/faces.h"
#include "games/grail/rules/land.h"

namespace roundtable {

using namespace grail;

namespace {

template <class List>
void write_cards(const Table& table, std::string_view key, const List& cards, JsonWriter& out) {
  out.key(key).begin_array();
  for (const CardId card : cards) out.name(table.card(card).id);
  out.end_array();
}

void write_items(const Table& table, const Member& member, JsonWriter& out) {
  out.key("items").begin_array();
  for (std::size_t i = 0; i < member.items.size(); ++i) {
    const Item& item = table.pack->items[member.items[i]];
    out.begin_object().key("id").name(item.id).key("keyword").name(name_of(item.keyword));
    out.key("aside").value(!uses_item(member, i)).key("used").value((member.used >> i & 1U) != 0);
    write_item_face(*table.pack, item, out);
    out.end_object();
  }
  out.end_array();
}

void write_stocks(const Table& table, const Member& member, JsonWriter& out) {
  for (std::size_t i = 0; i < stock_count; ++i) out.key(name_of(static_cast<Stock>(i))).value(int{member.stock[i]});
  out.key("most").begin_object();
  for (const Stock track : {Stock::Energy, Stock::Health, Stock::Terror})
    out.key(name_of(track)).value(most_of(table, member, track));
  out.end_object().key("attributes").begin_object();
  for (std::size_t i = 0; i < attribute_count; ++i)
    out.key(name_of(static_cast<Attribute>(i))).value(attribute_of(table, member, static_cast<Attribute>(i)));
  out.end_object();
  out.key("panic").value(in_panic(table, member)).key("exhausted").value(is_exhausted(member));
  out.key("insane").value(is_insane(member));
}

/// What growing costs now, in experience.
void write_prices(const Table& table, const Member& member, JsonWriter& out) {
  out.key("prices").begin_object().key("card").value(land::card_cost(table));
  for (std::size_t i = 0; i < attribute_count; ++i) {
    const auto attribute = static_cast<Attribute>(i);
    out.key(name_of(attribute)).value(land::growth_cost(table, member, attribute));
  }
  out.end_object();
}

void write_member(const Table& table, Seat seat, JsonWriter& out) {
  const Member& member = table.at(seat);
  out.begin_object().key("seat").value(seat).key("character").name(table.character(member).id);
  out.key("number").value(int{member.number});
  write_stocks(table, member, out);
  write_items(table, member, out);
  out.key("in").value(member.in).key("activated").value(member.activated);
  write_cards(table, "hand", member.hand, out);
  out.key("deck").value(int{member.deck});
  write_cards(table, "discard", member.discard, out);
  write_cards(table, "combat", member.decks[0], out);
  write_cards(table, "diplomacy", member.decks[1], out);
  if (table.mode == Mode::Campaign) {
    write_prices(table, member, out);
    write_cards(table, "spare_combat", member.spare[0], out);
    write_cards(table, "spare_diplomacy", member.spare[1], out);
    out.key("location").name(table.pack->locations[member.at].id);
    out.key("acted").value(member.acted).key("resting").value(member.resting);
  }
  out.end_object();
}

void write_laid(const Table& table, std::size_t place, JsonWriter& out) {
  const Laid& laid = table.meeting.row[place];
  const Card& card = table.card(laid.card);
  out.begin_object().key("card").name(card.id).key("owner").value(int{laid.owner});
  out.key("tokens").value(int{laid.tokens}).key("charges").value(int{laid.charges});
  out.key("joined").begin_array();
  for (std::size_t i = 0; i < card.left.size(); ++i)
    if (laid.joined[i] == Key::Blank)
      out.null();
    else
      out.name(name_of(laid.joined[i]));
  out.end_array().key("visible").value(is_visible(table, place)).end_object();
}

void write_encounter(const Table& table, JsonWriter& out) {
  out.key("encounter");
  if (!table.meeting_now) {
    out.null();
    return;
  }
  const Meeting& meeting = table.meeting;
  out.begin_object();
  write_encounter_face(*table.pack, table.encounter(), out);
  out.key("turn").value(int{meeting.turn}).key("active");
  if (meeting.active)
    out.value(*meeting.active);
  else
    out.null();
  if (table.encounter().kind == Kind::Combat)
    out.key("markers").value(int{meeting.markers});
  else
    out.key("stage").value(meeting.stage + 1).key("affinity").value(int{meeting.affinity});
  out.key("laid").value(int{meeting.laid}).key("free_lay").value(meeting.free_lay).key("forced");
  if (meeting.forced)
    out.name(table.card(*meeting.forced).id);
  else
    out.null();
  out.key("row").begin_array();
  for (std::size_t i = 0; i < meeting.row.size(); ++i) write_laid(table, i, out);
  out.end_array().end_object();
}

bool is_evening(const Table& table) { return phase_name(table) == "evening" || phase_name(table) == "learn"; }

/// Who builds decks sees what they are made of.
void insert_decks(const Member& member, std::set<CardId>& open) {
  for (const auto* half : {&member.decks, &member.spare})
    for (const auto& cards : *half) open.insert(cards.begin(), cards.end());
}

/// The faces of all cards that lie open now.
void write_faces(const Table& table, JsonWriter& out) {
  std::set<CardId> open(table.learning.begin(), table.learning.end());
  for (const Member& member : table.members) open.insert(member.hand.begin(), member.hand.end());
  for (const Laid& laid : table.meeting.row) open.insert(laid.card);
  if (is_evening(table))
    for (const Seat seat : table.waiting) insert_decks(table.at(seat), open);
  if (table.meeting.forced) open.insert(*table.meeting.forced);
  out.key("cards").begin_object();
  for (const CardId card : open) {
    out.key(table.card(card).id);
    write_card_face(*table.pack, table.card(card), out);
  }
  out.end_object();
}

void write_action_of(const Table& table, const LocationAction& action, int tokens, JsonWriter& out) {
  out.begin_object().key("id").name(action.id).key("energy").value(int{action.energy}).key("cost");
  write_effects(*table.pack, action.cost, out);
  out.key("do");
  write_effects(*table.pack, action.effects, out);
  out.key("tokens").value(tokens).key("once").value(action.once).end_object();
}

void write_place(const Table& table, std::size_t i, JsonWriter& out) {
  const Location& location = table.pack->locations[i];
  const Place& place = table.places[i];
  out.begin_object().key("id").name(location.id).key("number").value(int{location.number});
  out.key("x").value(int{location.x}).key("y").value(int{location.y}).key("revealed").value(place.revealed);
  out.key("menhir").value(location.menhir).key("stone").value(place.stone).key("dial").value(int{place.dial});
  if (place.revealed) {
    out.key("dream").value(location.dream).key("lighting");
    write_effects(*table.pack, location.lighting, out);
    out.key("arrival");
    write_effects(*table.pack, location.arrival, out);
    out.key("actions").begin_array();
    for (std::size_t action = 0; action < location.actions.size(); ++action)
      write_action_of(table, location.actions[action], place.tokens[action], out);
    out.end_array();
  }
  out.end_object();
}

void write_days(const Table& table, JsonWriter& out) {
  if (table.mode != Mode::Campaign) return;
  const Campaign& campaign = *table.pack->campaign;
  out.key("day").value(int{table.day}).key("days").value(int{campaign.days});
  out.key("travel").value(int{campaign.travel}).key("explore").value(int{campaign.explore}).key("event");
  if (table.event)
    out.name(table.pack->events[*table.event].id);
  else
    out.null();
  out.key("marks").begin_array();
  for (std::size_t i = 0; i < table.pack->marks.size(); ++i)
    if ((table.marks >> i & 1U) != 0) out.name(table.pack->marks[i]);
  out.end_array().key("dials").begin_array();
  for (std::size_t i = 0; i < table.dials.size(); ++i)
    if (table.dials[i] > 0)
      out.begin_object()
          .key("id")
          .name(table.pack->dials[i].id)
          .key("quest")
          .value(table.pack->dials[i].quest)
          .key("left")
          .value(int{table.dials[i]})
          .end_object();
  out.end_array().key("guardians").begin_array();
  for (const Guardian& guardian : table.guardians)
    out.begin_object()
        .key("encounter")
        .name(table.pack->encounters[guardian.encounter].id)
        .key("location")
        .name(table.pack->locations[guardian.at].id)
        .end_object();
  out.end_array();
  write_cards(table, "learning", table.learning, out);
  out.key("land").begin_array();
  for (std::size_t i = 0; i < table.places.size(); ++i) write_place(table, i, out);
  out.end_array();
}

}  // namespace

void GrailViews::refresh(const Table& table) {
  if (fresh_) return;
  common_.clear();
  common_.key("game").name(Grail::id).key("players").value(table.players()).key("pack").value(table.pack->id);
  common_.key("mode").name(name_of(table.mode)).key("difficulty").name(name_of(table.difficulty));
  common_.key("phase").name(phase_name(table)).key("waiting").seats(table.waiting);
  common_.key("members").begin_array();
  for (const Seat seat : table.everyone()) write_member(table, seat, common_);
  common_.end_array();
  write_encounter(table, common_);
  write_days(table, common_);
  write_faces(table, common_);
  fresh_ = true;
}

void GrailViews::write(const View& view, JsonWriter& out) {
  refresh(view.table);
  out.begin_object().raw_members(common_.text()).key("you").begin_object();
  out.key("seat").value(view.seat).end_object().end_object();
}

void GrailViews::write_public(const Table& table, JsonWriter& out) {
  refresh(table);
  out.begin_object().raw_members(common_.text()).end_object();
}

std::optional<Result> Codec<Grail>::result(const Table& table) {
  if (!table.over) return std::nullopt;
  return Result{name_of(table.over->winner), name_of(table.over->reason)};
}

}  // namespace roundtable
