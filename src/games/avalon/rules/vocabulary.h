// The words of Avalon and the rulebook's tables.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace roundtable::avalon {

enum class Side : std::uint8_t { Good, Evil };
enum class Role : std::uint8_t {
  Merlin,
  Percival,
  Servant,
  Assassin,
  Mordred,
  Morgana,
  Oberon,
  Minion,
  LancelotGood,
  LancelotEvil
};
enum class Vote : std::uint8_t { Reject, Approve };
enum class Card : std::uint8_t { Success, Fail };
enum class Loyalty : std::uint8_t { Stay, Switch };
enum class Reason : std::uint8_t { Quests, Rejections, Assassination };
enum class Lancelots : std::uint8_t { Off, Known, Switching, Scheduled };
enum class Edition : std::uint8_t { En, Cs, Pl, Uk };

enum class Plot : std::uint8_t {
  CloseEye,
  StrongLeader,
  NoConfidence,
  OpinionMaker,
  TakeResponsibility,
  OverheardConversation,
  OpenUp,
  EstablishConfidence,
  InTheSpotlight
};
enum class PlotKind : std::uint8_t { Held, Lasting, AtOnce };

/// How a seat came to know something in the course of the game.
enum class Source : std::uint8_t { Lady, OverheardConversation, OpenUp, EstablishConfidence, Excalibur, CloseEye };
/// What it then saw: a side or a quest card.
enum class Sight : std::uint8_t { Good, Evil, Success, Fail };

constexpr Side opposite(Side side) { return side == Side::Good ? Side::Evil : Side::Good; }
constexpr Card opposite(Card card) { return card == Card::Success ? Card::Fail : Card::Success; }
constexpr Sight sight_of(Side side) { return side == Side::Good ? Sight::Good : Sight::Evil; }
constexpr Sight sight_of(Card card) { return card == Card::Success ? Sight::Success : Sight::Fail; }

inline constexpr int quest_count = 5;
inline constexpr int rejections_to_lose = 5;
inline constexpr int results_to_win = 3;
inline constexpr int lady_uses = 3;
inline constexpr int min_players = 5;
inline constexpr int max_players = 10;

// Rules A1.1 and A1.2: the table of sides and team sizes.
struct SizeRow {
  int players, good, evil;
  std::array<int, quest_count> team;
};
inline constexpr std::array<SizeRow, 6> size_table{{
    {5, 3, 2, {2, 3, 2, 3, 3}},
    {6, 4, 2, {2, 3, 4, 3, 4}},
    {7, 4, 3, {2, 3, 3, 4, 4}},
    {8, 5, 3, {3, 4, 4, 5, 5}},
    {9, 6, 3, {3, 4, 4, 5, 5}},
    {10, 6, 4, {3, 4, 4, 5, 5}},
}};
constexpr const SizeRow& sizes_for(int players) { return size_table[static_cast<std::size_t>(players - min_players)]; }
static_assert([] {
  for (const auto& row : size_table)
    if (row.good + row.evil != row.players || row.good <= row.evil || &row != &sizes_for(row.players)) return false;
  return true;
}());

/// Rules A1.2 and A1.3; quests are numbered 1 to 5.
constexpr int team_size(int players, int quest) { return sizes_for(players).team[static_cast<std::size_t>(quest - 1)]; }
constexpr int fails_needed(int players, int quest) { return players >= 7 && quest == 4 ? 2 : 1; }
/// Rule A3.2: a tied vote rejects the team.
constexpr bool is_approved(int approvals, int players) { return 2 * approvals > players; }
/// Rules A1.3 and A3.11: the result of a quest with so many fails.
constexpr Card quest_result(int fails, int players, int quest) {
  return fails >= fails_needed(players, quest) ? Card::Fail : Card::Success;
}

// Rule A8.1: the plot cards, how many lie in the deck of 15 and of 7, and of what kind they are.
struct PlotRow {
  Plot plot;
  int of_fifteen, of_seven;
  PlotKind kind;
};
inline constexpr std::array<PlotRow, 9> plot_table{{
    {Plot::CloseEye, 2, 2, PlotKind::Held},
    {Plot::StrongLeader, 2, 2, PlotKind::Held},
    {Plot::NoConfidence, 3, 1, PlotKind::Held},
    {Plot::OpinionMaker, 2, 1, PlotKind::Lasting},
    {Plot::TakeResponsibility, 1, 1, PlotKind::AtOnce},
    {Plot::OverheardConversation, 2, 0, PlotKind::AtOnce},
    {Plot::OpenUp, 1, 0, PlotKind::AtOnce},
    {Plot::EstablishConfidence, 1, 0, PlotKind::AtOnce},
    {Plot::InTheSpotlight, 1, 0, PlotKind::Held},
}};
inline constexpr std::size_t plot_kinds = plot_table.size();
inline constexpr std::size_t plot_deck_size = 15;
constexpr PlotKind kind_of(Plot plot) { return plot_table[static_cast<std::size_t>(plot)].kind; }
constexpr int copies_of(Plot plot, int players) {
  const auto& row = plot_table[static_cast<std::size_t>(plot)];
  return players >= 7 ? row.of_fifteen : row.of_seven;
}
/// What an at-once card that shows a side is to the one who learns it.
constexpr Source source_of(Plot plot) {
  if (plot == Plot::OpenUp) return Source::OpenUp;
  return plot == Plot::EstablishConfidence ? Source::EstablishConfidence : Source::OverheardConversation;
}
/// Played on one member of the team; the other held cards need no target.
constexpr bool takes_target(Plot plot) { return plot == Plot::CloseEye || plot == Plot::InTheSpotlight; }
/// How many plot cards the first leader of a round draws.
constexpr int plots_per_round(int players) { return players <= 6 ? 1 : players <= 8 ? 2 : 3; }
static_assert([] {
  int fifteen = 0;
  int seven = 0;
  for (std::size_t i = 0; i < plot_table.size(); ++i) {
    if (plot_table[i].plot != static_cast<Plot>(i)) return false;
    fifteen += plot_table[i].of_fifteen;
    seven += plot_table[i].of_seven;
  }
  return fifteen == plot_deck_size && seven == 7;
}());

// Rules A6.8 and A6.11: the loyalty cards of the Lancelots.
inline constexpr std::size_t loyalty_deck_size = 7;
constexpr int copies_of(Loyalty card, Lancelots mode) {
  if (mode == Lancelots::Switching) return card == Loyalty::Stay ? 3 : 2;
  if (mode == Lancelots::Scheduled) return card == Loyalty::Stay ? 5 : 2;
  return 0;
}

}  // namespace roundtable::avalon
