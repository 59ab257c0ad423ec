/// Finds what was probably meant by a name that does not exist.
enum NearestNames {
  /// At most three names that differ in few letters, or contain each other; the nearest first.
  static func names(to name: String, in names: [String]) -> [String] {
    let wanted = Array(name.lowercased())
    // Longer names are no misspellings, and the comparison is quadratic.
    guard (1...100).contains(wanted.count) else { return [] }
    let ranked: [(name: String, distance: Int)] = names.compactMap { candidate in
      let letters = Array(candidate.lowercased())
      guard letters.count <= 100 else { return nil }
      let distance = distance(wanted, letters)
      let isPart = letters.count >= 3 && (letters.contains(wanted) || wanted.contains(letters))
      return distance <= max(2, wanted.count / 3) || isPart ? (candidate, distance) : nil
    }
    return ranked.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.prefix(3).map(\.name)
  }

  /// How many letters must be added, removed or changed (Levenshtein's distance).
  static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var row = Array(0...right.count)
    for (i, letter) in left.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, other) in right.enumerated() {
        let changed = diagonal + (letter == other ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(changed, row[j] + 1, row[j + 1] + 1)
      }
    }
    return row[right.count]
  }
}
