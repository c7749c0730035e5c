// Effects, key halves and bonuses of cards, in the words and signs people read.
#include "games/grail/cli/words.h"

namespace roundtable {

using namespace grail;

namespace {

std::string_view sign_of(Bonus bonus) {
  switch (bonus) {
    case Bonus::Marker:
      return "◆";
    case Bonus::Up:
      return "▲";
    case Bonus::Down:
      return "▼";
    case Bonus::Special:
      return "★";
    case Bonus::Draw:
      return "▤";
    case Bonus::Bolt:
      return "↯";
    case Bonus::DestroyLast:
      return "×";
    case Bonus::Cancel:
      return "∅";
  }
  return "";
}

std::string with_sign(int amount) { return (amount < 0 ? "−" : "+") + std::to_string(std::abs(amount)); }

/// Whether it can go both ways, so that the sign says which.
bool is_signed(Verb verb) {
  return verb == Verb::Marker || verb == Verb::Affinity || verb == Verb::Gain || verb == Verb::Dial;
}

bool is_counted(Verb verb) {
  return verb != Verb::DestroyLast && verb != Verb::LayFreely && verb != Verb::DropItem && verb != Verb::TakeItem &&
         (verb < Verb::Meet || verb == Verb::Dial);
}

}  // namespace

std::string GrailWords::left_half(const LeftHalf& half) const {
  std::string signs;
  for (const Bonus bonus : half) signs += sign_of(bonus);
  return signs;
}

std::string GrailWords::right_half(const RightHalf& half) const {
  if (half.key == Key::Blank) return {};
  if (half.times == 0) return std::string(sign_of(Bonus::Cancel));
  if (half.key == Key::Magic) return "✦";
  if (half.key == Key::Free) return half.times > 1 ? "○×" + std::to_string(half.times) : "○";
  return word("attribute", static_cast<Attribute>(half.key)) + " " + std::to_string(half.level);
}

std::string GrailWords::key(Key key) const {
  return is_attribute(key) ? word("attribute", static_cast<Attribute>(key)) : word("key", key);
}

std::string GrailWords::keywords(unsigned bits) const {
  std::string list;
  for (std::size_t i = 0; i < names_of(Keyword{}).size(); ++i)
    if ((bits >> i & 1U) != 0) list += (list.empty() ? "" : "/") + word("keyword", static_cast<Keyword>(i));
  return list;
}

std::string GrailWords::subject(const Effect& effect) const {
  const auto verb = word("verb", effect.verb);
  switch (effect.verb) {
    case Verb::Gain:
      return word("stock", effect.stock);
    case Verb::DropItem:
      return verb + " (" + keywords(effect.ref) + ")";
    case Verb::TakeItem:
      return verb + " (" + name("item", pack_.items[effect.ref].id) + ")";
    case Verb::Meet:
      return verb + " (" + word("colour", static_cast<Colour>(effect.ref)) + ")";
    case Verb::Face:
      return verb + " (" + name("encounter", pack_.encounters[effect.ref].id) + ")";
    case Verb::Dial:
      return name("dial", pack_.dials[effect.ref].id);
    default:
      return verb;
  }
}

std::string GrailWords::count(const Effect& effect) const {
  if (effect.count == Count::One) return {};
  const auto what = effect.count == Count::Joined      ? key(static_cast<Key>(effect.counted))
                    : effect.count == Count::Attribute ? word("attribute", static_cast<Attribute>(effect.counted))
                                                       : std::string();
  return " " + say({"grail.count." + std::string(name_of(effect.count)), {{"what", what}}});
}

std::string GrailWords::condition(const Effect& effect) const {
  std::string what;
  switch (effect.when) {
    case When::Always:
      return {};
    case When::Attribute:
      what = word("attribute", static_cast<Attribute>(effect.asked));
      break;
    case When::Stock:
      what = word("stock", static_cast<Stock>(effect.asked));
      break;
    case When::Joined:
      what = key(static_cast<Key>(effect.asked));
      break;
    case When::Item:
      what = keywords(effect.asked);
      break;
    case When::Marked:
    case When::Unmarked:
      what = name("mark", pack_.marks[effect.asked]);
      break;
    default:
      break;
  }
  return " " + say({"grail.when." + std::string(name_of(effect.when)), {{"what", what}, {"n", long{effect.bound}}}});
}

std::string GrailWords::effect(const Effect& effect) const {
  std::string text = subject(effect);
  if (is_counted(effect.verb))
    text += " " + (is_signed(effect.verb) ? with_sign(effect.amount) : std::to_string(effect.amount));
  text += count(effect) + condition(effect);
  return effect.who == Who::Each ? say({"grail.screen.everyone", {{"what", text}}}) : text;
}

std::string GrailWords::effects(const Effects& list) const {
  std::string text;
  for (const Effect& one : list) text += (text.empty() ? "" : ", ") + effect(one);
  return text;
}

}  // namespace roundtable
