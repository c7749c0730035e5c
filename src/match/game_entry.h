// What the catalogue says of a game, derived from the game itself.
#pragma once

#include "match/catalogue.h"
#include "match/match_of.h"

namespace roundtable {

template <Game G>
NewMatch start_match(const boost::json::value& config, std::string_view seed, const boost::json::value& deal) {
  const auto setup = Codec<G>::read_config(config);
  if (!setup) return std::unexpected(Fault{FaultCode::BadConfig, setup.error()});
  typename G::DealWish wish;
  if (!deal.is_null()) {
    const auto read = Codec<G>::read_deal(*setup, deal);
    if (!read) return std::unexpected(Fault{FaultCode::BadDeal, read.error()});
    wish = *read;
  }
  Chance chance(seed);
  return std::make_unique<MatchOf<G>>(*setup, G::deal(*setup, wish, chance));
}

template <Game G>
std::vector<std::string_view> bot_names() {
  std::vector<std::string_view> names;
  for (const auto& bot : bots<G>())
    if (!bot.for_the_lab) names.push_back(bot.name);
  return names;
}

template <Game G>
constexpr GameEntry game_entry() {
  return {G::id, Codec<G>::write_description, bot_names<G>, Timed<G>, Cooperative<G>, start_match<G>};
}

}  // namespace roundtable
