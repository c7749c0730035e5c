#include "cli/commands/review_page.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "cli/commands/review_words.h"

namespace roundtable {

using lab::Eyes;
using lab::Review;
using lab::ReviewPoint;

namespace {

constexpr double left = 50, top = 12, width = 640, height = 260, label_width = 230;

constexpr std::string_view style =
    "body{font:16px/1.5 system-ui,sans-serif;max-width:62rem;margin:2rem auto;padding:0 "
    "1rem;color:#1b1b1b;background:#fff}"
    "table{border-collapse:collapse;font-variant-numeric:tabular-nums}th,td{padding:.2rem .6rem;text-align:right;"
    "border:1px solid #bbb}th:nth-child(2),td:nth-child(2){text-align:left}svg{max-width:100%;height:auto}"
    ".wide{overflow-x:auto}summary{cursor:pointer;font-weight:600;padding:.4rem 0}";

/// Lines differ in colour, in their dashes and in their marks, and each is named at its end.
struct Pen {
  std::string_view colour, dashes, mark;
};
constexpr std::array<Pen, 10> pens{{{"#0b5394", "", "●"},
                                    {"#b45f06", "6 3", "▲"},
                                    {"#38761d", "2 3", "■"},
                                    {"#741b47", "9 3 2 3", "◆"},
                                    {"#134f5c", "12 4", "▼"},
                                    {"#7f6000", "", "○"},
                                    {"#990000", "6 3", "△"},
                                    {"#351c75", "2 3", "□"},
                                    {"#274e13", "9 3 2 3", "◇"},
                                    {"#444444", "12 4", "▽"}}};

struct Line {
  std::string name;
  std::vector<double> values;  // one a point
  bool heavy = false;
};

class Chart {
 public:
  Chart(const Review& review, std::string title) : points_(review.points), title_(std::move(title)) {}

  std::string draw(const std::vector<Line>& lines) const {
    const double all_height = std::max(top + height + 34, 24.0 * static_cast<double>(lines.size()) + 20);
    std::string out = fmt::format(
        "<svg role=\"img\" aria-label=\"{0}\" viewBox=\"0 0 {1} {2}\" width=\"{1}\" height=\"{2}\"><title>{0}</title>",
        title_, left + width + label_width, all_height);
    out += grid();
    const auto heights = label_heights(lines);
    for (std::size_t i = 0; i < lines.size(); ++i) out += line(lines[i], pens[i % pens.size()], heights[i]);
    return out + "</svg>";
  }

 private:
  double x(std::size_t point) const {
    const int last = std::max(1, points_.back().step);
    return left + width * points_[point].step / last;
  }
  static double y(double share) { return top + height * (1 - share); }

  std::string grid() const {
    std::string out;
    for (const int share : {0, 25, 50, 75, 100})
      out += fmt::format(
          "<path d=\"M{0} {1:.1f}h{2}\" stroke=\"#ccc\"/><text x=\"{3}\" y=\"{4:.1f}\" font-size=\"12\" "
          "text-anchor=\"end\">{5} %</text>",
          left, y(share / 100.0), width, left - 6, y(share / 100.0) + 4, share);
    double last = -100;
    for (std::size_t i = 0; i < points_.size(); ++i) {
      if (x(i) - last < 28) continue;
      last = x(i);
      out += fmt::format("<text x=\"{:.1f}\" y=\"{}\" font-size=\"12\" text-anchor=\"middle\">{}</text>", last,
                         top + height + 18, points_[i].step);
    }
    return out;
  }

  /// Names at the ends of the lines, pushed apart so that none covers another.
  static std::vector<double> label_heights(const std::vector<Line>& lines) {
    std::vector<std::size_t> order(lines.size());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
    std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
      return std::pair(-lines[a].values.back(), a) < std::pair(-lines[b].values.back(), b);
    });
    std::vector<double> heights(lines.size());
    double next = top;
    for (const std::size_t i : order) {
      heights[i] = std::max(next, y(lines[i].values.back()));
      next = heights[i] + 18;
    }
    const double over = next - 18 - (top + height + 8);
    for (double& at : heights) at -= std::max(0.0, over);
    return heights;
  }

