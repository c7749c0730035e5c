// QR codes of links.
#include <fmt/format.h>
#include <qrencode.h>

#include <memory>

#include "server/site.h"

namespace roundtable {
namespace {

constexpr int quiet = 4;  // modules of blank around it, as the standard asks

struct Free {
  void operator()(QRcode* code) const { QRcode_free(code); }
};

/// The modules of the code; outside of it is blank.
class Modules {
 public:
  explicit Modules(const std::string& text) : code_(QRcode_encodeString8bit(text.c_str(), 0, QR_ECLEVEL_M)) {}
  int width() const { return code_ ? code_->width : 0; }
  bool dark(int x, int y) const {
    if (x < 0 || y < 0 || x >= width() || y >= width()) return false;
    return (code_->data[y * width() + x] & 1) != 0;
  }

 private:
  std::unique_ptr<QRcode, Free> code_;
};

}  // namespace

std::string qr_svg(const std::string& text) {
  const Modules modules(text);
  const int side = modules.width() + 2 * quiet;
  std::string path;
  for (int y = 0; y < modules.width(); ++y)
    for (int x = 0; x < modules.width(); ++x)
      if (modules.dark(x, y)) path += fmt::format("M{} {}h1v1h-1z", x + quiet, y + quiet);
  return fmt::format(
      R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {0} {0}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h{0}v{0}H0z"/><path d="{1}"/></svg>)",
      side, path);
}

// Light modules are drawn, so that it reads on a dark terminal.
std::string qr_text(const std::string& text) {
  const Modules modules(text);
  std::string out;
  for (int y = -2; y < modules.width() + 2; y += 2) {
    for (int x = -2; x < modules.width() + 2; ++x) {
      const bool upper = !modules.dark(x, y);
      const bool lower = !modules.dark(x, y + 1);
      out += upper && lower ? "█" : upper ? "▀" : lower ? "▄" : " ";
    }
    out += '\n';
  }
  return out;
}

}  // namespace roundtable
