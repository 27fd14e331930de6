import AllocationProbe

/// The clock, the allocation counter and the size of the heap.
enum Probe {
  /// Seconds on a clock that never goes back.
  static var seconds: Double { probe_seconds() }

  /// Heap allocations of this thread so far; nil where they cannot be counted.
  static var allocations: Int? {
    let count = probe_allocations()
    return count < 0 ? nil : Int(count)
  }

  /// Bytes of heap in use; nil where the allocator does not tell.
  static var heapBytes: Int? {
    let count = probe_heap_bytes()
    return count < 0 ? nil : Int(count)
  }
}
