extension RegularExpressionPattern {
  /// Returns the pattern with repeated letters and digits, as in `x+`, written as sets.
  ///
  /// For each repetition of a single character ICU stores a backtracking position, and runs out of
  /// memory in a text of a megabyte. For a set, which matches the same text, it stores none.
  static func withSets(_ pattern: String) -> String {
    let scalars = Array(pattern.unicodeScalars)
    var result = ""
    var setDepth = 0
    var position = 0
    while position < scalars.count {
      let scalar = scalars[position]
      let next = position + 1 < scalars.count ? scalars[position + 1] : nil
      position += 1
      result.unicodeScalars.append(scalar)
      switch scalar {
      case "\\":
        guard let next else { break }
        // These escapes extend beyond the next character, so the pattern is left unchanged.
        if "xuUcNpPkQ0123456789".unicodeScalars.contains(next) { return pattern }
        result.unicodeScalars.append(next)
        position += 1
      case "[": setDepth += 1
      case "]": setDepth -= 1
      case "a"..."z", "A"..."Z", "0"..."9":
        guard setDepth == 0, next == "+" || next == "*" else { break }
        result.unicodeScalars.removeLast()
        // ICU would treat a set of one as a single character; the second member is a noncharacter,
        // which no text contains.
        result += "[\(scalar)\\U0010FFFF]"
      default: break
      }
    }
    return result
  }
}
