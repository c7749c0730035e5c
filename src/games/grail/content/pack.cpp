#include "games/grail/content/pack.h"

#include <algorithm>

#include "engine/sha256.h"
#include "games/grail/content/entries.h"
#include "games/grail/rules/table.h"

namespace roundtable {

using namespace grail;

namespace {

bool is_text_file(std::string_view name) { return name.starts_with("text."); }

std::string digest_of(const std::vector<SourceFile>& files) {
  std::string all;
  for (const SourceFile& file : files)
    if (!is_text_file(file.name)) all += file.name + '\0' + file.text + '\0';
  static constexpr std::string_view digits = "0123456789abcdef";
  std::string hex;
  for (const std::uint8_t byte : sha256(all)) {
    hex += digits[byte >> 4];
    hex += digits[byte & 15];
  }
  return hex.substr(0, 32);
}

struct Entry {
  const toml::table* table;
  std::string_view file;
};

class PackReader {
 public:
  PackReader(std::string_view id, const std::vector<SourceFile>& files) : files_(files) {
    pack_.id = id;
    pack_.digest = digest_of(files);
  }

  PackOrProblems read() {
    parse();
    if (problems_.none()) read_entries();
    if (!problems_.none()) return std::unexpected(problems_.list());
    return std::move(pack_);
  }

 private:
  void parse() {
    if (files_.size() > PackLimits::files)
      return of_the_whole({"content.too_many_files", {{"most", static_cast<long>(PackLimits::files)}}});
    for (const SourceFile& file : files_)
      if (!is_text_file(file.name))
        if (auto table = parse_toml(file, problems_)) documents_.emplace_back(file.name, std::move(*table));
  }

  void of_the_whole(const Message& why) { problems_.add(pack_.id, why); }
  void fail(std::string_view file, const toml::node& node, const Message& why) {
    problems_.add(place_in(file, node.source()), why);
  }

  /// The entries of one kind in all files; their ids become known.
  template <class T>
  std::vector<Entry> collect(std::string_view key, std::size_t most, std::vector<T>& entries) {
    std::vector<Entry> found;
    for (const auto& [file, document] : documents_) {
      const toml::node* node = document.get(key);
      if (!node) continue;
      const auto* array = node->as_array();
      if (!array) {
        fail(file, *node, {"content.not_entries", {{"key", std::string(key)}}});
        continue;
      }
      for (const toml::node& item : *array) add_entry(item, file, key, entries, found);
    }
    if (entries.size() > most)
      of_the_whole({"content.list_too_long", {{"key", std::string(key)}, {"n", static_cast<long>(most)}}});
    return found;
  }

  template <class T>
  void add_entry(const toml::node& item, std::string_view file, std::string_view key, std::vector<T>& entries,
                 std::vector<Entry>& found) {
    const auto* table = item.as_table();
    const auto id = table ? (*table)["id"].value<std::string>() : std::nullopt;
    if (!is_content_id(id.value_or(""))) return fail(file, item, {"content.bad_id", {{"key", std::string(key)}}});
    if (find_entry(entries, *id)) return fail(file, item, {"content.id_twice", {{"given", *id}}});
    entries.emplace_back();
    entries.back().id = *id;
    found.push_back({table, file});
  }

  template <class T, class Read>
  void read_all(const std::vector<Entry>& found, std::vector<T>& entries, Read read) {
    for (std::size_t i = 0; i < found.size(); ++i) {
      TomlReader reader(*found[i].table, found[i].file, problems_);
      reader.member("id");
      read(reader, entries[i]);
      reader.finish();
    }
  }

