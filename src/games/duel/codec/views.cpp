#include "games/duel/codec/views.h"

#include "codec/words.h"
#include "games/duel/codec/codec.h"

namespace roundtable {

using namespace duel;

namespace {

void write_territory(const Table& table, Place at, JsonWriter& out) {
  const Territory& territory = table.territories[at];
  out.begin_object().key("id");
  if (const auto* card = open_card(table, at))
    out.name(card->id.view());
  else
    out.null();
  out.key("owner");
  if (territory.owner)
    out.value(*territory.owner);
  else
    out.null();
  out.key("piles").begin_array();
  for (const Pile& pile : territory.piles) write_words(pile, out);
  out.end_array().end_object();
}

void write_copies(const TileCounts& counts, JsonWriter& out) {
  out.begin_array();
  for (std::size_t tile = 0; tile < tile_kinds; ++tile)
    for (int copy = 0; copy < counts[tile]; ++copy) out.name(name_of(static_cast<Tile>(tile)));
  out.end_array();
}

void write_tiles(const Tiles& tiles, JsonWriter& out) {
  out.key("tiles").begin_object().key("up");
  write_copies(tiles.up, out);
  out.key("down");
  write_copies(tiles.down, out);
  out.key("pending").begin_array();
  for (const auto& tile : tiles.pending)
    if (tile)
      out.name(name_of(*tile));
    else
      out.null();
  out.end_array().end_object();
}

void write_pending(const Table& table, JsonWriter& out) {
  out.key("pending");
  const auto* asked = std::get_if<Answering>(&table.phase);
  if (!asked) {
    out.null();
    return;
  }
  out.begin_object().key("type").name(name_of(asked->play)).key("at").value(int{asked->at});
  out.key("card").name(name_of(asked->card)).end_object();
}

}  // namespace

void DuelViews::refresh(const Table& table) {
  if (fresh_) return;
  before_hand_.clear();
  before_hand_.key("game").name(Duel::id).key("phase").name(phase_name(table.phase));
  before_hand_.key("active").value(table.active).key("waiting").seats(table.waiting);
  before_hand_.key("territories").begin_array();
  for (Place at = 0; at < territory_count; ++at) write_territory(table, at, before_hand_);
  before_hand_.end_array();

  JsonWriter& out = after_hand_;
  out.clear();
  out.key("hand_sizes").begin_array();
  for (const auto size : table.hand_sizes) out.value(int{size});
  out.end_array().key("deck").value(int{table.deck}).key("discards");
  write_words(table.discards, out);
  write_tiles(table.tiles, out);
  out.key("conquests").value(int{table.conquests}).key("owed").value(owed(table));
  out.key("avalon_ready").value(avalon_ready(table)).key("crowns").begin_array();
  for (const Seat seat : both_seats) out.value(crowns(table, seat));
  out.end_array();
  write_pending(table, out);
  fresh_ = true;
}

void DuelViews::write(const View& view, JsonWriter& out) {
  refresh(view.table);
  out.begin_object().raw_members(before_hand_.text()).key("hand");
  write_words(view.mine.hand, out);
  out.raw_members(after_hand_.text()).end_object();
}

void DuelViews::write_public(const Table& table, JsonWriter& out) {
  refresh(table);
  out.begin_object().raw_members(before_hand_.text()).raw_members(after_hand_.text()).end_object();
}

std::optional<Result> Codec<Duel>::result(const Table& table) {
  const auto* over = std::get_if<Over>(&table.phase);
  if (!over) return std::nullopt;
  return Result{over->winner, name_of(over->reason)};
}

}  // namespace roundtable
