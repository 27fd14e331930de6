#include "AllocationProbe.h"

#include <errno.h>
#include <stddef.h>
#include <stdlib.h>
#include <time.h>

double probe_seconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

#if defined(__linux__) && defined(__GLIBC__)

#include <malloc.h>

// Defining the allocator's entry points in the executable puts them before the C library's for every library that the
// process loads. They count and hand on. Per thread, so that counting costs one increment and no lock.
static _Thread_local int64_t allocations = 0;

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

void *malloc(size_t size) {
  allocations += 1;
  return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
  allocations += 1;
  return __libc_calloc(count, size);
}

void *realloc(void *block, size_t size) {
  allocations += 1;
  return __libc_realloc(block, size);
}

void *memalign(size_t alignment, size_t size) {
  allocations += 1;
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  allocations += 1;
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  allocations += 1;
  void *block = __libc_memalign(alignment, size);
  if (block == NULL) return ENOMEM;
  *result = block;
  return 0;
}

int64_t probe_allocations(void) { return allocations; }

int64_t probe_heap_bytes(void) {
#if __GLIBC_PREREQ(2, 33)
  struct mallinfo2 state = mallinfo2();
  return (int64_t)(state.uordblks + state.hblkhd);
#else
  return -1;
#endif
}

#elif defined(__APPLE__)

#include <malloc/malloc.h>

int64_t probe_allocations(void) { return -1; }

int64_t probe_heap_bytes(void) {
  malloc_statistics_t state;
  malloc_zone_statistics(NULL, &state);
  return (int64_t)state.size_in_use;
}

#else

int64_t probe_allocations(void) { return -1; }

int64_t probe_heap_bytes(void) { return -1; }

#endif
