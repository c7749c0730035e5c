#include "games/avalon/codec/narration.h"

#include "games/avalon/codec/parts.h"

namespace roundtable {

using namespace avalon;

namespace {

constexpr LancelotModes loyal{Lancelots::Off, Lancelots::Known};
constexpr LancelotModes changing{Lancelots::Switching, Lancelots::Scheduled};
constexpr LancelotModes known_lancelots{Lancelots::Known};

// A sentence names those it is about, so the characters behind these words are fixed; the table of characters must
// agree.
constexpr RoleSet merlin{Role::Merlin};
constexpr RoleSet mordred{Role::Mordred};
constexpr RoleSet oberon{Role::Oberon};
constexpr RoleSet mordred_oberon{Role::Mordred, Role::Oberon};
constexpr RoleSet merlin_oberon{Role::Merlin, Role::Oberon};
constexpr RoleSet merlin_mordred{Role::Merlin, Role::Mordred};
constexpr RoleSet merlin_mordred_oberon{Role::Merlin, Role::Mordred, Role::Oberon};
constexpr RoleSet morgana{Role::Morgana};
constexpr RoleSet percival{Role::Percival};
constexpr RoleSet percival_merlin{Role::Percival, Role::Merlin};
constexpr RoleSet percival_morgana{Role::Percival, Role::Morgana};
constexpr RoleSet percival_merlin_morgana{Role::Percival, Role::Merlin, Role::Morgana};
constexpr RoleSet merlin_morgana{Role::Merlin, Role::Morgana};

constexpr RoleSet hidden_in(Look look) {
  return roles_where([look](const Character& row) { return hides_in(row.role, look); });
}
constexpr RoleSet looking_in(Look look) {
  return roles_where([look](const Character& row) { return row.looks.contains(look); });
}
static_assert(hidden_in(Look::Evil) == oberon, "evil_look: who keeps the eyes closed");
static_assert(looking_in(Look::Evil) == roles_of(Side::Evil) - oberon, "evil_look: who opens the eyes");
static_assert(looking_in(Look::Merlin) == merlin, "merlin_looks");
static_assert(hidden_in(Look::Merlin) == mordred, "thumbs: who raises none");
static_assert(looking_in(Look::Percival) == percival, "percival_looks");
static_assert(shown_in(Look::Percival) == merlin_morgana, "percival_both: who raises a thumb");

constexpr std::array sentences{
    NarrationSentence{.key = "narrate.close"},

    NarrationSentence{.key = "narrate.evil_look", .none = oberon, .lancelots = loyal},
    NarrationSentence{.key = "narrate.evil_look_no_oberon", .all = oberon, .lancelots = loyal},
    NarrationSentence{.key = "narrate.evil_look_no_lancelot", .none = oberon, .lancelots = changing},
    NarrationSentence{.key = "narrate.evil_look_no_oberon_lancelot", .all = oberon, .lancelots = changing},
    NarrationSentence{.key = "narrate.lancelot_thumb", .lancelots = changing},
    NarrationSentence{.key = "narrate.lancelot_seen", .lancelots = changing},
    NarrationSentence{.key = "narrate.lancelot_fist", .lancelots = changing},
    NarrationSentence{.key = "narrate.evil_close"},

    NarrationSentence{.key = "narrate.eyes_closed", .all = merlin},
    NarrationSentence{.key = "narrate.thumbs", .all = merlin, .none = mordred_oberon},
    NarrationSentence{.key = "narrate.thumbs_oberon", .all = merlin_oberon, .none = mordred},
    NarrationSentence{.key = "narrate.thumbs_no_mordred", .all = merlin_mordred, .none = oberon},
    NarrationSentence{.key = "narrate.thumbs_no_mordred_oberon", .all = merlin_mordred_oberon},
    NarrationSentence{.key = "narrate.merlin_looks", .all = merlin},
    NarrationSentence{.key = "narrate.thumbs_down", .all = merlin},
    NarrationSentence{.key = "narrate.merlin_closes", .all = merlin},

    NarrationSentence{.key = "narrate.eyes_closed", .all = percival, .any = merlin_morgana},
    NarrationSentence{.key = "narrate.percival_merlin", .all = percival_merlin, .none = morgana},
    NarrationSentence{.key = "narrate.percival_both", .all = percival_merlin_morgana},
    NarrationSentence{.key = "narrate.percival_morgana", .all = percival_morgana, .none = merlin},
    NarrationSentence{.key = "narrate.percival_looks_one", .all = percival_merlin, .none = morgana},
    NarrationSentence{.key = "narrate.percival_looks_one", .all = percival_morgana, .none = merlin},
    NarrationSentence{.key = "narrate.percival_looks_two", .all = percival_merlin_morgana},
    NarrationSentence{.key = "narrate.percival_thumb_down", .all = percival, .any = merlin_morgana},
    NarrationSentence{.key = "narrate.percival_closes", .all = percival, .any = merlin_morgana},

    NarrationSentence{.key = "narrate.eyes_closed", .lancelots = known_lancelots},
    NarrationSentence{.key = "narrate.lancelots_look", .lancelots = known_lancelots},
    NarrationSentence{.key = "narrate.lancelots_close", .lancelots = known_lancelots},

    NarrationSentence{.key = "narrate.eyes_closed"},
    NarrationSentence{.key = "narrate.open"},
};

bool is_said(const NarrationSentence& sentence, RoleSet roles, Lancelots lancelots) {
  return roles.contains(sentence.all) && (roles & sentence.none).empty() &&
         (sentence.any.empty() || !(roles & sentence.any).empty()) && sentence.lancelots.contains(lancelots);
}

void write_role_list(std::string_view key, RoleSet roles, JsonWriter& out) {
  out.key(key).begin_array();
  write_roles(roles, out);
  out.end_array();
}

}  // namespace

std::span<const NarrationSentence> narration_sentences() { return sentences; }

std::vector<std::string_view> narration(RoleSet roles, Lancelots lancelots) {
  std::vector<std::string_view> keys;
  for (const auto& sentence : sentences)
    if (is_said(sentence, roles, lancelots)) keys.push_back(sentence.key);
  return keys;
}

void write_narration(JsonWriter& out) {
  out.begin_array();
  for (const auto& sentence : sentences) {
    out.begin_object().key("key").value(sentence.key);
    write_role_list("all", sentence.all, out);
    write_role_list("any", sentence.any, out);
    write_role_list("none", sentence.none, out);
    out.key("lancelot").begin_array();
    for (std::size_t i = 0; i < names_of(Lancelots{}).size(); ++i)
      if (sentence.lancelots.contains(static_cast<Lancelots>(i))) out.name(names_of(Lancelots{})[i]);
    out.end_array().end_object();
  }
  out.end_array();
}

}  // namespace roundtable
