// Views, notices and the result.
#include "engine/match.h"
#include "tests/example_game/codec/cards.h"
#include "tests/example_game/codec/codec.h"
#include "tests/example_game/rules/notices.h"

namespace roundtable {

using namespace example;

namespace {

void write_table(const Table& table, JsonWriter& out) {
  out.key("phase").name(phase_name(table)).key("waiting").seats(table.waiting).key("rounds").begin_array();
  for (const Round& round : table.rounds) {
    out.begin_object().key("cards");
    write_cards(round.cards, out);
    out.key("winner").value(round.winner).end_object();
  }
  out.end_array();
  write_result(Codec<Example>::result(table), out);
}

void write(const notice::Started&, JsonWriter& out) { out.key("type").name("started"); }
void write(const notice::YourHand& notice, JsonWriter& out) {
  out.key("type").name("your_hand").key("seat").value(notice.seat).key("cards");
  write_cards(notice.hand, out);
}
void write(const notice::Laid& notice, JsonWriter& out) {
  out.key("type").name("card_laid").key("seat").value(notice.seat);
}
void write(const CardsTurned& notice, JsonWriter& out) {
  out.key("type").name("cards_turned").key("cards");
  write_cards(notice.cards, out);
  out.key("winner").value(notice.winner);
}
void write(const GameEnded& notice, JsonWriter& out) {
  out.key("type").name("ended").key("winner").value(notice.winner).key("reason").name(name_of(notice.reason));
}

}  // namespace

void ExampleViews::write(const View& view, JsonWriter& out) {
  out.begin_object().key("seat").value(view.seat).key("hand");
  write_cards(view.mine.hand, out);
  if (view.mine.laid) out.key("laid").value(int{*view.mine.laid});
  write_table(view.table, out);
  out.end_object();
}

void ExampleViews::write_public(const Table& table, JsonWriter& out) {
  out.begin_object();
  write_table(table, out);
  out.end_object();
}

void Codec<Example>::write_notices(const Event& event, const State&, NoticeList& out) {
  for (const auto& told : notice::telling(event)) {
    JsonWriter& text = out.begin(Audience::of(told.only));
    match(told.notice, [&](const auto& what) { write(what, text); });
    out.end();
  }
}

std::optional<Result> Codec<Example>::result(const Table& table) {
  if (const auto* over = std::get_if<Over>(&table.phase)) return Result{over->winner, name_of(over->reason)};
  return std::nullopt;
}

}  // namespace roundtable
