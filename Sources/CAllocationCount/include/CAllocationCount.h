#ifndef C_ALLOCATION_COUNT_H
#define C_ALLOCATION_COUNT_H

#include <stdint.h>

/// How often the program has asked for memory so far; 0 where that cannot be counted.
uint64_t allocation_count(void);

#endif
