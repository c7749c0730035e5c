#include "games/grail/content/effect.h"

#include <algorithm>
#include <charconv>

#include "games/grail/rules/names.h"

namespace roundtable {

using namespace grail;

namespace {

using Trouble = std::optional<Message>;

constexpr int largest_amount = 20;
constexpr std::size_t most_marks = 32;

template <class E>
std::string all_names() {
  std::string list;
  for (const auto name : names_of(E{})) list += (list.empty() ? "" : ", ") + std::string(name);
  return list;
}

/// Reads a line word by word and keeps the first thing that is wrong.
class Words {
 public:
  Words(std::string_view line, const EffectNames& names) : rest_(line), names_(names) {}

  std::string_view next() {
    rest_.remove_prefix(std::min(rest_.find_first_not_of(' '), rest_.size()));
    const auto word = rest_.substr(0, rest_.find(' '));
    rest_.remove_prefix(word.size());
    return word;
  }
  bool take(std::string_view wanted) {
    const auto saved = rest_;
    if (next() == wanted) return true;
    rest_ = saved;
    return false;
  }
  std::string_view peek() {
    const auto saved = rest_;
    const auto word = next();
    rest_ = saved;
    return word;
  }
  bool is_done() { return peek().empty(); }

  void fail(const Message& message) {
    if (!trouble_) trouble_ = message;
  }
  const Trouble& trouble() const { return trouble_; }

  template <class E>
  E word() {
    const auto given = next();
    if (const auto found = from_name<E>(given)) return *found;
    fail({"content.effect.unknown_word", {{"given", shortened(given)}, {"known", all_names<E>()}}});
    return E{};
  }

  int number(int otherwise) {
    const auto given = peek();
    if (given.empty() || given == "per" || given == "if") return otherwise;
    next();
    int value = 0;
    const auto end = std::from_chars(given.data(), given.data() + given.size(), value);
    const bool whole = end.ec == std::errc{} && end.ptr == given.data() + given.size();
    if (!whole || value < -largest_amount || value > largest_amount)
      fail({"content.effect.not_a_number", {{"given", shortened(given)}, {"most", long{largest_amount}}}});
    return value;
  }

  std::uint8_t keywords() {
    unsigned bits = 0;
    std::string_view list = next();
    while (!list.empty()) {
      const auto part = list.substr(0, list.find(','));
      if (const auto keyword = from_name<Keyword>(part))
        bits |= 1U << static_cast<unsigned>(*keyword);
      else
        fail({"content.effect.unknown_word", {{"given", shortened(part)}, {"known", all_names<Keyword>()}}});
      list.remove_prefix(std::min(list.size(), part.size() + 1));
    }
    if (bits == 0) fail({"content.effect.unknown_word", {{"given", std::string()}, {"known", all_names<Keyword>()}}});
    return static_cast<std::uint8_t>(bits);
  }

  /// The place of an entry of the pack named here.
  template <class Entry>
  std::uint8_t entry(std::string_view what, const std::vector<Entry>& entries) {
    const auto given = next();
    const auto place = find_entry(entries, given);
    if (!place) fail({"content.no_such_entry", {{"what", std::string(what)}, {"given", shortened(given)}}});
    return static_cast<std::uint8_t>(place.value_or(0));
  }
  std::uint8_t item() { return entry("item", *names_.items); }
  std::uint8_t encounter() { return entry("encounter", *names_.encounters); }
  std::uint8_t dial() { return entry("dial", *names_.dials); }

  std::uint8_t mark() {
    const auto given = next();
    if (!is_content_id(given)) fail({"content.bad_id", {{"key", std::string("mark")}}});
    auto& marks = *names_.marks;
    for (std::size_t i = 0; i < marks.size(); ++i)
      if (marks[i] == given) return static_cast<std::uint8_t>(i);
    if (marks.size() == most_marks) {
      fail({"content.effect.too_many_marks", {{"most", static_cast<long>(most_marks)}}});
      return 0;
    }
    marks.emplace_back(given);
    return static_cast<std::uint8_t>(marks.size() - 1);
  }

