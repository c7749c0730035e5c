#include <doctest/doctest.h>

#include "engine/seat.h"
#include "engine/small_list.h"

using namespace roundtable;

TEST_CASE("clockwise goes round the table both ways") {
  CHECK(clockwise(Seat(4), 5) == Seat(0));
  CHECK(clockwise(Seat(0), 5, -1) == Seat(4));
  CHECK(clockwise(Seat(3), 10, 9) == Seat(2));
}

TEST_CASE("a set of seats counts, contains and iterates in ascending order") {
  SeatSet set;
  set.insert(Seat(7));
  set.insert(Seat(2));
  set.insert(Seat(2));
  CHECK(set.size() == 2);
  CHECK(set.contains(Seat(7)));
  CHECK_FALSE(set.contains(Seat(3)));
  CHECK(set.nth(0) == Seat(2));
  CHECK(set.nth(1) == Seat(7));
  int sum = 0;
  for (const Seat seat : set) sum = sum * 10 + seat.index();
  CHECK(sum == 27);
  set.erase(Seat(2));
  CHECK(set == SeatSet::of(Seat(7)));
  CHECK((SeatSet::all(10) - set).size() == 9);
}

TEST_CASE("the first member clockwise counts the starting seat and wraps") {
  const SeatSet set = SeatSet::of(Seat(1)) | SeatSet::of(Seat(4));
  CHECK(first_clockwise(set, Seat(4)) == Seat(4));
  CHECK(first_clockwise(set, Seat(2)) == Seat(4));
  CHECK(first_clockwise(set, Seat(5)) == Seat(1));
}

TEST_CASE("a small list erases one of several equal values") {
  SmallList<int, 4> list;
  for (const int value : {3, 1, 3}) list.push_back(value);
  CHECK(list.erase_value(3));
  CHECK(list.size() == 2);
  CHECK(list[0] == 1);
  CHECK(list.contains(3));
  CHECK_FALSE(list.erase_value(9));
}
