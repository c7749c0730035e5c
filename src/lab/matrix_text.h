// The result of an arena as plain text, to be sent from one process to another of the same program.
#pragma once

#include <string>

#include "lab/arena_score.h"

namespace roundtable::lab {

std::string text_of(const Matrix& matrix);
Matrix matrix_from(const std::string& text);

}  // namespace roundtable::lab
