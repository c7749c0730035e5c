// What is told of the duel's events in JSON.
#include "games/duel/rules/notices.h"
#include "codec/words.h"
#include "engine/match.h"
#include "games/duel/codec/codec.h"
#include "games/duel/codec/set.h"

namespace roundtable {

using namespace duel;

namespace {

using namespace duel::notice;

JsonWriter& begin(JsonWriter& out, std::string_view type, Seat seat) {
  return out.key("type").name(type).key("seat").value(seat);
}

void write_card_or_null(std::string_view key, std::optional<Card> card, JsonWriter& out) {
  out.key(key);
  if (card)
    out.name(name_of(*card));
  else
    out.null();
}

void write(const Started& notice, JsonWriter& out) {
  out.key("type").name("started").key("first").value(notice.first).key("set");
  write_duel_set(notice.set, out);
}
void write(const YourHand& notice, JsonWriter& out) {
  begin(out, "your_hand", notice.seat).key("cards");
  write_words(notice.cards, out);
}
void write(const TurnBegan& notice, JsonWriter& out) {
  begin(out, "turn_started", notice.seat);
  if (notice.tile) out.key("tile").name(name_of(*notice.tile));
}
void write(const Drew& notice, JsonWriter& out) {
  begin(out, "drew", notice.seat).key("count").value(int{notice.cards});
}
void write(const YouDrew& notice, JsonWriter& out) {
  begin(out, "you_drew", notice.seat).key("cards");
  write_words(notice.cards, out);
}
void write(const DeckShuffled& notice, JsonWriter& out) {
  out.key("type").name("deck_shuffled").key("count").value(int{notice.cards});
}
void write(const Laid& notice, JsonWriter& out) {
  begin(out, "card_laid", notice.seat).key("as").name(name_of(notice.play));
  out.key("card").name(name_of(notice.card)).key("at").value(int{notice.at});
}
void write(const AnswerGiven& notice, JsonWriter& out) {
  begin(out, "answered", notice.seat).key("to_play").name(name_of(notice.asked.play));
  out.key("at").value(int{notice.asked.at});
  write_card_or_null("card", notice.card, out);
  if (notice.enchanted) out.key("enchanted").name(name_of(*notice.enchanted));
}
void write(const TerritoryTaken& notice, JsonWriter& out) {
  begin(out, "conquered", notice.seat).key("at").value(int{notice.at});
  out.key("territory").name(notice.territory.id.view()).key("own").value(int{notice.own});
  out.key("his").value(int{notice.his}).key("losses").value(int{notice.required});
}
void write(const Payment& notice, JsonWriter& out) {
  begin(out, "paid", notice.seat).key("card").name(name_of(notice.card));
  if (notice.at) out.key("at").value(int{*notice.at});
}
void write(const AvalonHelped& notice, JsonWriter& out) { begin(out, "avalon_used", notice.seat); }
void write(const PlayClosed& notice, JsonWriter& out) { begin(out, "play_ended", notice.seat); }
void write(const TileChosen& notice, JsonWriter& out) {
  begin(out, "tile_taken", notice.seat).key("tile").name(name_of(notice.tile));
}
void write(const Dropped& notice, JsonWriter& out) {
  begin(out, "discarded", notice.seat).key("card").name(name_of(notice.card));
}
void write(const GaveUp& notice, JsonWriter& out) { begin(out, "resigned", notice.seat); }
void write(const GameEnded& notice, JsonWriter& out) {
  out.key("type").name("ended").key("winner").value(notice.winner).key("reason").name(name_of(notice.reason));
}

}  // namespace

void Codec<Duel>::write_notices(const Event& event, const State& before, NoticeList& out) {
  for (const Told& told : telling(event, before)) {
    JsonWriter& text = out.begin(Audience::of(told.only));
    match(told.notice, [&](const auto& what) { write(what, text); });
    out.end();
  }
}

}  // namespace roundtable
