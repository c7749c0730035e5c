// The words of one language, from i18n/, built into the program.
#pragma once

#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "text/languages.h"
#include "text/message.h"

namespace roundtable {

class Catalogue {
 public:
  static const Catalogue& of(Language language);

  /// The text with its gaps filled; a plural is chosen by the gap `n`. An unknown key comes back as it is.
  std::string operator()(const Message& message) const;
  bool has(std::string_view key) const;
  std::vector<std::string> keys() const;
  Language language() const { return language_; }

 private:
  explicit Catalogue(Language language);
  struct Entry {
    std::string one, few, many;  // all alike where the text has no plural
  };
  Language language_;
  std::unordered_map<std::string, Entry> entries_;
};

}  // namespace roundtable
