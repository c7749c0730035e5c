#include "grail/table.h"
