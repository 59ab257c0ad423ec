/// The active rows that are worth moving off zero.
struct SimplexPricing: Sendable {
  /// The slots whose move lowers the cost at the level of a constraint.
  private(set) var candidates = IndexBitmap()
  /// The slots whose move only decides a tie, brings a variable nearer to zero, or removes an idle row.
  private(set) var tieCandidates = IndexBitmap()
  /// The direction in which the row of a candidate moves: 1 up, -1 down.
  var directions: [Int8] = []
  /// The most important level at which the move lowers the cost.
  var gainLevels: [Int] = []
  /// The rate at which the move lowers the cost.
  var gains: [Double] = []
  /// The slots whose multipliers or costs have changed since they were evaluated.
  var stale = IndexBitmap()
  /// The slots whose move isn't numerically possible with the present factor.
  var blocked: [Int] = []

  mutating func reserve(_ count: Int) {
    candidates.reserve(count)
    tieCandidates.reserve(count)
    stale.reserve(count)
    directions.pad(to: count, with: 0)
    gainLevels.pad(to: count, with: 0)
    gains.pad(to: count, with: 0)
  }

  mutating func markAllStale(_ count: Int) {
    candidates.removeAll()
    tieCandidates.removeAll()
    blocked.removeAll()
    var slot = 0
    while slot < count {
      stale.insert(slot)
      slot += 1
    }
  }

  mutating func set(
    _ slot: Int, direction: Int8, level: Int, gain: Double, isTie: Bool
  ) {
    if isTie {
      candidates.remove(slot)
      tieCandidates.insert(slot)
    } else {
      candidates.insert(slot)
      tieCandidates.remove(slot)
    }
    directions[slot] = direction
    gainLevels[slot] = level
    gains[slot] = gain
  }

  mutating func remove(_ slot: Int) {
    candidates.remove(slot)
    tieCandidates.remove(slot)
  }

  /// Returns the candidate that gains most at the most important level, among the first few.
  ///
  /// Examining all of them would cost more than a slightly better choice saves.
  ///
  /// - Parameter tie: The level of ties; with a limit up to it, no tie candidates are examined.
  func best(before limit: Int, tie: Int) -> Int? {
    best(in: candidates, before: limit)
      ?? (limit > tie ? best(in: tieCandidates, before: limit) : nil)
  }

  private func best(in candidates: IndexBitmap, before limit: Int) -> Int? {
    var best: Int?
    var seen = 0
    var next = candidates.first(from: 0)
    while let slot = next, seen < 8 {
      next = candidates.first(from: slot + 1)
      guard gainLevels[slot] < limit else { continue }
      if let known = best {
        if gainLevels[slot] < gainLevels[known]
          || (gainLevels[slot] == gainLevels[known] && gains[slot] > gains[known])
        {
          best = slot
        }
      } else {
        best = slot
      }
      seen += 1
    }
    return best
  }
}
