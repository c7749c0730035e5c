#include "games/grail/cli/screen.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "cli/columns.h"
#include "games/grail/rules/land.h"

namespace roundtable {

using namespace grail;

namespace {

/// One card of the row, or the encounter before it: columns as wide as their longest entry.
class Column {
 public:
  Column(const LeftEdge* left, const RightEdge& right, const GrailWords& words) {
    for (std::size_t i = 0; left && i < left->size(); ++i) left_[i] = words.left_half((*left)[i]);
    for (std::size_t i = 0; i < right.size(); ++i) right_[i] = words.right_half(right[i]);
    if (!left) bar_.clear();
  }

  std::string row(std::size_t i) const {
    return padded(left_[i], widest(left_)) + bar_ + padded(right_[i], widest(right_));
  }
  bool has(std::size_t i) const { return !left_[i].empty() || !right_[i].empty(); }
  std::size_t width() const { return widest(left_) + letters_in(bar_) + widest(right_); }

 private:
  using Texts = std::array<std::string, max_rows>;
  static std::size_t widest(const Texts& texts) {
    std::size_t most = 0;
    for (const auto& text : texts) most = std::max(most, letters_in(text));
    return most;
  }

  Texts left_, right_;
  std::string bar_ = "│";
};

constexpr std::size_t link_width = 4;

std::string link(const Laid& laid, std::size_t row, bool meets) {
  if (!meets) return std::string(link_width, ' ');
  return laid.joined[row] == Key::Blank ? "·  ·" : "════";
}

/// The end of the row, as much of it as the screen is wide; the edge it is laid against stands before it.
class RowPicture {
 public:
  RowPicture(const Table& table, const GrailWords& words, const Terminal& terminal)
      : table_(table), row_(table.meeting.row), words_(words), terminal_(terminal) {
    for (const Laid& laid : row_)
      columns_.emplace_back(&table.card(laid.card).left, table.card(laid.card).right, words);
    first_ = row_.size();
    std::size_t width = 0;
    while (first_ > 0) {
      const std::size_t more = link_width + std::max(columns_[first_ - 1].width(), letters_in(title(first_ - 1)));
      if (width > 0 && width + more + edge_before(first_ - 1).width() + 2 > terminal.width()) break;
      width += more;
      --first_;
    }
  }

  void draw() const {
    const Column start = edge_before(first_);
    std::string titles(2 + start.width(), ' ');
    for (std::size_t i = first_; i < row_.size(); ++i)
      titles += std::string(link_width, ' ') + padded(title(i), columns_[i].width());
    if (!row_.empty()) terminal_.line(titles, Ink::Bold);
    for (std::size_t row = max_rows; row-- > 0;) draw_line(start, row);
  }

 private:
  Column edge_before(std::size_t place) const { return {nullptr, edge(place), words_}; }
  const RightEdge& edge(std::size_t place) const {
    return place == 0 ? table_.encounter().right : table_.card(row_[place - 1].card).right;
  }

  std::string title(std::size_t place) const {
    const Laid& laid = row_[place];
    std::string title = words_.card(laid.card);
    if (laid.tokens > 0) title += fmt::format(" ⧗{}", laid.tokens);
    if (laid.charges > 0) title += fmt::format(" ●{}", laid.charges);
    return title;
  }

  void draw_line(const Column& start, std::size_t row) const {
    std::string line = "  " + start.row(row);
    bool something = start.has(row);
    for (std::size_t i = first_; i < row_.size(); ++i) {
      const bool meets = row < table_.card(row_[i].card).left.size() && row < edge(i).size();
      line += link(row_[i], row, meets) + padded(columns_[i].row(row), letters_in(title(i)));
      something = something || columns_[i].has(row);
    }
    if (something) terminal_.line(line.substr(0, line.find_last_not_of(' ') + 1));
  }

