#include "games/duel/cli/screen.h"

#include <map>
#include <set>

#include "cli/columns.h"

namespace roundtable {

using namespace duel;

namespace {

constexpr std::size_t column_width = 7;
constexpr std::size_t cards_shown = 4;  // of a pile; more are counted

Ink ink_of(Colour colour) {
  switch (colour) {
    case Colour::Yellow:
      return Ink::Yellow;
    case Colour::Green:
      return Ink::Green;
    case Colour::Red:
      return Ink::Red;
    case Colour::Blue:
      return Ink::Blue;
    case Colour::Violet:
      return Ink::Violet;
  }
  return Ink::Plain;
}

class Board {
 public:
  Board(const View& view, const DuelWords& words, const Terminal& terminal)
      : view_(view), table_(view.table), words_(words), terminal_(terminal) {}

  void draw() const {
    const Seat other = opponent(view_.seat);
    side_line(other);
    for (std::size_t depth = cards_shown + 1; depth > 0; --depth) pile_line(other, depth - 1);
    territory_lines();
    for (std::size_t depth = 0; depth <= cards_shown; ++depth) pile_line(view_.seat, depth);
    side_line(view_.seat);
    supply_lines();
    terminal_.line(words_.say({"duel.screen.hand", {{"cards", numbered_hand()}}}));
    terminal_.line(words_.say("duel.screen.legend"), Ink::Dim);
  }

 private:
  std::string mark(Card card) const {
    const auto shape = character_of(card) == Character::Knight ? "♞" : "✦";
    return terminal_.inked(shape + words_.word("mark", colour_of(card)), ink_of(colour_of(card)));
  }

  template <class Cell>
  void row(Cell cell) const {
    std::string line;
    for (Place at = 0; at < territory_count; ++at) line += padded(cell(at), column_width);
    const auto end = line.find_last_not_of(' ');
    if (end != std::string::npos) terminal_.line(line.substr(0, end + 1));
  }

  /// Depth 0 is the card on top; below the last one shown stands how many more there are.
  void pile_line(Seat seat, std::size_t depth) const {
    bool any = false;
    for (Place at = 0; at < territory_count; ++at) any = any || pile(table_, at, seat).size() > depth;
    if (!any) return;
    row([&](Place at) -> std::string {
      const Pile& cards = pile(table_, at, seat);
      if (cards.size() <= depth) return "";
      if (depth == cards_shown) return "+" + std::to_string(cards.size() - cards_shown);
      return mark(cards[cards.size() - 1 - depth]);
    });
  }

  std::string place_cell(Place at) const {
    const auto& owner = table_.territories[at].owner;
    const auto number = std::to_string(at);
    if (!owner) return number;
    return *owner == view_.seat ? terminal_.inked(number + "▼", Ink::Bold) : number + "▲";
  }

  std::string crown_cell(Place at) const {
    const auto* card = open_card(table_, at);
    return card ? terminal_.inked("♛" + std::to_string(card->crowns), Ink::Gold) : "?";
  }

  std::string land_cell(Place at) const {
    const auto* card = open_card(table_, at);
    if (!card) return "";
    return card->land == Land::None ? words_.word("power", card->power) : words_.word("land", card->land);
  }

  std::string power_cell(Place at) const {
    const auto* card = open_card(table_, at);
    return card && card->land != Land::None && card->power != Power::None ? words_.word("power", card->power) : "";
  }

  void territory_lines() const {
    const std::string rule(column_width * territory_count, '-');
    terminal_.line(rule, Ink::Dim);
    row([&](Place at) { return place_cell(at); });
    row([&](Place at) { return crown_cell(at); });
    row([&](Place at) { return land_cell(at); });
    row([&](Place at) { return power_cell(at); });
    terminal_.line(rule, Ink::Dim);
  }

  void side_line(Seat seat) const {
    terminal_.line(words_.say({"duel.screen.side",
                               {{"seat", words_.seat(seat)},
                                {"crowns", long{crowns(table_, seat)}},
                                {"n", long{table_.hand_sizes[seat]}}}}),
                   Ink::Bold);
  }

  void supply_lines() const {
    terminal_.line(words_.say(
        {"duel.screen.piles", {{"n", long{table_.deck}}, {"discards", static_cast<long>(table_.discards.size())}}}));
    std::string tiles;
    for (std::size_t tile = 0; tile < tile_kinds; ++tile)
      if (const int copies = table_.tiles.up[tile]; copies > 0)
        tiles += (tiles.empty() ? "" : " · ") + std::to_string(copies) + " × " +
                 std::string(name_of(static_cast<Tile>(tile)));
    terminal_.line(words_.say({"duel.screen.tiles", {{"tiles", tiles}}}));
    for (const Seat seat : both_seats)
      if (const auto tile = table_.tiles.pending[seat])
        terminal_.line(
            words_.say({"duel.screen.pending", {{"seat", words_.seat(seat)}, {"tile", words_.word("tile", *tile)}}}));
  }

  std::string numbered_hand() const {
    std::string cards;
    std::size_t number = 0;
    for (const Card card : view_.mine.hand) {
      cards += cards.empty() ? "" : "   ";
      cards += std::to_string(++number) + ": " + mark(card) + " " + words_.card(card);
    }
    return cards.empty() ? words_.say("duel.screen.nothing") : cards;
  }

  const View& view_;
  const Table& table_;
  const DuelWords& words_;
  const Terminal& terminal_;
};

}  // namespace

void draw_duel(const View& view, const DuelWords& words, const Terminal& terminal) {
  Board(view, words, terminal).draw();
}

void draw_chances(const View& view, const DuelWords& words, const Terminal& terminal) {
  std::map<Card, std::string> spells;
  std::set<int> attackable;
  const auto actions = legal_actions(view);
  for (std::size_t i = 0; i < actions.size(); ++i) {
    const Action action = actions[i];
    if (const auto* spell = std::get_if<Enchant>(&action)) spells[spell->card] += " " + std::to_string(spell->at);
    if (const auto* attack = std::get_if<Attack>(&action)) attackable.insert(attack->at);
  }
  for (const auto& [card, places] : spells)
    terminal.line(words.say({"duel.screen.spell", {{"card", words.card(card)}, {"places", places}}}));
  std::string places;
  for (const int at : attackable) places += " " + std::to_string(at);
  if (!places.empty()) terminal.line(words.say({"duel.screen.attackable", {{"places", places}}}));
}

}  // namespace roundtable
