#include "cli/grail_screen.h"

#include <fmt/format.h>

#include <algorithm>

#include "codec/grail_faces.h"
#include "games/grail/land.h"

namespace roundtable {

using namespace grail;

namespace {

constexpr std::size_t half_width = 14;

/// Letters, not bytes: names have accents.
std::string padded(const std::string& text, std::size_t width) {
  const auto letters = static_cast<std::size_t>(
      std::count_if(text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
  return text + std::string(width - std::min(width, letters), ' ');
}

/// Up to three cards of the row, the last one last; the encounter stands before the first.
std::size_t first_shown(const Meeting& meeting) { return meeting.row.size() > 3 ? meeting.row.size() - 3 : 0; }

std::string link(const Laid& laid, std::size_t row, bool meets) {
  if (!meets) return "    ";
  return laid.joined[row] == Key::Blank ? "·  ·" : "════";
}

const RightEdge& edge_before(const Table& table, std::size_t place) {
  return place == 0 ? table.encounter().right : table.card(table.meeting.row[place - 1].card).right;
}

std::string row_line(const Table& table, std::size_t row) {
  const Meeting& meeting = table.meeting;
  const std::size_t first = first_shown(meeting);
  const RightEdge& start = edge_before(table, first);
  std::string line = "  " + padded(row < start.size() ? right_half_text(start[row]) : "", half_width);
  for (std::size_t i = first; i < meeting.row.size(); ++i) {
    const Card& card = table.card(meeting.row[i].card);
    const bool meets = row < card.left.size() && row < edge_before(table, i).size();
    line += link(meeting.row[i], row, meets);
    line += padded(row < card.left.size() ? left_half_text(card.left[row]) : "", half_width);
    line += "│ " + padded(row < card.right.size() ? right_half_text(card.right[row]) : "", half_width);
  }
  return line;
}

void draw_row(const Table& table, const GrailWords& words, const Terminal& terminal) {
  const Meeting& meeting = table.meeting;
  std::string titles = "  " + padded("", half_width);
  for (std::size_t i = first_shown(meeting); i < meeting.row.size(); ++i) {
    const Laid& laid = meeting.row[i];
    std::string title = words.card(laid.card);
    if (laid.tokens > 0) title += fmt::format(" ⧗{}", laid.tokens);
    if (laid.charges > 0) title += fmt::format(" ●{}", laid.charges);
    titles += "    " + padded(title, 2 * half_width + 2);
  }
  terminal.line(titles, Ink::Bold);
  for (std::size_t row = max_rows; row-- > 0;) {
    const auto line = row_line(table, row);
    if (line.find_first_not_of(" │") != std::string::npos) terminal.line(line);
  }
}

std::string effects_line(const Table& table, const Effects& effects) {
  std::string line;
  for (const Effect& effect : effects) line += (line.empty() ? "" : "; ") + effect_text(*table.pack, effect);
  return line;
}

void draw_enemy(const Table& table, const GrailWords& words, const Terminal& terminal) {
  const Encounter& encounter = table.encounter();
  const Meeting& meeting = table.meeting;
  std::string traits;
  for (std::size_t i = 0; i < trait_count; ++i)
    if (encounter.traits.contains(static_cast<Trait>(i)))
      traits += (traits.empty() ? "" : ", ") + words.word("trait", static_cast<Trait>(i));
  terminal.line(words.name("encounter", encounter.id) + (traits.empty() ? "" : " (" + traits + ")"), Ink::Gold);
  if (encounter.kind == Kind::Combat) {
    terminal.line(words.say({"grail.screen.markers", {{"n", long{meeting.markers}}, {"value", long{encounter.value}}}}));
    for (const AttackRow& row : encounter.attacks)
      terminal.line(fmt::format("  {:>2}+  {}", row.from, effects_line(table, row.effects)), Ink::Dim);
    return;
  }
  terminal.line(words.say({"grail.screen.affinity",
                           {{"stage", long{meeting.stage} + 1},
                            {"stages", static_cast<long>(encounter.stages.size())},
                            {"affinity", std::to_string(meeting.affinity)},
                            {"top", std::to_string(encounter.top)},
                            {"bottom", std::to_string(encounter.bottom)}}}));
  const Stage& stage = encounter.stages[meeting.stage];
  for (const Special& special : stage.specials)
    terminal.line(fmt::format("  {}: {}", special.key == Key::Blank ? "*" : words.word("attribute", static_cast<Attribute>(special.key)),
                              effects_line(table, special.effects)), Ink::Dim);
  terminal.line("  ⚔  " + effects_line(table, stage.reaction), Ink::Dim);
}

void draw_members(const Table& table, const GrailWords& words, const Terminal& terminal) {
  for (const Seat seat : table.everyone()) {
    const Member& member = table.at(seat);
    std::string line = padded(words.member(table, seat), 20);
    for (std::size_t i = 0; i < stock_count; ++i)
      line += fmt::format(" {} {}", words.word("stock", static_cast<Stock>(i)), member.stock[i]);
    if (in_panic(table, member)) line += "  " + words.say("grail.screen.panic");
    const bool active = table.meeting_now && table.meeting.active == seat;
    terminal.line((active ? "▶ " : "  ") + line, active ? Ink::Bold : Ink::Plain);
  }
}

void draw_land(const Table& table, const GrailWords& words, const Terminal& terminal) {
  terminal.line(words.say({"grail.screen.day", {{"n", long{table.day}}, {"days", long{table.pack->campaign->days}}}}), Ink::Gold);
  for (std::size_t i = 0; i < table.dials.size(); ++i)
    if (table.dials[i] > 0)
      terminal.line(words.say({"grail.screen.dial", {{"what", words.name("dial", table.pack->dials[i].id)},
                                                     {"n", long{table.dials[i]}}}}));
  for (std::size_t i = 0; i < table.places.size(); ++i) {
    const Place& place = table.places[i];
    if (!place.revealed) continue;
    const Location& location = table.pack->locations[i];
    std::string line = fmt::format("  {} ({},{}) {}", location.number, location.x, location.y, words.name("location", location.id));
    if (place.dial > 0) line += fmt::format("  ◍{}", place.dial);
    else if (location.menhir) line += "  ○";
    for (const Seat seat : land::members_at(table, static_cast<LocationId>(i))) line += "  ☗ " + words.member(table, seat);
    for (const Guardian& guardian : table.guardians)
      if (guardian.at == i) line += "  ☠ " + words.name("encounter", table.pack->encounters[guardian.encounter].id);
    terminal.line(line);
  }
}

}  // namespace

void draw_card(const Table& table, CardId id, const GrailWords& words, const Terminal& terminal) {
  const Card& card = table.card(id);
  terminal.line("  " + words.card(id), Ink::Bold);
  for (std::size_t row = std::max(card.left.size(), card.right.size()); row-- > 0;)
    terminal.line(fmt::format("    {}│ {}", padded(row < card.left.size() ? left_half_text(card.left[row]) : "", half_width),
                              row < card.right.size() ? right_half_text(card.right[row]) : ""));
  for (const Ability& ability : card.abilities)
    terminal.line("    " + words.word("trigger", ability.trigger) + ": " + effects_line(table, ability.effects), Ink::Dim);
}

void draw_grail(const Table& table, const GrailWords& words, const Terminal& terminal) {
  terminal.line();
  if (table.meeting_now) {
    draw_enemy(table, words, terminal);
    draw_row(table, words, terminal);
  } else if (table.mode == Mode::Campaign) {
    draw_land(table, words, terminal);
  }
  draw_members(table, words, terminal);
}

}  // namespace roundtable
