/// A set of element identities, which most toolkits number consecutively.
///
/// Identities near the first one take one bit each. In a debug build, the standard library's sets
/// would cost more than the walk that uses them.
struct IdentitySet {
  private var words: [UInt64] = []
  private var others: Set<UInt64> = []
  /// The high bits of the first identity; identities with other high bits are stored in `others`.
  private var page: UInt64?

  private static let pageBits: UInt64 = 24

  /// Inserts an identity; returns false if it was already present.
  mutating func insert(_ identity: UInt64) -> Bool {
    let own = identity >> Self.pageBits
    if page == nil { page = own }
    guard page == own else { return others.insert(identity).inserted }
    let place = Int((identity & (1 << Self.pageBits - 1)) >> 6)
    if place >= words.count {
      words.append(contentsOf: repeatElement(0, count: max(place &+ 1 &- words.count, words.count)))
    }
    let bit: UInt64 = 1 << (identity & 63)
    if words[place] & bit != 0 { return false }
    words[place] |= bit
    return true
  }
}
