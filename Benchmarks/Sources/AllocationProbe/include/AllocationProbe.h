#ifndef ALLOCATION_PROBE_H
#define ALLOCATION_PROBE_H

#include <stdint.h>

/// Heap allocations of the calling thread since it started; -1 where they cannot be counted.
int64_t probe_allocations(void);

/// Bytes of heap in use by the process; -1 where the allocator does not tell.
int64_t probe_heap_bytes(void);

/// Seconds on a clock that never goes back.
double probe_seconds(void);

#endif
