extension RegularExpressionPattern {
  /// The pattern with letters and digits that are repeated, as in `x+`, written as sets.
  ///
  /// ICU remembers a place to go back to for each repetition of a single character, and has no memory left
  /// for that in a text of a megabyte. It needs none for sets, which match the same.
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
        // These go on after the next character: all is left as it is.
        if "xuUcNpPkQ0123456789".unicodeScalars.contains(next) { return pattern }
        result.unicodeScalars.append(next)
        position += 1
      case "[": setDepth += 1
      case "]": setDepth -= 1
      case "a"..."z", "A"..."Z", "0"..."9":
        guard setDepth == 0, next == "+" || next == "*" else { break }
        result.unicodeScalars.removeLast()
        // A set of one would be taken for a single character; no text has the other one.
        result += "[\(scalar)\\U0010FFFF]"
      default: break
      }
    }
    return result
  }
}
