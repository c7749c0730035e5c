#include "cli/commands/review.h"

#include <fmt/format.h>

#include <cstdio>
#include <fstream>

#include "cli/columns.h"
#include "cli/commands/review_page.h"
#include "cli/commands/review_words.h"
#include "cli/game_tool.h"
#include "cli/progress.h"
#include "cli/saved_record.h"
#include "review/review.h"

namespace roundtable {
namespace {

constexpr std::size_t what_width = 16;

std::string bar(double share) {
  constexpr int width = 30;
  const int filled = static_cast<int>(share * width + 0.5);
  std::string bar;
  for (int i = 0; i < width; ++i) bar += i < filled ? "█" : "░";
  return bar;
}

class ReviewText {
 public:
  ReviewText(const lab::Review& review, const Catalogue& text) : review_(review), text_(text), words_(review, text) {}

  std::string write() const {
    std::string out = words_.result() + "\n" + chances();
    if (review_.has_roles())
      out += suspicion("review.evil", &lab::Eyes::evil) + suspicion("review.merlin", &lab::Eyes::merlin);
    out += list("review.turning_points", words_.turning_points());
    if (review_.has_roles())
      out += list("review.tells", words_.tells()) + list("review.better_moves", words_.better_moves());
    return out;
  }

 private:
  std::string start_of(const lab::ReviewPoint& point) const {
    return fmt::format("{:>5}  {}", point.step, padded(words_.point(point), what_width));
  }

  std::string chances() const {
    std::string out = "\n" + text_("review.chances") + ": " + words_.first_winner() + "\n";
    for (const auto& point : review_.points)
      out += fmt::format("{}{} {:>3} %\n", start_of(point), bar(point.chance[0]), percent(point.chance[0]));
    return out;
  }

  std::string suspicion(const char* title, std::vector<double> lab::Eyes::* what) const {
    std::string out = "\n" + text_(title) + " (" + words_.eyes(std::nullopt) + ")\n";
    for (std::size_t seat = 0; seat < review_.roles.size(); ++seat) out += "  " + words_.seat(seat) + "\n";
    out += std::string(7 + what_width, ' ');
    for (int seat = 0; seat < review_.players; ++seat) out += fmt::format("{:>5}", seat);
    out += "\n";
    for (const auto& point : review_.points) {
      out += start_of(point);
      for (const double share : *point.open.*what) out += fmt::format("{:>5}", percent(share));
      out += "\n";
    }
    return out;
  }

  std::string list(const char* title, const std::vector<std::string>& lines) const {
    std::string out = "\n" + text_(title) + "\n";
    if (lines.empty()) out += "  " + text_("review.none") + "\n";
    for (const auto& line : lines) out += "  " + line + "\n";
    return out;
  }

  const lab::Review& review_;
  const Catalogue& text_;
  ReviewWords words_;
};

int print(const lab::Review& review, const ReviewOptions& options, const Catalogue& text) {
  if (!options.html.empty()) {
    std::ofstream out(options.html);
    out << review_page(review, text);
    if (!out.good()) return fail(text, {"lab.cannot_write", {{"file", options.html}}});
  }
  if (options.json) {
    JsonWriter out;
    lab::write_json(review, out);
    std::printf("%s\n", std::string(out.text()).c_str());
  } else {
    std::printf("%s", ReviewText(review, text).write().c_str());
  }
  return 0;
}

}  // namespace

int review(const std::string& file, const ReviewOptions& options, const Catalogue& text) {
  const auto record = read_record(file, text);
  if (!record) return fail(text, record.error());
  const ProgressBar bar(record->at("actions").as_array().size());
  const auto result = lab::review(*record, {options.effort, 1, [&](int done, int) {
                                              bar.show(static_cast<std::uint64_t>(done));
                                              return true;
                                            }});
  bar.clear();
  if (!result) return fail(text, result.error());
  return print(*result, options, text);
}

}  // namespace roundtable
