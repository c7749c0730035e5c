// Avalon's actions in JSON, and why one was refused.
#include "codec/object_reader.h"
#include "engine/match.h"
#include "games/avalon/codec/codec.h"
#include "games/avalon/rules/names.h"

namespace roundtable {

using namespace avalon;

namespace {

using Answer = std::expected<Action, Message>;

enum class Kind : std::uint8_t {
  Propose,
  Vote,
  Quest,
  Excalibur,
  Lady,
  Assassinate,
  GivePlots,
  PlayPlot,
  Pass,
  Overhear,
  OpenUp,
  EstablishConfidence,
  TakeResponsibility
};
constexpr Names<13> names_of(Kind) {
  return {"propose",
          "vote",
          "quest",
          "excalibur",
          "lady",
          "assassinate",
          "give_plots",
          "play_plot",
          "pass",
          "overhear",
          "open_up",
          "establish_confidence",
          "take_responsibility"};
}
static_assert(names_of(Kind{}).size() == std::variant_size_v<Action>);

void read_team(ObjectReader& reader, SeatSet& team) {
  reader.required("team");
  reader.array("team", max_seats, [&](const auto& value) {
    Seat seat;
    if (!reader.seat_of("team", value, seat)) return;
    if (team.contains(seat)) reader.fail({"json.seat_twice", {{"seat", long{seat.index()}}}});
    team.insert(seat);
  });
}

ProposeTeam read_proposal(ObjectReader& reader) {
  ProposeTeam action;
  read_team(reader, action.team);
  if (reader.member("quest")) {
    int quest = 0;
    reader.integer("quest", 1, quest_count, quest);
    action.quest = static_cast<std::uint8_t>(quest);
  }
  reader.seat("excalibur", action.bearer);
  return action;
}

GivePlots read_gift(ObjectReader& reader) {
  GivePlots action;
  reader.required("to");
  reader.array("to", max_plots_drawn, [&](const auto& value) {
    Seat seat;
    if (reader.seat_of("to", value, seat)) action.to.push_back(seat);
  });
  return action;
}

template <class A>
A read_target(ObjectReader& reader) {
  A action{};
  reader.required_seat("target", action.target);
  return action;
}

template <class A>
A read_target_or_null(ObjectReader& reader) {
  A action;
  reader.seat_or_null("target", action.target);
  return action;
}

Action read_kind(ObjectReader& reader, Kind kind) {
  switch (kind) {
    case Kind::Propose:
      return read_proposal(reader);
    case Kind::Vote: {
      bool approve = false;
      reader.required_flag("approve", approve);
      return CastVote{approve ? Vote::Approve : Vote::Reject};
    }
    case Kind::Quest: {
      PlayCard action{};
      reader.required_word("card", action.card);
      return action;
    }
    case Kind::Excalibur:
      return read_target_or_null<UseExcalibur>(reader);
    case Kind::Lady:
      return read_target_or_null<AskLady>(reader);
    case Kind::Assassinate:
      return read_target<Assassinate>(reader);
    case Kind::GivePlots:
      return read_gift(reader);
    case Kind::PlayPlot: {
      PlayPlot action{};
      reader.required_word("card", action.plot);
      reader.seat("target", action.target);
      return action;
    }
    case Kind::Pass:
      return Pass{};
    case Kind::Overhear:
      return read_target<Overhear>(reader);
    case Kind::OpenUp:
      return read_target<OpenUp>(reader);
    case Kind::EstablishConfidence:
      return read_target<EstablishConfidence>(reader);
    case Kind::TakeResponsibility: {
      TakeResponsibility action{};
      reader.required_seat("from", action.from);
      reader.required_word("card", action.plot);
      return action;
    }
  }
  return Pass{};
}

void write_target(std::optional<Seat> target, auto& out) {
  out.key("target");
  if (target)
    out.value(*target);
  else
    out.null();
}

void write_fields(const ProposeTeam& action, auto& out) {
  out.key("team").seats(action.team);
  if (action.quest) out.key("quest").value(int{*action.quest});
  if (action.bearer) out.key("excalibur").value(*action.bearer);
}
void write_fields(const CastVote& action, auto& out) { out.key("approve").value(action.vote == Vote::Approve); }
void write_fields(const PlayCard& action, auto& out) { out.key("card").name(name_of(action.card)); }
void write_fields(const UseExcalibur& action, auto& out) { write_target(action.target, out); }
void write_fields(const AskLady& action, auto& out) { write_target(action.target, out); }
void write_fields(const Assassinate& action, auto& out) { write_target(action.target, out); }
void write_fields(const GivePlots& action, auto& out) {
  out.key("to").begin_array();
  for (const Seat seat : action.to) out.value(seat);
  out.end_array();
}
void write_fields(const PlayPlot& action, auto& out) {
  out.key("card").name(name_of(action.plot));
  if (action.target) out.key("target").value(*action.target);
}
void write_fields(const Pass&, auto&) {}
void write_fields(const Overhear& action, auto& out) { write_target(action.target, out); }
void write_fields(const OpenUp& action, auto& out) { write_target(action.target, out); }
void write_fields(const EstablishConfidence& action, auto& out) { write_target(action.target, out); }
void write_fields(const TakeResponsibility& action, auto& out) {
  out.key("from").value(action.from).key("card").name(name_of(action.plot));
}

/// To a JsonWriter or to MemberValues.
void write_to(const Action& action, auto& out) {
  out.begin_object().key("type").name(name_of(static_cast<Kind>(action.index())));
  match(action, [&](const auto& what) { write_fields(what, out); });
  out.end_object();
}

}  // namespace

Answer Codec<Avalon>::read_action(const boost::json::value& json) {
  ObjectReader reader(json);
  Kind kind = Kind::Pass;
  reader.required_word("type", kind);
  const Action action = read_kind(reader, kind);
  if (const auto problem = reader.problem()) return std::unexpected(*problem);
  return action;
}

void Codec<Avalon>::write_action(const Action& action, JsonWriter& out) { write_to(action, out); }
void Codec<Avalon>::write_action(const Action& action, MemberValues& out) { write_to(action, out); }

Message Codec<Avalon>::explain(const View& view, const Action& action, Refusal refusal) {
  const auto* proposal = std::get_if<ProposeTeam>(&action);
  const auto* asking = std::get_if<Asking>(&view.table.phase);
  const int quest = proposal && proposal->quest ? *proposal->quest : int{view.table.round};
  const bool known_quest = quest >= 1 && quest <= quest_count;
  return {"avalon.refusal." + std::string(name_of(refusal)),
          {{"phase", std::string(phase_name(view.table.phase))},
           {"quest", long{quest}},
           {"last", long{view.table.players() - 1}},
           {"size", long{known_quest ? team_size(view.table.players(), quest) : 0}},
           {"given", long{proposal ? proposal->team.size() : 0}},
           {"drawn", static_cast<long>(view.table.plots.drawn.size())},
           {"plot", std::string(asking ? name_of(asking->plot) : "")}}};
}

}  // namespace roundtable
