// A bar on standard error, where that is a terminal.
#pragma once

#include <unistd.h>

#include <cstdint>
#include <cstdio>
#include <string>

namespace roundtable {

class ProgressBar {
 public:
  explicit ProgressBar(std::uint64_t total) : total_(total), visible_(isatty(STDERR_FILENO) != 0) {}

  void show(std::uint64_t done) const {
    if (!visible_ || total_ == 0) return;
    constexpr std::uint64_t width = 40;
    const auto filled = static_cast<std::size_t>(done * width / total_);
    std::string bar;
    for (std::size_t i = 0; i < width; ++i) bar += i < filled ? "█" : "░";
    std::fprintf(stderr, "\r%s %3d %%", bar.c_str(), static_cast<int>(done * 100 / total_));
  }
  void clear() const {
    if (visible_) std::fprintf(stderr, "\r\x1b[K");
  }

 private:
  std::uint64_t total_;
  bool visible_;
};

}  // namespace roundtable