  void read_entries() {
    const auto cards = collect("card", PackLimits::cards, pack_.cards);
    const auto items = collect("item", PackLimits::others, pack_.items);
    const auto encounters = collect("encounter", PackLimits::encounters, pack_.encounters);
    const auto characters = collect("character", PackLimits::others, pack_.characters);
    const auto locations = collect("location", max_locations, pack_.locations);
    const auto events = collect("event", PackLimits::others, pack_.events);
    const auto dials = collect("dial", max_dials, pack_.dials);
    const auto dreams = collect("dream", PackLimits::others, pack_.dreams);
    const auto nightmares = collect("nightmare", PackLimits::others, pack_.nightmares);
    if (!problems_.none()) return;

    GrailEntries entries(pack_, problems_);
    read_all(cards, pack_.cards, [&](TomlReader& reader, Card& card) { entries.read_card(reader, card); });
    read_all(items, pack_.items, [&](TomlReader& reader, Item& item) { entries.read_item(reader, item); });
    read_all(encounters, pack_.encounters,
             [&](TomlReader& reader, Encounter& encounter) { entries.read_encounter(reader, encounter); });
    read_all(characters, pack_.characters,
             [&](TomlReader& reader, Character& character) { entries.read_character(reader, character); });
    read_all(locations, pack_.locations,
             [&](TomlReader& reader, Location& location) { entries.read_location(reader, location); });
    read_all(events, pack_.events, [&](TomlReader& reader, StoryEvent& event) { entries.read_event(reader, event); });
    read_all(dials, pack_.dials, [&](TomlReader& reader, StoryDial& dial) { entries.read_dial(reader, dial); });
    const auto dream = [&](TomlReader& reader, Dream& what) { entries.read_dream(reader, what); };
    read_all(dreams, pack_.dreams, dream);
    read_all(nightmares, pack_.nightmares, dream);
    read_campaign(entries);
    check_whole();
  }

  void read_campaign(GrailEntries& entries) {
    for (const auto& [file, document] : documents_) {
      for (const auto& [key, node] : document)
        if (!known_sections.contains(key.str()))
          fail(file, node, {"content.unknown_section", {{"key", shortened(key.str())}}});
      const toml::table* table = document["campaign"].as_table();
      if (!table) continue;
      if (pack_.campaign) return fail(file, *table, Message("content.campaign_twice"));
      TomlReader reader(*table, file, problems_);
      pack_.campaign.emplace();
      entries.read_campaign(reader, *pack_.campaign);
      reader.finish();
    }
  }

  void check_whole() {
    if (pack_.characters.empty()) of_the_whole({"content.nothing_of", {{"what", std::string("character")}}});
    if (pack_.encounters.empty()) of_the_whole({"content.nothing_of", {{"what", std::string("encounter")}}});
    for (std::size_t colour = 0; colour < colour_count; ++colour) {
      int copies = 0;
      for (const Encounter& encounter : pack_.encounters)
        if (static_cast<std::size_t>(encounter.colour) == colour) copies += encounter.copies;
      if (copies > 64) of_the_whole({"content.list_too_long", {{"key", std::string("encounter")}, {"n", 64L}}});
    }
    int events = 0;
    for (const StoryEvent& event : pack_.events) events += event.copies;
    if (events > 64) of_the_whole({"content.list_too_long", {{"key", std::string("event")}, {"n", 64L}}});
    for (std::size_t i = 0; i < pack_.locations.size(); ++i)
      for (std::size_t j = i + 1; j < pack_.locations.size(); ++j)
        if (pack_.locations[i].x == pack_.locations[j].x && pack_.locations[i].y == pack_.locations[j].y)
          of_the_whole({"content.same_place", {{"first", pack_.locations[i].id}, {"second", pack_.locations[j].id}}});
  }

  inline static const std::set<std::string, std::less<>> known_sections{
      "card", "item", "encounter", "character", "location", "event", "dial", "dream", "nightmare", "campaign"};

  const std::vector<SourceFile>& files_;
  Pack pack_;
  Problems problems_;
  std::vector<std::pair<std::string, toml::table>> documents_;
};

}  // namespace

PackOrProblems read_grail_pack(std::string_view id, const std::vector<SourceFile>& files) {
  return PackReader(id, files).read();
}

}  // namespace roundtable
