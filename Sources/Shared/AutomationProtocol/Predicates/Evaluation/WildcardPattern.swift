/// The right side of a `LIKE`: `*` matches any text, `?` one character; `\` escapes either.
struct WildcardPattern {
  private enum Part: Equatable {
    case anyText
    case oneCharacter
    case character(Character)
  }

  private let parts: [Part]
  private let options: PredicateComparison.Options

  init(_ pattern: String, options: PredicateComparison.Options) {
    self.options = options.effective
    var parts: [Part] = []
    var isEscaped = false
    for character in self.options.folded(pattern) {
      switch character {
      case _ where isEscaped:
        parts.append(.character(character))
        isEscaped = false
      case "\\": isEscaped = true
      case "*": parts.append(.anyText)
      case "?": parts.append(.oneCharacter)
      default: parts.append(.character(character))
      }
    }
    if isEscaped { parts.append(.character("\\")) }
    self.parts = parts
  }

  /// Returns whether the whole text matches.
  ///
  /// It backtracks to the last `*` only, so that no pattern takes exponential time.
  func matches(_ string: String) -> Bool {
    let text = Array(options.folded(string))
    var place = 0
    var part = 0
    var retry: (part: Int, place: Int)?
    while place < text.count {
      if part < parts.count, parts[part] == .anyText {
        retry = (part + 1, place)
        part += 1
      } else if part < parts.count, fits(parts[part], text[place]) {
        part += 1
        place += 1
      } else if let last = retry {
        retry = (last.part, last.place + 1)
        (part, place) = (last.part, last.place + 1)
      } else {
        return false
      }
    }
    return parts[part...].allSatisfy { $0 == .anyText }
  }

  private func fits(_ part: Part, _ character: Character) -> Bool {
    switch part {
    case .anyText, .oneCharacter: true
    case .character(let wanted): wanted == character
    }
  }
}
