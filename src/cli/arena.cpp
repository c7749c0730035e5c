#include "cli/arena.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <fstream>

#include "cli/columns.h"
#include "codec/json_writer.h"
#include "lab/statistics.h"

namespace roundtable {

using lab::Cell;
using lab::Count;
using lab::Matrix;

namespace {

constexpr std::size_t name_width = 14;

double milliseconds_each(const Cell& cell) {
  if (cell.decisions == 0) return 0;
  return std::chrono::duration<double, std::milli>(cell.thinking).count() / static_cast<double>(cell.decisions);
}

void write_count(JsonWriter& out, const Count& count) {
  const auto interval = wilson(count.wins, count.games);
  out.begin_object().key("games").value(static_cast<std::int64_t>(count.games));
  out.key("wins").value(static_cast<std::int64_t>(count.wins)).key("share").value(count.share());
  out.key("low").value(interval.low).key("high").value(interval.high).end_object();
}

void write_counts(JsonWriter& out, const std::map<std::string_view, Count>& counts) {
  out.begin_object();
  for (const auto& [name, count] : counts) {
    out.key(name);
    write_count(out, count);
  }
  out.end_object();
}

void write_cell(JsonWriter& out, const Cell& cell) {
  out.key("all");
  write_count(out, cell.all);
  out.key("sides");
  write_counts(out, cell.by_side);
  out.key("roles");
  write_counts(out, cell.by_role);
  out.key("reasons").begin_object();
  for (const auto& [reason, count] : cell.reasons) out.key(reason).value(static_cast<std::int64_t>(count));
  out.end_object().key("blamed").value(static_cast<std::int64_t>(cell.blamed));
}

/// From red for always lost to green for always won.
std::string colour(double share) { return fmt::format("hsl({:.0f} 55% 78%)", 120 * std::clamp(share, 0.0, 1.0)); }

constexpr std::string_view page_style =
    "body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#222}"
    "table{border-collapse:collapse}th,td{padding:.4rem .7rem;text-align:right;border:1px solid #ddd}"
    "th:first-child,td:first-child{text-align:left}small{color:#555}svg{max-width:100%}";

}  // namespace

int ArenaReport::print(const Matrix& matrix, std::string_view config) const {
  bar_.clear();
  if (!options_.html.empty()) {
    std::ofstream out(options_.html);
    out << page(matrix, config);
    if (!out.good()) return fail(text_, {"lab.cannot_write", {{"file", options_.html}}});
  }
  if (options_.json)
    std::printf("%s\n", json(matrix, config).c_str());
  else
    print_table(matrix);
  return 0;
}

void ArenaReport::print_table(const Matrix& matrix) const {
  std::string out =
      text_({"arena.title", {{"n", static_cast<long>(options_.games)}, {"seed", static_cast<long>(options_.seed)}}}) +
      "\n\n";
  out += padded(text_("arena.column.bot"), name_width);
  for (const auto& bot : bots_) out += padded(bot, name_width);
  out += "\n";
  for (std::size_t odd = 0; odd < bots_.size(); ++odd) {
    out += padded(bots_[odd], name_width);
    for (std::size_t others = 0; others < bots_.size(); ++others) {
      const Count& all = matrix.cell(odd, others).all;
      const auto interval = wilson(all.wins, all.games);
      out += padded(fmt::format("{:.1f} ±{:.1f}", 100 * all.share(), 50 * (interval.high - interval.low)), name_width);
    }
    out += "\n";
  }
  const auto points = lab::ranking(matrix);
  std::vector<std::size_t> order(bots_.size());
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
  std::sort(order.begin(), order.end(),
            [&](std::size_t a, std::size_t b) { return points[a] != points[b] ? points[a] > points[b] : a < b; });
  out += "\n" + text_("arena.ranking") + "\n";
  for (const std::size_t bot : order) {
    const Cell row = matrix.row(bot);
    out +=
        fmt::format("{} {:>+6.0f}   {:.2f} ms  ", padded(bots_[bot], name_width), points[bot], milliseconds_each(row));
    for (const auto& [side, count] : row.by_side)
      out += fmt::format(" {} {:.1f} %", text_(game_ + ".side." + std::string(side)), 100 * count.share());
    out += "\n";
  }
  std::printf("%s", out.c_str());
}

std::string ArenaReport::json(const Matrix& matrix, std::string_view config) const {
  JsonWriter out;
  const auto points = lab::ranking(matrix);
  out.begin_object().key("game").value(game_).key("config").raw(config);
  out.key("games").value(static_cast<std::int64_t>(options_.games));
  out.key("seed").value(static_cast<std::int64_t>(options_.seed)).key("bots").begin_array();
  for (std::size_t bot = 0; bot < bots_.size(); ++bot) {
    out.begin_object().key("name").value(bots_[bot]).key("points").value(points[bot]);
    write_cell(out, matrix.row(bot));
    out.end_object();
  }
  out.end_array().key("cells").begin_array();
  for (std::size_t odd = 0; odd < bots_.size(); ++odd)
    for (std::size_t others = 0; others < bots_.size(); ++others) {
      out.begin_object().key("bot").value(bots_[odd]).key("among").value(bots_[others]);
      write_cell(out, matrix.cell(odd, others));
      out.end_object();
    }
  out.end_array().end_object();
  return std::string(out.text());
}

std::string ArenaReport::page_matrix(const Matrix& matrix) const {
  std::string out = fmt::format("<table><tr><th>{}</th>", text_("arena.column.bot"));
  for (const auto& bot : bots_) out += fmt::format("<th>{}</th>", bot);
  out += "</tr>";
  for (std::size_t odd = 0; odd < bots_.size(); ++odd) {
    out += fmt::format("<tr><th>{}</th>", bots_[odd]);
    for (std::size_t others = 0; others < bots_.size(); ++others) {
      const Count& all = matrix.cell(odd, others).all;
      const auto interval = wilson(all.wins, all.games);
      out += fmt::format("<td style=\"background:{}\">{:.1f} %<br><small>{:.1f} – {:.1f}</small></td>",
                         colour(all.share()), 100 * all.share(), 100 * interval.low, 100 * interval.high);
    }
    out += "</tr>";
  }
  return out + "</table>";
}

/// One bar a name, with the interval as a line through its end.
std::string ArenaReport::page_bars(const std::map<std::string_view, Count>& counts, const std::string& keys) const {
  const int height = 26 * static_cast<int>(counts.size());
  std::string out = fmt::format("<svg role=\"img\" viewBox=\"0 0 640 {0}\" width=\"640\" height=\"{0}\">", height);
  int y = 0;
  for (const auto& [name, count] : counts) {
    const auto interval = wilson(count.wins, count.games);
    const auto x = [](double share) { return 200 + 340 * share; };
    out += fmt::format("<text x=\"0\" y=\"{}\" font-size=\"14\">{}</text>", y + 18, text_(keys + std::string(name)));
    out += fmt::format("<rect x=\"200\" y=\"{}\" width=\"{:.1f}\" height=\"16\" fill=\"{}\"/>", y + 5,
                       340 * count.share(), colour(count.share()));
    out += fmt::format("<path d=\"M{0:.1f} {2}H{1:.1f}\" stroke=\"#222\"/>", x(interval.low), x(interval.high), y + 13);
    out += fmt::format("<text x=\"550\" y=\"{}\" font-size=\"14\">{:.1f} %</text>", y + 18, 100 * count.share());
    y += 26;
  }
  return out + "</svg>";
}

std::string ArenaReport::page(const Matrix& matrix, std::string_view config) const {
  const auto title =
      text_({"arena.title", {{"n", static_cast<long>(options_.games)}, {"seed", static_cast<long>(options_.seed)}}});
  const auto points = lab::ranking(matrix);
  std::string out =
      fmt::format("<!doctype html><html lang=\"{}\"><meta charset=\"utf-8\"><title>{}</title><style>{}</style>",
                  code_of(text_.language()), title, page_style);
  out += fmt::format("<h1>{}</h1><p><code>{}</code></p>{}<h2>{}</h2>", title, config, page_matrix(matrix),
                     text_("arena.ranking"));
  for (std::size_t bot = 0; bot < bots_.size(); ++bot) {
    const Cell row = matrix.row(bot);
    out += fmt::format("<h3>{} · {:+.0f}</h3>", bots_[bot], points[bot]);
    out += page_bars(row.by_side, game_ + ".side.") + page_bars(row.by_role, game_ + ".role.");
  }
  return out + "</html>\n";
}

}  // namespace roundtable