 private:
  std::string_view rest_;
  const EffectNames& names_;
  Trouble trouble_;
};

void read_count(Words& words, Effect& effect) {
  effect.count = words.word<Count>();
  if (effect.count == Count::Joined) effect.counted = static_cast<std::uint8_t>(words.word<Key>());
  if (effect.count == Count::Attribute) effect.counted = static_cast<std::uint8_t>(words.word<Attribute>());
  if (effect.count == Count::Joined && effect.counted >= key_count)
    words.fail({"content.effect.unknown_word", {{"given", std::string("blank")}, {"known", all_names<Key>()}}});
}

void read_when(Words& words, Effect& effect) {
  effect.when = words.word<When>();
  switch (effect.when) {
    case When::Attribute:
      effect.asked = static_cast<std::uint8_t>(words.word<Attribute>());
      break;
    case When::Stock:
      effect.asked = static_cast<std::uint8_t>(words.word<Stock>());
      break;
    case When::Joined:
      effect.asked = static_cast<std::uint8_t>(words.word<Key>()) % key_count;
      break;
    case When::Item:
      effect.asked = words.keywords();
      return;
    case When::Marked:
    case When::Unmarked:
      effect.asked = words.mark();
      return;
    case When::Markers:
    case When::Cards:
      break;
    default:
      return;
  }
  effect.bound = static_cast<std::int8_t>(words.number(1));
}

/// Words that are easier to read than a sign.
struct Synonym {
  std::string_view word;
  Verb verb;
  int sign;
};
constexpr std::array<Synonym, 4> synonyms{
    {{"up", Verb::Affinity, 1}, {"down", Verb::Affinity, -1}, {"lose", Verb::Gain, -1}, {"unmark", Verb::Mark, -1}}};

int read_verb(Words& words, Effect& effect) {
  for (const Synonym& synonym : synonyms)
    if (words.take(synonym.word)) {
      effect.verb = synonym.verb;
      return synonym.sign;
    }
  effect.verb = words.word<Verb>();
  return 1;
}

bool only_adds(Verb verb) {
  return verb != Verb::Marker && verb != Verb::Affinity && verb != Verb::Gain && verb != Verb::Mark &&
         verb != Verb::Dial;
}

void read_object(Words& words, Effect& effect) {
  switch (effect.verb) {
    case Verb::Gain:
      effect.stock = words.word<Stock>();
      return;
    case Verb::DropItem:
      effect.ref = words.keywords();
      return;
    case Verb::TakeItem:
      effect.ref = words.item();
      return;
    case Verb::Meet:
      effect.ref = static_cast<std::uint8_t>(words.word<Colour>());
      return;
    case Verb::Face:
      effect.ref = words.encounter();
      return;
    case Verb::Mark:
      effect.ref = words.mark();
      return;
    case Verb::Dial:
      effect.ref = words.dial();
      return;
    default:
      return;
  }
}

Trouble finished(Words& words) {
  if (!words.trouble() && !words.is_done())
    words.fail({"content.effect.left_over", {{"given", shortened(words.peek())}}});
  return words.trouble();
}

}  // namespace

bool is_content_id(std::string_view id) {
  return !id.empty() && id.size() <= 40 && std::all_of(id.begin(), id.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_';
  });
}

Trouble read_effect(std::string_view line, const EffectNames& names, Effect& effect) {
  Words words(line, names);
  if (words.take("each")) effect.who = Who::Each;
  const int sign = read_verb(words, effect);
  read_object(words, effect);
  const int amount = words.number(1);
  if (amount < 0 && (sign < 0 || only_adds(effect.verb)))
    words.fail({"content.effect.negative", {{"given", std::to_string(amount)}}});
  effect.amount = static_cast<std::int8_t>(sign * amount);
  if (words.take("per")) read_count(words, effect);
  if (words.take("if")) read_when(words, effect);
  return finished(words);
}

Trouble read_condition(std::string_view line, const EffectNames& names, Effect& effect) {
  Words words(line, names);
  read_when(words, effect);
  return finished(words);
}

}  // namespace roundtable
