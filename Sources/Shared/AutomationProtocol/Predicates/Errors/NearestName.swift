/// Finds the name that was probably meant.
enum NearestName {
  /// The known name with the fewest edits, case aside; `nil` if none is close.
  static func nearest(to name: String, among known: [String]) -> String? {
    // Longer input is no misspelling, and the distance is quadratic.
    guard name.utf8.count <= 64 else { return nil }
    let wanted = Array(name.lowercased())
    var best: (name: String, distance: Int)?
    for candidate in known {
      let distance = editDistance(wanted, Array(candidate.lowercased()))
      if distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    guard let best, best.distance <= max(1, wanted.count / 3), best.distance < wanted.count
    else { return nil }
    return best.name
  }

  /// How many characters were inserted, left out, replaced, or swapped with their neighbour.
  static func editDistance(_ left: [Character], _ right: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for (i, character) in left.enumerated() {
      var row = [i + 1]
      for (j, other) in right.enumerated() {
        var distance = min(last[j] + (character == other ? 0 : 1), last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, character == right[j - 1], other == left[i - 1] {
          distance = min(distance, beforeLast[j - 1] + 1)
        }
        row.append(distance)
      }
      (beforeLast, last) = (last, row)
    }
    return last[right.count]
  }
}