  std::string line(const Line& line, const Pen& pen, double label) const {
    std::string path;
    std::string marks;
    double marked = -100;
    for (std::size_t i = 0; i < line.values.size(); ++i) {
      path += fmt::format("{}{:.1f} {:.1f}", i == 0 ? "M" : "L", x(i), y(line.values[i]));
      if (x(i) - marked < 40) continue;
      marked = x(i);
      marks +=
          fmt::format("<text x=\"{:.1f}\" y=\"{:.1f}\" font-size=\"12\" text-anchor=\"middle\" fill=\"{}\">{}</text>",
                      x(i), y(line.values[i]) + 4, pen.colour, pen.mark);
    }
    return fmt::format("<path d=\"{}\" fill=\"none\" stroke=\"{}\" stroke-width=\"{}\" stroke-dasharray=\"{}\"/>{}",
                       path, pen.colour, line.heavy ? 3 : 1.5, pen.dashes, marks) +
           fmt::format("<text x=\"{}\" y=\"{:.1f}\" font-size=\"14\" fill=\"{}\"{}>{} {}</text>", left + width + 8,
                       label + 5, pen.colour, line.heavy ? " font-weight=\"700\"" : "", pen.mark, line.name);
  }

  const std::vector<ReviewPoint>& points_;
  std::string title_;
};

class Page {
 public:
  Page(const Review& review, const Catalogue& text) : review_(review), text_(text), words_(review, text) {}

  std::string draw() const {
    std::string out = fmt::format(
        "<!doctype html><html lang=\"{}\"><meta charset=\"utf-8\"><meta name=\"viewport\" "
        "content=\"width=device-width\">"
        "<title>{}</title><style>{}</style><h1>{}</h1><p>{}</p>",
        language_codes[static_cast<std::size_t>(text_.language())], text_("review.title"), style, text_("review.title"),
        words_.result());
    out += list("review.turning_points", words_.turning_points());
    if (review_.has_roles())
      out += list("review.tells", words_.tells()) + list("review.better_moves", words_.better_moves());
    out += chances();
    if (review_.has_roles()) out += suspicion();
    return out + "<p>" + text_("review.how") + "</p></html>\n";
  }

 private:
  std::string list(const char* title, const std::vector<std::string>& lines) const {
    std::string out = fmt::format("<h2>{}</h2>", text_(title));
    if (lines.empty()) return out + "<p>" + text_("review.none") + "</p>";
    out += "<ul>";
    for (const auto& line : lines) out += "<li>" + line + "</li>";
    return out + "</ul>";
  }

  std::string chances() const {
    Line line{words_.first_winner(), {}, true};
    for (const auto& point : review_.points) line.values.push_back(point.chance[0]);
    return section(text_("review.chances"), {line});
  }

  /// Everybody's eyes, the public's unfolded.
  std::string suspicion() const {
    std::string out;
    for (int eyes = -1; eyes < review_.players; ++eyes) {
      const auto seat = eyes < 0 ? std::nullopt : std::optional(static_cast<std::size_t>(eyes));
      out += fmt::format("<details{}><summary>{}</summary>", eyes < 0 ? " open" : "", words_.eyes(seat));
      out += section(text_("review.evil"), lines_of(seat, &Eyes::evil)) +
             section(text_("review.merlin"), lines_of(seat, &Eyes::merlin));
      out += "</details>";
    }
    return out;
  }

  std::vector<Line> lines_of(std::optional<std::size_t> viewer, std::vector<double> Eyes::* what) const {
    std::vector<Line> lines;
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(review_.players); ++seat) {
      const auto& first = review_.points[0].seats[seat].evil;
      Line line{words_.seat(seat), {}, first[seat] > 0.5};
      for (const auto& point : review_.points)
        line.values.push_back(((viewer ? point.seats[*viewer] : *point.open).*what)[seat]);
      lines.push_back(std::move(line));
    }
    return lines;
  }

  std::string section(const std::string& title, const std::vector<Line>& lines) const {
    return fmt::format("<h3>{}</h3>{}<details><summary>{}</summary>{}</details>", title,
                       Chart(review_, title).draw(lines), text_("review.numbers"), table(lines));
  }

  std::string table(const std::vector<Line>& lines) const {
    std::string out = fmt::format("<div class=\"wide\"><table><tr><th>{}</th><th>{}</th>", text_("review.column.step"),
                                  text_("review.column.what"));
    for (const Line& line : lines) out += fmt::format("<th>{}</th>", line.name);
    out += "</tr>";
    for (std::size_t i = 0; i < review_.points.size(); ++i) {
      out += fmt::format("<tr><td>{}</td><td>{}</td>", review_.points[i].step, words_.point(review_.points[i]));
      for (const Line& line : lines) out += fmt::format("<td>{}</td>", percent(line.values[i]));
      out += "</tr>";
    }
    return out + "</table></div>";
  }

  const Review& review_;
  const Catalogue& text_;
  ReviewWords words_;
};

}  // namespace

std::string review_page(const Review& review, const Catalogue& text) { return Page(review, text).draw(); }

}  // namespace roundtable
