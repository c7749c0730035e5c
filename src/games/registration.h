// The types that the registration of a game names (games/<game>/game.h). Only who defines or calls a function of it
// needs to know more of them.
#pragma once

namespace pybind11 {
class module_;
}

namespace roundtable {

class GameTool;

namespace lab {
struct Review;
struct ReviewPlan;
}  // namespace lab

}  // namespace roundtable
