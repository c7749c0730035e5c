// What was said at the table, in words of one language.
#pragma once

#include "games/avalon/cli/words.h"
#include "games/avalon/talk/talk_log.h"

namespace roundtable {

class TalkWords {
 public:
  TalkWords(const AvalonWords& words, const avalon::Table& table, const avalon::talk::PublicCourse& course,
            const avalon::talk::TalkLog& log)
      : words_(words), table_(table), course_(course), log_(log) {}

  /// Who said it and what: "Ann: I have my doubts about Bob, because they approved the team that failed quest 2."
  std::string line(const avalon::talk::Said& said) const;
  /// What was said, as a sentence.
  std::string sentence(const avalon::talk::Said& said) const;

 private:
  const AvalonWords& words_;
  const avalon::Table& table_;
  const avalon::talk::PublicCourse& course_;
  const avalon::talk::TalkLog& log_;
};

}  // namespace roundtable
