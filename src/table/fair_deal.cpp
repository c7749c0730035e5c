#include "table/fair_deal.h"

#include "codec/object_reader.h"
#include "match/catalogue.h"
#include "table/tokens.h"

namespace roundtable {
namespace {

struct Fair {
  std::string commitment;
  std::string secret;
  std::vector<std::string> contributions;
};

std::expected<Fair, Message> read_fair(const boost::json::value& json) {
  Fair fair;
  ObjectReader reader(json);
  if (reader.required("commitment")) reader.text("commitment", fair.commitment);
  if (reader.required("secret")) reader.text("secret", fair.secret);
  if (reader.required("contributions")) {
    reader.array("contributions", max_seats, [&](const boost::json::value& item) {
      const auto* text = item.if_string();
      if (!text) return reader.fail({"json.wrong_type.text", {{"key", std::string("contributions")}}});
      fair.contributions.emplace_back(*text);
    });
  }
  if (const auto problem = reader.problem()) return std::unexpected(*problem);
  return fair;
}

std::optional<Message> deal_differs(const boost::json::object& record, const Match& recorded, const Fair& fair) {
  const GameEntry* game = find_game(record.at("game").as_string());
  const auto drawn = game->start(record.at("config"), seed_of(fair.secret, fair.contributions), nullptr);
  if (!drawn) return drawn.error().message;
  return (*drawn)->has_deal_of(recorded) ? std::nullopt : std::optional(Message("verify.deal_differs"));
}

}  // namespace

std::string seed_of(std::string_view secret, const std::vector<std::string>& contributions) {
  std::string seed = "roundtable:1:" + std::string(secret);
  for (const auto& contribution : contributions) seed += ":" + contribution;
  return seed;
}

std::optional<Message> unfair(const boost::json::value& record) {
  const auto match = load_record(record);
  if (!match) return match.error().message;
  const auto* fair_member = record.get_object().if_contains("fair");
  if (!fair_member) return Message("verify.nothing_to_check");
  const auto fair = read_fair(*fair_member);
  if (!fair) return fair.error();
  if (!same_secret(hash_of(fair->secret), fair->commitment)) return Message("verify.secret_differs");
  if (static_cast<int>(fair->contributions.size()) != (*match)->seats()) return Message("verify.deal_differs");
  return deal_differs(record.get_object(), **match, *fair);
}

}  // namespace roundtable
