#include "cli/replay.h"

#include <cstdio>
#include <fstream>
#include <sstream>

#include "cli/avalon_words.h"
#include "cli/terminal.h"
#include "codec/avalon.h"
#include "host/catalogue.h"

namespace roundtable {

using namespace avalon;

namespace {

int fail(const Catalogue& text, const Message& why) {
  std::fprintf(stderr, "%s\n", text({"cli.error", {{"why", text(why)}}}).c_str());
  return 2;
}

struct Telling {
  const AvalonWords& words;
  std::optional<Seat> eyes;
  Terminal terminal;

  void operator()(const Event& event, const State& before) const {
    for (const auto& told : notice::telling(event, before)) {
      if (told.only && eyes && told.only != eyes) continue;
      for (const auto& line : words.story(told.notice)) terminal.line("  " + line);
    }
    if (!eyes) show_secret(event);
  }

  /// With all cards open, the choices made in secret are told too.
  void show_secret(const Event& event) const {
    if (const auto* card = std::get_if<CardPlayed>(&event))
      terminal.line("  " + words.say({"avalon.story.card_laid_open",
                                      {{"seat", words.seat(card->seat)}, {"card", words.word("card", card->card)}}}),
                    card->card == Card::Fail ? Ink::Evil : Ink::Good);
  }
};

/// The record has been checked: reading it again cannot fail.
void tell(const boost::json::object& record, const AvalonWords& words, std::optional<Seat> eyes, const Setup& setup) {
  const Telling telling{words, eyes, {}};
  const auto wish = *Codec<Avalon>::read_deal(setup, record.at("deal"));
  Chance chance("");
  State state = prepare(setup);
  carry_out<Avalon>(deal(setup, wish, chance), state, telling);
  long step = 0;
  for (const auto& item : record.at("actions").as_array()) {
    telling.terminal.line(words.say({"replay.step", {{"n", ++step}}}), Ink::Dim);
    const auto& entry = item.as_object();
    play<Avalon>(state, Seat(static_cast<int>(entry.at("seat").as_int64())),
                 *Codec<Avalon>::read_action(entry.at("action")), telling);
  }
}

}  // namespace

int replay(const std::string& file, std::optional<int> seat, const Catalogue& text) {
  std::ifstream stream(file);
  std::stringstream content;
  content << stream.rdbuf();
  if (!stream) return fail(text, {"replay.cannot_read", {{"file", file}}});
  boost::json::error_code error;
  const auto record = boost::json::parse(content.str(), error);
  if (error) return fail(text, {"replay.not_a_record", {{"file", file}, {"why", text("engine.not_json")}}});
  const auto checked = load_record(record);
  if (!checked)
    return fail(text, {"replay.not_a_record", {{"file", file}, {"why", text(checked.error().message)}}});

  const auto setup = *Codec<Avalon>::read_config(record.as_object().at("config"));
  if (seat && (*seat < 0 || *seat >= setup.players))
    return fail(text, {"replay.no_such_seat", {{"seat", long{*seat}}, {"last", long{setup.players - 1}}}});
  PerSeat<std::string> names(setup.players);
  for (const Seat at : SeatSet::all(setup.players)) names[at] = "Nr.";
  tell(record.as_object(), AvalonWords(text, names), seat ? std::optional(Seat(*seat)) : std::nullopt, setup);
  return 0;
}

}  // namespace roundtable
