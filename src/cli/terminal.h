// The terminal a person sits at: colour where it has it, lines, a screen that can be cleared.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace roundtable {

enum class Ink : unsigned char { Plain, Bold, Dim, Good, Evil, Gold, Yellow, Green, Red, Blue, Violet };

class Terminal {
 public:
  Terminal();
  void line(std::string_view text = "", Ink ink = Ink::Plain) const;
  /// A line that is broken between words where the screen ends.
  void paragraph(std::string_view text, Ink ink = Ink::Plain, std::size_t indent = 4) const;
  void write(std::string_view text) const;
  std::size_t width() const { return width_; }
  std::string inked(std::string_view text, Ink ink) const;
  void clear() const;
  /// Keys pressed before the question was there answer nothing.
  void forget_typed_ahead() const;
  /// What the person typed, without spaces around it; nothing at the end of input.
  std::optional<std::string> ask(std::string_view prompt) const;

 private:
  bool colour_;
  bool screen_;
  std::size_t width_ = 80;
};

}  // namespace roundtable
