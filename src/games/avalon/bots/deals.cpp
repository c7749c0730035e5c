#include "games/avalon/bots/deals.h"

#include <algorithm>
#include <map>
#include <mutex>
#include <unordered_map>

namespace roundtable::avalon {
namespace {

using Deal = std::array<Role, max_players>;

/// Numbers things in the order they are first met.
template <class Thing>
class Register {
 public:
  explicit Register(std::vector<Thing>& things) : things_(things) {}
  std::size_t number(std::uint64_t key, const Thing& thing) {
    const auto [found, fresh] = numbers_.try_emplace(key, things_.size());
    if (fresh) things_.push_back(thing);
    return found->second;
  }

 private:
  std::vector<Thing>& things_;
  std::unordered_map<std::uint64_t, std::size_t> numbers_;
};

template <class Condition>
SeatSet seats_where(const Deal& deal, int players, Condition holds) {
  SeatSet seats;
  for (const Seat seat : SeatSet::all(players))
    seats.insert_if(holds(deal[static_cast<std::size_t>(seat.index())]), seat);
  return seats;
}

SeatSet seats_with(const Deal& deal, int players, Role role) {
  return seats_where(deal, players, [role](Role dealt) { return dealt == role; });
}

EvilSeats evil_seats(const Deal& deal, int players) {
  const SeatSet printed = seats_where(deal, players, [](Role role) { return printed_side(role) == Side::Evil; });
  const SeatSet lancelots = seats_where(deal, players, is_lancelot);
  return {printed, (printed - lancelots) | (lancelots - printed)};
}

PlayerType player_type(Role role, bool changed, Lancelots lancelots) {
  const LookSet looks = looks_of(role, lancelots);
  if (looks.contains(Look::Merlin)) return PlayerType::Merlin;
  if (looks.contains(Look::Percival)) return PlayerType::Percival;
  if (looks.contains(Look::Evil)) return PlayerType::Evil;
  const bool evil = (printed_side(role) == Side::Evil) != (changed && is_lancelot(role));
  return evil ? PlayerType::LoneEvil : PlayerType::Servant;
}

/// Evil seats that some who look at evil do not see.
struct HiddenSeats {
  SeatSet from_evil, from_merlin;
};

class Builder {
 public:
  Builder(DealSpace& space, Lancelots lancelots) : space_(space), lancelots_(lancelots) {
    sightings_.number(0, PercivalSight{});
  }

  void add(const Deal& deal) {
    const EvilSeats evil = evil_seats(deal, space_.players);
    const auto hidden = [&](Look look) {
      return seats_where(deal, space_.players, [look](Role role) { return hides_in(role, look); });
    };
    const HiddenSeats hidden_seats{hidden(Look::Evil), hidden(Look::Merlin)};
    for (const Seat seat : SeatSet::all(space_.players)) add_view(deal, seat, evil, hidden_seats);
    const auto camp = camps_.number(evil[0].bits() | std::uint64_t{evil[1].bits()} << 16, evil);
    space_.camp.push_back(static_cast<std::uint16_t>(camp));
    space_.sighting.push_back(static_cast<std::uint16_t>(sighting(deal)));
    space_.deals.push_back(deal);
  }

 private:
  void add_view(const Deal& deal, Seat seat, const EvilSeats& evil, const HiddenSeats& hidden) {
    Viewpoint view{seat, {}, {}};
    auto key = static_cast<std::uint64_t>(seat.index());
    for (const std::size_t changed : {std::size_t{0}, std::size_t{1}}) {
      const PlayerType type = player_type(deal[static_cast<std::size_t>(seat.index())], changed == 1, lancelots_);
      SeatSet seen = evil[changed];
      if (type == PlayerType::Merlin) seen = seen - hidden.from_merlin;
      if (type == PlayerType::Evil) seen = seen - hidden.from_evil;
      seen.erase(seat);
      view.type[changed] = type;
      view.seen[changed] = seen;
      key = key << 14 | static_cast<std::uint64_t>(type) << 10 | seen.bits();
    }
    const bool fixed = view.type[0] == view.type[1] && view.seen[0] == view.seen[1];
    std::uint32_t& quick = quick_[fixed ? key >> 14 : 0];
    if (!fixed || quick == 0) {
      const auto number = static_cast<std::uint32_t>(views_.number(key, view));
      if (fixed) quick = number + 1;
      space_.views.push_back(number);
    } else {
      space_.views.push_back(quick - 1);
    }
  }

  std::size_t sighting(const Deal& deal) {
    const SeatSet percival = seats_with(deal, space_.players, Role::Percival);
    const SeatSet merlin = seats_with(deal, space_.players, Role::Merlin);
    if (percival.empty() || merlin.empty()) return 0;
    const SeatSet morgana =
        seats_where(deal, space_.players, [](Role role) { return shows_in(role, Look::Percival); }) - merlin;
    const auto key =
        1U << 20 | percival.bits() | std::uint64_t{merlin.bits()} << 21 | std::uint64_t{morgana.bits()} << 32;
    return sightings_.number(key, PercivalSight{percival.first(), merlin.first(), morgana});
  }

  DealSpace& space_;
  Lancelots lancelots_;
  Register<Viewpoint> views_{space_.viewpoints};
  std::vector<std::uint32_t> quick_ =
      std::vector<std::uint32_t>(std::size_t{max_players} << 14);  // where sides are fixed
  Register<PercivalSight> sightings_{space_.sightings};
  Register<EvilSeats> camps_{space_.camps};
};

std::shared_ptr<const DealSpace> make_space(Characters characters, Lancelots lancelots) {
  auto space = std::make_shared<DealSpace>();
  space->players = static_cast<int>(characters.size());
  Builder builder(*space, lancelots);
  std::sort(characters.begin(), characters.end());
  do {
    Deal deal{};
    std::copy(characters.begin(), characters.end(), deal.begin());
    builder.add(deal);
  } while (std::next_permutation(characters.begin(), characters.end()));
  return space;
}

}  // namespace

// Few sets of characters are in use at a time: the last ones are kept, so that their memory stays bounded.
std::shared_ptr<const DealSpace> deals_of(const Characters& characters, Lancelots lancelots) {
  constexpr std::size_t most_deals_kept = 700'000;
  using Key = std::pair<std::vector<Role>, bool>;
  static std::mutex mutex;
  static std::map<Key, std::shared_ptr<const DealSpace>> spaces;
  static std::size_t deals_kept = 0;
  Key key{{characters.begin(), characters.end()}, lancelots == Lancelots::Known};
  std::sort(key.first.begin(), key.first.end());
  const std::lock_guard lock(mutex);
  if (const auto found = spaces.find(key); found != spaces.end()) return found->second;
  auto space = make_space(characters, lancelots);
  if (deals_kept + space->size() > most_deals_kept) {
    spaces.clear();
    deals_kept = 0;
  }
  deals_kept += space->size();
  return spaces[key] = std::move(space);
}

}  // namespace roundtable::avalon
