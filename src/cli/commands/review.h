// `review`: a finished game looked at again, in the terminal, as JSON or as a page.
#pragma once

#include <string>

#include "text/catalogue.h"

namespace roundtable {

struct ReviewOptions {
  std::string html;  // file to write a page to
  bool json = false;
  int effort = 100;  // percent of the usual playouts
};

int review(const std::string& file, const ReviewOptions& options, const Catalogue& text);

}  // namespace roundtable
