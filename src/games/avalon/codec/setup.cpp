// Avalon's config and deal in JSON.
#include "codec/object_reader.h"
#include "games/avalon/codec/codec.h"
#include "games/avalon/codec/parts.h"
#include "games/avalon/rules/names.h"

namespace roundtable {

using namespace avalon;

namespace {

Message explain_error(SetupError error, const Setup& setup) {
  const auto& row = sizes_for(setup.players);
  return {"avalon.setup_error." + std::string(name_of(error)),
          {{"players", long{setup.players}},
           {"evil", long{row.evil}},
           {"chosen_evil", long{specials_of(setup, Side::Evil)}}}};
}

}  // namespace

std::expected<Setup, Message> Codec<Avalon>::read_config(const boost::json::value& json) {
  ObjectReader reader(json);
  Setup setup;
  int players = 0;
  reader.required_integer("players", min_players, max_players, players);
  if (reader.member("roles")) setup.specials = {};
  reader.array("roles", 16, [&](const auto& value) { read_special_role(reader, value, setup.specials); });
  reader.word("lancelot", setup.lancelots);
  reader.flag("lady", setup.lady);
  reader.flag("excalibur", setup.excalibur);
  reader.flag("targeting", setup.targeting);
  reader.flag("plots", setup.plots);
  reader.word("edition", setup.edition);
  reader.flag("floating_assassin", setup.floating_assassin);
  if (const auto problem = reader.problem()) return std::unexpected(*problem);
  setup.players = static_cast<std::uint8_t>(players);
  if (const auto error = setup_error(setup)) return std::unexpected(explain_error(*error, setup));
  return setup;
}

std::vector<Message> Codec<Avalon>::warnings(const Setup& setup) {
  std::vector<Message> messages;
  for (const SetupWarning warning : setup_warnings(setup))
    messages.emplace_back("avalon.setup_warning." + std::string(name_of(warning)));
  return messages;
}

std::expected<DealWish, Message> Codec<Avalon>::read_deal(const Setup& setup, const boost::json::value& json) {
  ObjectReader reader(json);
  DealWish wish;
  if (reader.member("roles")) wish.roles.emplace();
  const auto read_list = [&]<class List>(std::string_view key, List& list) {
    reader.array(key, List::capacity(), [&](const auto& value) {
      typename std::remove_cvref_t<decltype(list[0])> word{};
      reader.word_of(key, value, word);
      list.push_back(word);
    });
  };
  if (wish.roles) read_list("roles", *wish.roles);
  reader.seat("leader", wish.leader);
  reader.seat("assassin", wish.knife);
  read_list("loyalty", wish.loyalty);
  read_list("plots", wish.plots);
  if (const auto problem = reader.problem()) return std::unexpected(*problem);
  if (const auto error = deal_error(setup, wish)) {
    std::string wanted;
    for (const Role role : characters(setup)) wanted += (wanted.empty() ? "" : ", ") + std::string(name_of(role));
    return std::unexpected(Message("avalon.deal_error." + std::string(name_of(*error)),
                                   {{"last", long{setup.players - 1}}, {"characters", wanted}}));
  }
  return wish;
}

void Codec<Avalon>::write_config(const Setup& setup, JsonWriter& out) {
  out.begin_object().key("players").value(int{setup.players}).key("roles").begin_array();
  write_roles(setup.specials, out);
  out.end_array();
  out.key("lancelot").name(name_of(setup.lancelots)).key("lady").value(setup.lady);
  out.key("excalibur").value(setup.excalibur).key("targeting").value(setup.targeting);
  out.key("plots").value(setup.plots).key("edition").name(name_of(setup.edition));
  out.key("floating_assassin").value(setup.floating_assassin).end_object();
}

void Codec<Avalon>::write_deal(const Event& event, const Setup& setup, JsonWriter& out) {
  const auto& dealt = std::get<Dealt>(event);
  out.begin_object().key("roles");
  write_words(dealt.roles, out);
  out.key("leader").value(dealt.leader);
  if (dealt.knife) out.key("assassin").value(*dealt.knife);
  if (has_loyalty_cards(setup)) {
    out.key("loyalty");
    write_words(dealt.loyalty, out);
  }
  if (setup.plots) {
    out.key("plots");
    write_words(dealt.plots, out);
  }
  out.end_object();
}

namespace {

template <class E>
void write_choice(std::string_view key, E standard, JsonWriter& out) {
  out.key(key).begin_object().key("enum").begin_array();
  for (const auto name : names_of(E{})) out.name(name);
  out.end_array().key("default").name(name_of(standard)).end_object();
}

void write_flag(std::string_view key, JsonWriter& out) {
  out.key(key).begin_object().key("type").name("boolean").key("default").value(false).end_object();
}

void write_special_roles(JsonWriter& out) {
  out.key("roles").begin_object().key("type").name("array").key("uniqueItems").value(true);
  out.key("items").begin_object().key("enum").begin_array();
  write_roles(special_roles, out);
  out.end_array().end_object();
  out.key("default").begin_array();
  write_roles(Setup().specials, out);
  out.end_array().end_object();
}

}  // namespace

void Codec<Avalon>::write_description(JsonWriter& out) {
  out.key("players").begin_array().value(min_players).value(max_players).end_array();
  out.key("config").begin_object().key("type").name("object").key("properties").begin_object();
  out.key("players").begin_object().key("type").name("integer");
  out.key("minimum").value(min_players).key("maximum").value(max_players).end_object();
  write_special_roles(out);
  write_choice("lancelot", Lancelots::Off, out);
  for (const auto flag : {"lady", "excalibur", "targeting", "plots"}) write_flag(flag, out);
  write_choice("edition", Edition::En, out);
  write_flag("floating_assassin", out);
  out.end_object().key("required").begin_array().name("players").end_array();
  out.key("additionalProperties").value(false).end_object();
}

}  // namespace roundtable
