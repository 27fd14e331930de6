/// One piece of memory for the first elements of many arrays.
///
/// A solver has some forty arrays from its first constraint on. To ask for memory for each of them was a seventh of the time that a
/// system of ten boxes took (W1).
@safe
struct FirstBlock: ~Copyable {
  private let base: UnsafeMutableRawPointer
  private var used = 0

  /// For how many constraints, variables and levels there is room.
  static let rows = 32
  static let variables = 32
  static let levels = 4
  private static let size = 1 << 14

  init() { unsafe base = UnsafeMutableRawPointer.allocate(byteCount: FirstBlock.size, alignment: 16) }

  deinit { unsafe base.deallocate() }

  /// Memory for so many elements, whose content is arbitrary.
  mutating func take<Element: BitwiseCopyable>(_ count: Int) -> UnsafeMutablePointer<Element> {
    let bytes = (count * MemoryLayout<Element>.stride + 15) & ~15
    precondition(used + bytes <= FirstBlock.size && MemoryLayout<Element>.alignment <= 16)
    let start = unsafe base + used
    used += bytes
    return unsafe start.bindMemory(to: Element.self, capacity: count)
  }
}
