#include "cli/terminal.h"

#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <iostream>

#include "cli/columns.h"

namespace roundtable {
namespace {

std::string_view code_of(Ink ink) {
  switch (ink) {
    case Ink::Plain:
      return "";
    case Ink::Bold:
      return "\x1b[1m";
    case Ink::Dim:
      return "\x1b[2m";
    case Ink::Good:
      return "\x1b[34;1m";
    case Ink::Evil:
      return "\x1b[31;1m";
    case Ink::Gold:
      return "\x1b[33;1m";
    case Ink::Yellow:
      return "\x1b[93m";
    case Ink::Green:
      return "\x1b[92m";
    case Ink::Red:
      return "\x1b[91m";
    case Ink::Blue:
      return "\x1b[94m";
    case Ink::Violet:
      return "\x1b[95m";
  }
  return "";
}

bool set(const char* variable) {
  const char* value = std::getenv(variable);
  return value && *value;
}

}  // namespace

Terminal::Terminal() : colour_(false), screen_(isatty(STDOUT_FILENO) != 0) {
  winsize size{};
  if (screen_ && ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col >= 20) width_ = size.ws_col;
  const char* kind = std::getenv("TERM");
  colour_ = screen_ && !set("NO_COLOR") && kind && std::string_view(kind) != "dumb";
}

std::string Terminal::inked(std::string_view text, Ink ink) const {
  if (!colour_ || ink == Ink::Plain) return std::string(text);
  return std::string(code_of(ink)) + std::string(text) + "\x1b[0m";
}

void Terminal::line(std::string_view text, Ink ink) const { write(inked(text, ink) + "\n"); }

void Terminal::paragraph(std::string_view text, Ink ink, std::size_t indent) const {
  line(wrapped(text, width_, indent), ink);
}

void Terminal::write(std::string_view text) const {
  std::fwrite(text.data(), 1, text.size(), stdout);
  std::fflush(stdout);
}

void Terminal::clear() const {
  if (screen_)
    write("\x1b[H\x1b[2J\x1b[3J");  // last what has scrolled away: clearing may push the screen there
  else
    write("\n\n");
}

void Terminal::forget_typed_ahead() const {
  if (isatty(STDIN_FILENO) != 0) tcflush(STDIN_FILENO, TCIFLUSH);
}

std::optional<std::string> Terminal::ask(std::string_view prompt) const {
  write(prompt);
  std::string typed;
  if (!std::getline(std::cin, typed)) return std::nullopt;
  const auto first = typed.find_first_not_of(" \t\r");
  if (first == std::string::npos) return "";
  return typed.substr(first, typed.find_last_not_of(" \t\r") - first + 1);
}

}  // namespace roundtable
