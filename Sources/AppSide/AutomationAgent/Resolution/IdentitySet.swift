/// A set of identities of elements, which toolkits mostly number from 1 on.
///
/// Those that are small take a bit each: the standard library's sets cost more than the walk that asks
/// them, in a debug build.
struct IdentitySet {
  private var words: [UInt64] = []
  private var others: Set<UInt64> = []

  /// Numbers from here on are kept as they are.
  private static let bitCount: UInt64 = 1 << 24

  /// Puts an identity in; false when it was there.
  mutating func insert(_ identity: UInt64) -> Bool {
    guard identity < Self.bitCount else { return others.insert(identity).inserted }
    let place = Int(identity >> 6)
    if place >= words.count {
      words.append(contentsOf: repeatElement(0, count: max(place &+ 1 &- words.count, words.count)))
    }
    let bit: UInt64 = 1 << (identity & 63)
    if words[place] & bit != 0 { return false }
    words[place] |= bit
    return true
  }
}
