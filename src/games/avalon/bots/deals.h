// Every way the characters can be dealt, and what each seat would know in it. One space serves all tables with the same
// characters; it is made once and shared.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "engine/seat.h"
#include "games/avalon/rules/setup.h"

namespace roundtable::avalon {

/// How a seat thinks, as far as the models of behaviour tell players apart.
enum class PlayerType : std::uint8_t { Servant, Merlin, Percival, Evil, LoneEvil };
inline constexpr std::size_t player_type_count = 5;

/// What the models need to know of one seat in one deal; many deals share it. Lancelots may have changed sides, so
/// there is one answer for an even number of changes and one for an odd number.
struct Viewpoint {
  Seat seat;
  std::array<PlayerType, 2> type{};
  std::array<SeatSet, 2> seen;  // evil seats it knows or could have heard of, without itself
  bool operator==(const Viewpoint&) const = default;
};

/// What Percival sees beyond that.
struct PercivalSight {
  Seat percival;
  Seat merlin;
  SeatSet morgana;
  bool operator==(const PercivalSight&) const = default;
};

/// Which seats are evil, before and after a change of the Lancelots.
using EvilSeats = std::array<SeatSet, 2>;

struct DealSpace {
  int players = 0;
  std::vector<std::array<Role, max_players>> deals;
  std::vector<Viewpoint> viewpoints;
  std::vector<PercivalSight> sightings;  // the first one stands for "no Percival"
  std::vector<EvilSeats> camps;
  // For each deal: the viewpoint of every seat, one after the other; its sighting; its camp.
  std::vector<std::uint32_t> views;
  std::vector<std::uint16_t> sighting;
  std::vector<std::uint16_t> camp;

  std::size_t size() const { return deals.size(); }
  Role role(std::size_t deal, Seat seat) const { return deals[deal][static_cast<std::size_t>(seat.index())]; }
  std::uint32_t view(std::size_t deal, int seat) const {
    return views[deal * static_cast<std::size_t>(players) + static_cast<std::size_t>(seat)];
  }
};

/// Some deals of a space, by their places in ascending order.
using DealList = std::vector<std::uint32_t>;

std::shared_ptr<const DealSpace> deals_of(const Characters& characters, Lancelots lancelots);

}  // namespace roundtable::avalon