  const Table& table_;
  const SmallList<Laid, max_row>& row_;
  const GrailWords& words_;
  const Terminal& terminal_;
  std::vector<Column> columns_;
  std::size_t first_ = 0;
};

void draw_enemy(const Table& table, const GrailWords& words, const Terminal& terminal) {
  const Encounter& encounter = table.encounter();
  const Meeting& meeting = table.meeting;
  std::string traits;
  for (std::size_t i = 0; i < trait_count; ++i)
    if (encounter.traits.contains(static_cast<Trait>(i)))
      traits += (traits.empty() ? "" : ", ") + words.word("trait", static_cast<Trait>(i));
  terminal.line(words.name("encounter", encounter.id) + (traits.empty() ? "" : " (" + traits + ")"), Ink::Gold);
  if (encounter.kind == Kind::Combat) {
    terminal.line(
        words.say({"grail.screen.markers", {{"n", long{meeting.markers}}, {"value", long{encounter.value}}}}));
    for (const AttackRow& row : encounter.attacks)
      terminal.paragraph(fmt::format("  {:>2}+  {}", row.from, words.effects(row.effects)), Ink::Dim, 7);
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
    terminal.paragraph(
        fmt::format("  ★ {}: {}",
                    special.key == Key::Blank ? "*" : words.word("attribute", static_cast<Attribute>(special.key)),
                    words.effects(special.effects)),
        Ink::Dim);
  terminal.paragraph("  ⚔ " + words.effects(stage.reaction), Ink::Dim);
}

void draw_members(const Table& table, const GrailWords& words, const Terminal& terminal) {
  for (const Seat seat : table.everyone()) {
    const Member& member = table.at(seat);
    std::string line = words.member(table, seat) + ":";
    for (std::size_t i = 0; i < stock_count; ++i)
      line += fmt::format("{} {} {}", i == 0 ? "" : " ·", words.word("stock", static_cast<Stock>(i)), member.stock[i]);
    if (in_panic(table, member)) line += "  " + words.say("grail.screen.panic");
    const bool active = table.meeting_now && table.meeting.active == seat;
    terminal.paragraph((active ? "▶ " : "  ") + line, active ? Ink::Bold : Ink::Plain);
  }
}

void draw_land(const Table& table, const GrailWords& words, const Terminal& terminal) {
  terminal.line(words.say({"grail.screen.day", {{"n", long{table.day}}, {"days", long{table.pack->campaign->days}}}}),
                Ink::Gold);
  for (std::size_t i = 0; i < table.dials.size(); ++i)
    if (table.dials[i] > 0)
      terminal.line(words.say(
          {"grail.screen.dial", {{"what", words.name("dial", table.pack->dials[i].id)}, {"n", long{table.dials[i]}}}}));
  for (std::size_t i = 0; i < table.places.size(); ++i) {
    const Place& place = table.places[i];
    if (!place.revealed) continue;
    const Location& location = table.pack->locations[i];
    std::string line =
        fmt::format("  {} ({},{}) {}", location.number, location.x, location.y, words.name("location", location.id));
    if (place.dial > 0)
      line += fmt::format("  ◍{}", place.dial);
    else if (location.menhir)
      line += "  ○";
    for (const Seat seat : land::members_at(table, static_cast<LocationId>(i)))
      line += "  ☗ " + words.member(table, seat);
    for (const Guardian& guardian : table.guardians)
      if (guardian.at == i) line += "  ☠ " + words.name("encounter", table.pack->encounters[guardian.encounter].id);
    terminal.paragraph(line);
  }
}

}  // namespace

void draw_card(const Table& table, CardId id, const GrailWords& words, const Terminal& terminal) {
  const Card& card = table.card(id);
  terminal.line("  " + words.card(id), Ink::Bold);
  const Column column(&card.left, card.right, words);
  for (std::size_t row = max_rows; row-- > 0;)
    if (row < card.left.size() || row < card.right.size()) terminal.line("    " + column.row(row));
  for (const Ability& ability : card.abilities)
    terminal.paragraph("    " + words.word("trigger", ability.trigger) + ": " + words.effects(ability.effects),
                       Ink::Dim, 6);
}

void draw_grail(const Table& table, const GrailWords& words, const Terminal& terminal) {
  terminal.line();
  if (table.meeting_now) {
    draw_enemy(table, words, terminal);
    RowPicture(table, words, terminal).draw();
    terminal.paragraph(words.say("grail.screen.legend"), Ink::Dim, 0);
  } else if (table.mode == Mode::Campaign) {
    draw_land(table, words, terminal);
  }
  draw_members(table, words, terminal);
}

}  // namespace roundtable
