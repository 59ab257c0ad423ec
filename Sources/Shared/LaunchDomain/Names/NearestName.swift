/// A search for names that were probably meant.
///
/// It serves wherever a name isn't found: launch keys, enumeration values, paths, identifiers.
public enum NearestName {
  /// Returns the candidates nearest to a name, best first.
  ///
  /// Letter case and separators (`-`, `_`, `.`, `/` and spaces) count for little: `log in` finds
  /// `Login`. Otherwise the search tolerates about one edit for every four characters, where an
  /// edit adds, removes or replaces a character or swaps two neighbours. It also finds a candidate
  /// of which the name is one component: `user` finds `model.user`.
  ///
  /// - Returns: at most `limit` distinct candidates; none if nothing is near, and never `name`
  ///   itself.
  public static func suggestions(
    for name: String, in candidates: some Sequence<String>, limit: Int = 3
  ) -> [String] {
    let wanted = fold(name)
    var seen: Set<String> = [name]
    var ranked: [(rank: Int, candidate: String)] = []
    for candidate in candidates where seen.insert(candidate).inserted {
      // Folding a whole text takes as long as all names together.
      guard candidate.utf8.count <= candidateLengthLimit else { continue }
      let folded = fold(candidate)
      let length = max(wanted.count, folded.count)
      // Names this long are not typed by hand, and comparing them takes time.
      guard length > 0, length <= 256 else { continue }
      let allowed = length < 3 ? 0 : max(1, (length + 1) / 4)
      if abs(wanted.count - folded.count) <= allowed {
        let distance = distance(wanted, folded)
        if distance <= allowed {
          ranked.append((distance * 2, candidate))
          continue
        }
      }
      if wanted.count >= 3, components(candidate).contains(wanted) {
        ranked.append((allowed * 2 + 1, candidate))
      }
    }
    let sorted = ranked.enumerated().sorted {
      ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset)
    }
    return sorted.prefix(max(limit, 0)).map(\.element.candidate)
  }

  /// The maximum length in bytes, which exceeds that of 256 characters of any script.
  private static let candidateLengthLimit = 16_384

  /// Returns the number of slips between two names, including letter case and separators.
  public static func distance(_ first: String, _ second: String) -> Int {
    distance(Array(first), Array(second))
  }

  /// Returns the number of slips between two names, ignoring letter case and separators.
  static func foldedDistance(_ first: String, _ second: String) -> Int {
    distance(fold(first), fold(second))
  }

  private static func fold(_ name: String) -> [Character] {
    name.filter { !isSeparator($0) }.lowercased().map { $0 }
  }

  private static func components(_ name: String) -> [[Character]] {
    name.split(whereSeparator: isSeparator).map { fold(String($0)) }
  }

  private static func isSeparator(_ character: Character) -> Bool {
    "-_./ ".contains(character)
  }

  // Optimal string alignment needs three rows of the usual table, because a swap looks back two
  // rows.
  private static func distance(_ first: [Character], _ second: [Character]) -> Int {
    var before: [Int] = []
    var previous = Array(0...second.count)
    for row in first.indices {
      var current = [row + 1]
      current.reserveCapacity(second.count + 1)
      for column in second.indices {
        let replaced = previous[column] + (first[row] == second[column] ? 0 : 1)
        var best = min(replaced, previous[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
          best = min(best, before[column - 1] + 1)
        }
        current.append(best)
      }
      before = previous
      previous = current
    }
    return previous[second.count]
  }
}
