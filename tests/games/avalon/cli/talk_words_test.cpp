// What is said at a table of Avalon, in words.
#include "games/avalon/cli/talk_words.h"

#include <set>

#include "tests/effort.h"
#include "tests/games/avalon/talk/random_talk.h"

using namespace scenario;

namespace {

constexpr std::array player_names{"Ann", "Bob", "Cid", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Joe"};

AvalonWords words_in(Language language, int players) {
  PerSeat<std::string> names(players);
  for (const Seat seat : SeatSet::all(players)) names[seat] = player_names[static_cast<std::size_t>(seat.index())];
  return {Catalogue::of(language), names};
}

/// All that was put into words, and whether it reads as a sentence in every language.
class Heard {
 public:
  void hear(const RandomGame& game, const Said& said) {
    for (const LanguageFacts& language : languages()) {
      const auto words = words_in(language.id, game.table().players());
      const std::string line = TalkWords(words, game.table(), game.course(), game.log()).line(said);
      CAPTURE(line);
      REQUIRE((line.ends_with(".") || line.ends_with("?")));
      for (const auto broken :
           {"{", "}", "avalon.", "  ", "()", "( ", " )", "„“", "„”", "“”", "«»", " .", " ,", ": .", ",,"})
        REQUIRE(line.find(broken) == std::string::npos);
      if (language.id == Language::En) english_ += line + "\n";
    }
  }
  /// Whether the longest piece between two gaps of this text was heard.
  bool has(const std::string& key, long n) const {
    std::string text = Catalogue::of(Language::En)({key,
                                                    {{"seat", "\x01"},
                                                     {"seats", "\x01"},
                                                     {"team", "\x01"},
                                                     {"target", "\x01"},
                                                     {"plot", "\x01"},
                                                     {"words", "\x01"},
                                                     {"source", "\x01"},
                                                     {"what", "\x01"},
                                                     {"why", "\x01"},
                                                     {"first", "\x01"},
                                                     {"last", "\x01"},
                                                     {"quest", "\x01"},
                                                     {"n", n}}});
    std::string longest;
    for (std::size_t begin = 0; begin <= text.size();) {
      const std::size_t end = std::min(text.find('\x01', begin), text.size());
      if (end - begin > longest.size()) longest = text.substr(begin, end - begin);
      begin = end + 1;
    }
    return english_.find(longest) != std::string::npos;
  }

 private:
  std::string english_;
};

/// What chance seldom brings: the answers to a question, the looks, a name among allies.
void say_the_rest(const RandomGame& game, Heard& heard) {
  const auto say = [&](Seat speaker, const talk::Statement& what, Audience to = Audience::All) {
    heard.hear(game, {1, game.course().size(), speaker, to, what});
  };
  for (const Said& said : game.log().all().said())
    if (const auto* question = std::get_if<talk::AskWhy>(&said.statement))
      for (std::size_t i = 0; i < names_of(Motive{}).size(); ++i)
        say(question->seat, talk::Answer{said.number, static_cast<Motive>(i)});
  for (const Glimpse& glimpse : game.table().glimpses)
    for (const Sight sight : {Sight::Good, Sight::Evil, Sight::Success, Sight::Fail})
      if (talk::shows_side(glimpse.source) == talk::is_side(sight))
        say(glimpse.learner, talk::Seen{glimpse.subject, glimpse.source, sight});
  say(Seat(0), talk::NameMerlin{Seat(1)}, Audience::Allies);
}

/// Somebody else, the one it is about and the one who did it give this step as a reason, and ask why.
void argue_from(const RandomGame& game, talk::Number number, Heard& heard) {
  const talk::Step& done = *game.course().find(number);
  if (!talk::is_shown(game.table(), done)) return;
  const int players = game.table().players();
  const Seat next = clockwise(done.seat, players);
  const Seat third = clockwise(done.seat, players, 2);
  const auto say = [&](Seat speaker, const talk::Statement& what) {
    heard.hear(game, {1, game.course().size(), speaker, Audience::All, what});
  };
  say(next, talk::Suspect{done.seat, Strength::Some, step(number)});
  say(next, talk::Trust{third, Strength::Sure, step(number)});
  say(done.seat, talk::Trust{next, Strength::Some, step(number)});
  for (const Seat other : game.table().everyone() - SeatSet::of(next))
    if (talk::answers_for(game.table(), done, other)) say(next, talk::AskWhy{other, number});
}

}  // namespace

TEST_CASE("every statement has its words in every language, with every reason") {
  Rng rng("words");
  Heard heard;
  for (int i = 0; i < 60 * test::effort(); ++i) {
    Setup setup = random_setup(rng);
    setup.plots = setup.plots || i % 2 == 0;
    RandomGame game(setup, rng);
    for (; !game.is_over(); game.act(rng)) {
      game.talk(rng);
      if (game.course().size() > 0) argue_from(game, game.course().size(), heard);
    }
    for (talk::Number number = 1; number < game.course().size(); ++number) argue_from(game, number, heard);
    say_the_rest(game, heard);
    for (const Said& said : game.log().record()) heard.hear(game, said);
  }
  for (const auto& key : Catalogue::of(Language::En).keys())
    if (key.starts_with("avalon.talk.") && !key.starts_with("avalon.talk.refusal.")) {
      CAPTURE(key);
      CHECK(heard.has(key, 1));
    }
}

namespace {

class Table5 {
 public:
  Table5() : game_(five_after_fail()) {}
  std::string english(int seat, const talk::Statement& statement) { return in(Language::En, seat, statement); }
  std::string in(Language language, int seat, const talk::Statement& statement) {
    const Said said = game_.says(seat, statement);
    const auto words = words_in(language, 5);
    return TalkWords(words, game_.game().table(), game_.course(), game_.log()).line(said);
  }

