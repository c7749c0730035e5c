#include "games/grail/cli/play.h"

#include <filesystem>

#include "cli/saved_record.h"
#include "cli/sitting.h"
#include "games/grail/cli/screen.h"
#include "games/grail/cli/story.h"
#include "games/grail/codec/codec.h"

namespace roundtable {

using namespace grail;

namespace {

class GrailSitting final : public Sitting<Grail> {
 public:
  GrailSitting(const Setup& setup, const Bot<Grail>& bot, const Seating& seating, const Catalogue& text,
               std::string_view seed, const DealWish& wish)
      : Sitting(setup, bot, seating, text, seed, wish),
        words_(text, *setup.pack),
        adviser_(bot),
        rng_(std::string(seed) + "/advice") {}

 protected:
  void draw(const View& view) override {
    draw_grail(view.table, words_, terminal());
    if (view.table.meeting_now) show_hand(view);
  }

  bool show(const View& view, std::string_view word) override {
    if (word != "s") return false;
    const auto advice = adviser_.choose(view, rng_, Budget{});
    terminal().line(words_.say({"grail.screen.advice", {{"what", choice(view, advice)}}}), Ink::Good);
    if (!adviser_.why) return true;
    for (const auto key : adviser_.why(view, advice, rng_))
      terminal().line("  " + words_.say(std::string(key)), Ink::Good);
    return true;
  }

  std::string choice(const View& view, const Action& action) const override {
    return words_.choice(view.table, view.seat, action);
  }
  Message help() const override { return "grail.screen.help"; }

  Action ask_action(const View& view) override {
    const auto phase = words_.say("grail.phase." + std::string(phase_name(view.table)));
    return ask_from_menu(view, {"grail.ask", {{"seat", words_.member(view.table, view.seat)}, {"what", phase}}});
  }

 private:
  void show_hand(const View& view) {
    const Table& table = view.table;
    if (table.meeting.forced) return draw_card(table, *table.meeting.forced, words_, terminal());
    for (const CardId card : table.at(view.seat).hand) draw_card(table, card, words_, terminal());
  }

  GrailWords words_;
  const Bot<Grail>& adviser_;
  Rng rng_;
};

/// Without a bot named the whole party sits here; nobody has secrets. Who gives no name goes by the character's.
std::expected<Seating, Message> seat_party(const PlayOptions& options, const Setup& setup, const Catalogue& text) {
  PlayOptions wanted = options;
  if (wanted.bot.empty()) wanted.hotseat = true;
  auto seating = take_seats(wanted, static_cast<int>(setup.party.size()));
  if (!seating) return seating;
  seating->open = true;
  const GrailWords words(text, *setup.pack);
  for (std::size_t i = 0; i < setup.party.size() && options.names.empty(); ++i)
    seating->names[Seat(static_cast<int>(i))] =
        words.name("character", setup.pack->characters[setup.party[i].character].id);
  return seating;
}

bool is_begun(const std::string& file) {
  std::error_code none;
  const auto size = std::filesystem::file_size(file, none);
  return !none && size > 0;
}

int play_on(const Setup& setup, const boost::json::value* saved, const Bot<Grail>& bot, const PlayOptions& options,
            const Catalogue& text) {
  const auto seating = seat_party(options, setup, text);
  if (!seating) return fail(text, seating.error());
  if (const auto why = open_table<Grail>(setup, *seating, options, "grail.screen.title", text)) return fail(text, *why);
  const auto wish = saved ? *Codec<Grail>::read_deal(setup, saved->at("deal")) : DealWish{};
  GrailSitting game(setup, bot, *seating, text, options.seed.empty() ? fresh_seed() : options.seed, wish);
  if (saved) game.repeat(saved->at("actions").as_array());
  return play_and_save<Grail>(game, options, text);
}

}  // namespace

int play_grail(const Setup& setup, const Bot<Grail>& bot, const PlayOptions& options, const Catalogue& text) {
  if (!is_begun(options.record)) return play_on(setup, nullptr, bot, options, text);
  const auto saved = read_record(options.record, text);
  if (!saved) return fail(text, saved.error());
  if (saved->at("game").as_string() != Grail::id)
    return fail(text, {"grail.screen.other_game", {{"file", options.record}}});
  return play_on(*Codec<Grail>::read_config(saved->at("config")), &*saved, bot, options, text);
}

}  // namespace roundtable
