extension PredicateComparison {
  /// The options of a string comparison, in text the letters in brackets, as in `CONTAINS[cd]`.
  public struct Options: OptionSet, Hashable, Sendable {
    /// One bit for each option.
    public let rawValue: UInt8

    /// Makes options from their bits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// `c`: ignores the difference between upper and lower case.
    public static let caseInsensitive = Options(rawValue: 1)
    /// `d`: ignores accents.
    public static let diacriticInsensitive = Options(rawValue: 2)
    /// `n`: the strings are already in a comparable form; the other options are ignored.
    public static let normalized = Options(rawValue: 4)
    /// `l`: applies the rules of the current locale.
    public static let localeSensitive = Options(rawValue: 8)

    private static let all: [(letter: Character, option: Options)] = [
      ("c", .caseInsensitive), ("d", .diacriticInsensitive), ("n", .normalized),
      ("l", .localeSensitive),
    ]

    /// Makes options from their letters, in any order and case; fails for an unknown letter.
    public init?(letters: String) {
      self = []
      for letter in letters.lowercased() {
        guard let known = Options.all.first(where: { $0.letter == letter }) else { return nil }
        insert(known.option)
      }
    }

    /// The letters, in the order in which Foundation prints them.
    public var letters: String {
      String(Options.all.filter { contains($0.option) }.map(\.letter))
    }
  }
}
