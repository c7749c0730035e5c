// A bot that is a program of its own (docs/external-bots.md says how it is spoken to).
#pragma once

#include <boost/json.hpp>
#include <memory>

#include "codec/codec.h"
#include "codec/parse_json.h"
#include "lab/child_process.h"
#include "lab/entrant.h"

namespace roundtable::lab {

inline constexpr std::string_view external_prefix = "exec:";

template <Game G>
class ExternalBot {
 public:
  /// How long an answer may take on top of the budget; starting an interpreter takes a while too.
  static constexpr std::chrono::milliseconds patience{3000};

  ExternalBot(std::string command, std::chrono::milliseconds wait) : process_(std::move(command)), patience_(wait) {}

  std::optional<typename G::Action> choose(const typename G::View& view, Rng& rng, const Budget& budget) {
    const auto answer = process_.ask(question(view, rng, budget), budget.time + patience_);
    if (!answer) return std::nullopt;
    boost::json::error_code error;
    const auto json = parse_json(*answer, error);
    const auto* object = error ? nullptr : json.if_object();
    const auto* member = object ? object->if_contains("action") : nullptr;
    if (!member) return std::nullopt;
    const auto action = Codec<G>::read_action(*member);
    if (!action || G::refusal(view, *action)) return std::nullopt;
    return *action;
  }

 private:
  static std::string question(const typename G::View& view, Rng& rng, const Budget& budget) {
    JsonWriter out;
    typename Codec<G>::Views views;
    out.begin_object().key("op").name("choose").key("game").name(G::id).key("seat").value(view.seat);
    out.key("budget_ms").value(static_cast<std::int64_t>(budget.time.count()));
    out.key("seed").value(static_cast<std::int64_t>(rng.next() >> 32)).key("view");
    views.write(view, out);
    out.key("legal").begin_array();
    const auto actions = G::legal_actions(view);
    for (std::size_t i = 0; i < actions.size(); ++i) Codec<G>::write_action(actions[i], out);
    out.end_array().end_object();
    return std::string(out.text());
  }

  ChildProcess process_;
  std::chrono::milliseconds patience_;
};

template <Game G>
Entrant<G> external_entrant(const std::string& name, std::chrono::milliseconds patience = ExternalBot<G>::patience) {
  const std::string command(name.substr(external_prefix.size()));
  return {name, [command, patience] {
            const auto bot = std::make_shared<ExternalBot<G>>(command, patience);
            return Chooser<G>(
                [bot](const auto& view, Rng& rng, const Budget& budget) { return bot->choose(view, rng, budget); });
          }};
}

}  // namespace roundtable::lab
