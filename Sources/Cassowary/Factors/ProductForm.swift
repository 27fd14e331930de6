/// The basis as factors and what was exchanged since, while a repair needs many exchanges in a dense part of the system.
///
/// The triangular order mends a basis locally, which is cheap as long as few rows were eliminated with others. In systems
/// that are no layouts they pull one another out of the basis; there each exchange is noted instead, and the factors are made
/// anew now and then. B′ = B + e_q (a_p − a_q)ᵀ for the row p in the place of q, so with d = B⁻¹ e_q
/// B′⁻¹ = (I − d (a_p − a_q)ᵀ / a_p·d) B⁻¹: an exchange keeps d alone, since the rows are known.
struct ProductForm: ~Copyable {
  private(set) var isOpen = false
  /// It was open before in the running operation.
  private(set) var wasOpen = false
  var factors = LUFactors()
  private(set) var exchanges = FlatArray<Exchange>()
  /// d of each exchange, by variables, one after the other.
  private(set) var directions = FlatArray<Double>()
  /// By constraints; those of inactive rows go with every exchange.
  var residuals = FlatArray<Residual>()
  /// How much it is worth to enter a row next, whatever its level is: r² / weight of an inconsistent one, else 0.
  var prices = FlatArray<Double>()

  struct Exchange {
    var entering: Int32
    /// The constraint that left, or the pin, as its complement.
    var leaving: Int32
    /// a_p · d.
    var pivot: Double
  }

  struct Residual {
    var value: Double
    /// Up to this it counts as zero.
    var tolerance: Double
    /// How far the row's combination of active rows reaches, squared, in terms of the basis at which all were set to 1
    /// (Harris, "Pivot selection methods of the Devex LP code", 1973; here for the dual).
    var weight = 1.0
  }

  /// From here on the basis is what `factors` say.
  mutating func open() {
    isOpen = true
    wasOpen = true
    exchanges.removeAll()
    directions.removeAll()
  }

  mutating func close() {
    isOpen = false
    residuals.removeAll()
    prices.removeAll()
  }

  /// Notes an exchange along the direction in `work`.
  mutating func note(_ exchange: Exchange, along work: borrowing FlatArray<Double>) {
    exchanges.append(exchange)
    let start = directions.extend(by: work.count)
    for variable in 0..<work.count { directions[start + variable] = work[variable] }
  }

  /// The row that is worth most, and from here on nothing; nil if all are consistent.
  func takeDearest(smallestIndex: Bool) -> Int32? {
    let view = prices.view
    var best = -1
    var highest = 0.0
    for constraint in 0..<prices.count where view[constraint] > highest {
      highest = view[constraint]
      best = constraint
      if smallestIndex { break }
    }
    if best < 0 { return nil }
    prices[best] = 0
    return Int32(best)
  }
}

extension Limit {
  /// The factors are made anew after so many exchanges.
  static let exchanges = 32

  /// Mending the basis locally may look at so many entries for each entry of the rows, and so many at all, before it is given
  /// up.
  static let surgeryPerEntry = 4
  static let surgery = 4_096

  /// Numbers that the directions of exchanges may take together.
  static let directions = 1 << 22
}