 private:
  /// Step 1: seat 0 proposes 0 and 3. Steps 2 to 6: all but seat 4 approve. Step 8: the quest has failed.
  static TalkingGame five_after_fail() {
    auto game = five();
    game.play().leader_proposes({0, 3}).all_vote("AAAAR").cards_played({3});
    return game;
  }
  TalkingGame game_;
};

}  // namespace

TEST_CASE("statements read like what people say") {
  Table5 table;
  CHECK(table.english(1, talk::Suspect{Seat(3), Strength::Some, step(8)}) ==
        "Bob (1): I have my doubts about Dan, because they were on the team that failed quest 1.");
  CHECK(table.english(1, talk::Suspect{Seat(2), Strength::Sure, step(4)}) ==
        "Bob (1): Cid is evil, because they approved the team that failed quest 1.");
  CHECK(table.english(4, talk::Trust{Seat(1), Strength::Sure, step(6)}) ==
        "Eve (4): I am sure of Bob, because I rejected the team that failed quest 1.");
  CHECK(table.english(4, talk::Disagree{1, step(1)}) ==
        "Eve (4): I do not agree with Bob (“I have my doubts about Dan”), because Ann proposed the team that "
        "failed quest 1.");
  CHECK(table.english(0, talk::Among{seats({0, 2, 3}), 2, {}}) == "Ann (0): At least 2 of Cid, Dan and me are evil.");
  CHECK(table.english(2, talk::AskWhy{Seat(4), 6}) ==
        "Cid (2): Eve, why did you reject the team for quest 1 (Ann and Dan)?");
  CHECK(table.english(4, talk::Answer{6, Motive::DoubtedTeam}) == "Eve (4): Cid, I had my doubts about that team.");
  CHECK(table.english(3, talk::Agree{7}) == "Dan (3): I agree with Eve (“Cid, I had my doubts about that team”).");
  CHECK(table.in(*language_from_code("cs"), 1, talk::Suspect{Seat(2), Strength::Some, step(4)}) ==
        "Bob (1): Cid se mi nezdá, protože má na kontě hlas pro společenstvo, které na výpravě 1 neuspělo.");
  CHECK(table.in(*language_from_code("de"), 1, talk::Suspect{Seat(2), Strength::Some, step(4)}) ==
        "Bob (1): Cid kommt mir verdächtig vor, denn da ist das Ja zum Team, das an Quest 1 gescheitert ist.");
  CHECK(table.in(*language_from_code("pl"), 1, talk::Among{seats({2, 3, 4}), 2, {}}) ==
        "Bob (1): W grupie Cid, Dan i Eve są co najmniej 2 złe osoby.");
  CHECK(table.in(*language_from_code("uk"), 3, talk::WantTeam{seats({1, 3}), {}}) == "Dan (3): Мій загін: Bob і я.");
}
