/// A set of identities of elements, which toolkits mostly number one after the other.
///
/// Those that lie near the first one take a bit each: the standard library's sets cost more than the walk
/// that asks them, in a debug build.
struct IdentitySet {
  private var words: [UInt64] = []
  private var others: Set<UInt64> = []
  /// What the first one begins with; numbers that begin otherwise are kept as they are.
  private var page: UInt64?

  private static let pageBits: UInt64 = 24

  /// Puts an identity in; false when it was there.
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
