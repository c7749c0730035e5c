#include "games/avalon/codec/parts.h"

#include "codec/object_reader.h"

namespace roundtable {

using namespace avalon;

void read_special_role(ObjectReader& reader, const boost::json::value& value, RoleSet& specials) {
  Role role = Role::Servant;
  reader.word_of("roles", value, role);
  if (reader.has_failed()) return;
  const auto name = std::string(name_of(role));
  if (is_lancelot(role)) return reader.fail({"avalon.config.lancelot_in_roles", {{"role", name}}});
  if (!is_special(role)) return reader.fail({"avalon.config.not_special", {{"role", name}}});
  if (specials.contains(role)) return reader.fail({"avalon.config.twice", {{"role", name}}});
  specials.insert(role);
}

void write_roles(RoleSet roles, JsonWriter& out) {
  for (const Character& row : character_table)
    if (roles.contains(row.role)) out.name(row.name);
}

void write_knows(const Opening& opening, JsonWriter& out) {
  out.key("knows").begin_array();
  SeatSet known;
  for (const auto& field : opening_fields) known = known | opening.*field.seats;
  for (const Seat seat : known)
    for (const auto& field : opening_fields)
      if ((opening.*field.seats).contains(seat))
        out.begin_object().key("seat").value(seat).key("as").name(field.name).end_object();
  out.end_array();
}

void write_votes(SeatSet approving, int players, JsonWriter& out) {
  out.begin_array();
  for (const Seat seat : SeatSet::all(players)) out.value(approving.contains(seat));
  out.end_array();
}

void write_cards(SeatSet team, SeatSet failing, JsonWriter& out) {
  out.key("cards").begin_array();
  for (const Seat seat : team) {
    const Card card = failing.contains(seat) ? Card::Fail : Card::Success;
    out.begin_object().key("seat").value(seat).key("card").name(name_of(card)).end_object();
  }
  out.end_array();
}

void write_open_votes(SeatSet makers, SeatSet approving, JsonWriter& out) {
  static constexpr std::array<std::string_view, max_seats> digits{"0", "1", "2", "3", "4", "5", "6", "7", "8", "9"};
  out.key("open_votes").begin_object();
  for (const Seat seat : makers)
    out.key(digits[static_cast<std::size_t>(seat.index())]).value(approving.contains(seat));
  out.end_object();
}

}  // namespace roundtable
