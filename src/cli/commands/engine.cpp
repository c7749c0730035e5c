#include "cli/commands/engine.h"

#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <string>

#include "match/session.h"

namespace roundtable {
namespace {

bool is_blank(std::string_view line) {
  return std::all_of(line.begin(), line.end(), [](char c) { return c == ' ' || c == '\t' || c == '\r'; });
}

/// Lines of any length and content. Of an over-long one only as much is kept as tells that it is too long.
class LineReader {
 public:
  explicit LineReader(std::FILE* in) : in_(in) {}

  bool next(std::string& line) {
    line.clear();
    while (true) {
      if (at_ == end_ && !refill()) return !line.empty();
      const char* begin = buffer_.data() + at_;
      const char* stop = buffer_.data() + end_;
      const char* newline = std::find(begin, stop, '\n');
      const std::size_t room = Session::longest_line + 1 - std::min(line.size(), Session::longest_line + 1);
      line.append(begin, std::min(room, static_cast<std::size_t>(newline - begin)));
      at_ += static_cast<std::size_t>(newline - begin);
      if (newline == stop) continue;
      ++at_;
      return true;
    }
  }

 private:
  // read(2), not fread: a request must be answered as soon as it is there, not when the buffer is full.
  bool refill() {
    ssize_t got = 0;
    do {
      got = ::read(fileno(in_), buffer_.data(), buffer_.size());
    } while (got < 0 && errno == EINTR);
    at_ = 0;
    end_ = got > 0 ? static_cast<std::size_t>(got) : 0;
    return got > 0;
  }

  std::FILE* in_;
  std::array<char, 65536> buffer_;
  std::size_t at_ = 0;
  std::size_t end_ = 0;
};

}  // namespace

int run_engine(std::FILE* in, std::FILE* out) {
  Session session;
  LineReader lines(in);
  std::string line;
  while (!session.wants_to_quit() && lines.next(line)) {
    if (is_blank(line)) continue;
    const auto reply = session.reply(line);
    if (std::fwrite(reply.data(), 1, reply.size(), out) != reply.size() || std::fputc('\n', out) == EOF ||
        std::fflush(out) != 0)
      return 1;
  }
  return 0;
}

}  // namespace roundtable
