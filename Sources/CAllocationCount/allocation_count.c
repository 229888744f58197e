#include "CAllocationCount.h"

#include <stddef.h>
#include <stdlib.h>

static uint64_t count;

uint64_t allocation_count(void) { return __atomic_load_n(&count, __ATOMIC_RELAXED); }

/* With the C library of most Linux systems, a program's own malloc takes the place of the library's, which goes by a second
   name too. */
#ifdef __GLIBC__
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t members, size_t size);
extern void *__libc_realloc(void *block, size_t size);

static void note(void) { __atomic_fetch_add(&count, 1, __ATOMIC_RELAXED); }

void *malloc(size_t size) {
  note();
  return __libc_malloc(size);
}

void *calloc(size_t members, size_t size) {
  note();
  return __libc_calloc(members, size);
}

void *realloc(void *block, size_t size) {
  note();
  return __libc_realloc(block, size);
}
#endif
