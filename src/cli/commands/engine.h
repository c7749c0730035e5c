#pragma once

#include <cstdio>

namespace roundtable {

/// Serves the engine protocol until `quit` or the end of input.
int run_engine(std::FILE* in, std::FILE* out);

}  // namespace roundtable
