// Reading the land and its days: locations, events, dials, dreams and the campaign.
#include <algorithm>

#include "games/grail/content/entries.h"
#include "games/grail/rules/names.h"

namespace roundtable {

using namespace grail;

namespace {

/// A dial that turns dials down when it comes to 0 could go on for ever.
bool turns_down(const Effect& effect) { return effect.verb == Verb::Dial && effect.amount < 0; }

std::optional<std::uint8_t> small_number(const toml::node& node) {
  const auto number = node.value_exact<std::int64_t>();
  if (!number || *number < 1 || *number > 99) return std::nullopt;
  return static_cast<std::uint8_t>(*number);
}

/// A list of exactly so many numbers; left as it is where there is none.
template <std::size_t N>
void read_numbers(TomlReader& reader, std::string_view key, std::array<std::uint8_t, N>& list) {
  const toml::node* node = reader.member(key);
  if (!node) return;
  const auto* array = node->as_array();
  bool good = array && array->size() == N;
  for (std::size_t i = 0; good && i < N; ++i) {
    const auto number = small_number((*array)[i]);
    good = number.has_value();
    list[i] = number.value_or(1);
  }
  if (!good) reader.fail(*node, {"content.list_of", {{"key", std::string(key)}, {"n", static_cast<long>(N)}}});
}

}  // namespace

void GrailEntries::read_location(TomlReader& reader, Location& location) {
  location.number = unsigned_small(reader.integer("number", 0, 255, 0));
  location.x = small(reader.integer("x", -20, 20, 0));
  location.y = small(reader.integer("y", -20, 20, 0));
  location.menhir = reader.flag("menhir");
  location.dream = reader.flag("dream");
  read_effects(reader, "lighting", Field::Days, location.lighting);
  read_effects(reader, "arrival", Field::Days, location.arrival);
  reader.tables("action", max_location_actions,
                [&](TomlReader& inner) { location.actions.push_back(read_action(inner)); });
}

LocationAction GrailEntries::read_action(TomlReader& reader) {
  LocationAction action;
  action.id = reader.text("id");
  if (!is_content_id(action.id)) reader.fail({"content.bad_id", {{"key", std::string("action")}}});
  action.energy = unsigned_small(reader.integer("energy", 0, 9, 1));
  action.once = reader.flag("once");
  read_effects(reader, "cost", Field::Days, action.cost);
  read_effects(reader, "do", Field::Days, action.effects);
  reader.texts("if", 4, [&](const std::string& condition, const toml::node& node) {
    Effect effect;
    if (const auto trouble = read_condition(condition, names(), effect)) return reader.fail(node, *trouble);
    if (effect.when != When::Marked && effect.when != When::Unmarked)
      return reader.fail(node, {"content.effect.not_here", {{"given", shortened(condition)}}});
    (effect.when == When::Marked ? action.needs : action.forbids) |= 1U << effect.asked;
  });
  action.time = unsigned_small(reader.integer("time", 0, 20, 0));
  if (action.energy == 0 && action.cost.empty() && !action.once && action.time == 0)
    reader.fail("content.endless_action");
  return action;
}

void GrailEntries::read_event(TomlReader& reader, StoryEvent& event) {
  event.copies = unsigned_small(reader.integer("copies", 1, 4, 1));
  read_effects(reader, "do", Field::Days, event.effects);
}

void GrailEntries::read_dial(TomlReader& reader, StoryDial& dial) {
  dial.start = unsigned_small(reader.integer("start", 0, 20, 0));
  dial.quest = reader.flag("quest");
  read_effects(reader, "do", Field::Days, dial.effects);
  if (std::any_of(dial.effects.begin(), dial.effects.end(), turns_down)) reader.fail("content.endless_dial");
}

void GrailEntries::read_dream(TomlReader& reader, Dream& dream) {
  read_effects(reader, "do", Field::Days, dream.effects);
}

void GrailEntries::read_campaign(TomlReader& reader, Campaign& campaign) {
  const auto start = reader.text("start");
  const auto place = find_entry(pack_.locations, start);
  if (!place) reader.fail({"content.no_such_entry", {{"what", std::string("location")}, {"given", shortened(start)}}});
  campaign.start = static_cast<LocationId>(place.value_or(0));
  campaign.days = unsigned_small(reader.integer("days", 1, 100, 12));
  campaign.travel = unsigned_small(reader.integer("travel", 0, 9, 1));
  campaign.explore = unsigned_small(reader.integer("explore", 0, 9, 1));
  campaign.random_events = unsigned_small(reader.integer("random_events", 0, 60, 8));
  read_numbers(reader, "dials", campaign.dials);
  read_numbers(reader, "growth", campaign.growth);
  read_numbers(reader, "hard_growth", campaign.hard_growth);
  const auto goal = reader.text("goal");
  const auto mark = std::find(pack_.marks.begin(), pack_.marks.end(), goal);
  if (mark == pack_.marks.end())
    reader.fail({"content.no_such_entry", {{"what", std::string("mark")}, {"given", shortened(goal)}}});
  else
    campaign.goal = static_cast<std::uint8_t>(mark - pack_.marks.begin());
}

}  // namespace roundtable
