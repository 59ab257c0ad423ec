/// The possible completions of a line at the prompt.
struct PromptCompletion {
  /// The commands, and the beginnings of steps up to their first parameter.
  private let beginnings: [String]
  /// The elements on the screen, in the words of steps.
  private let elements: [String]

  init(steps: [String], elements: [String]) {
    beginnings = (Self.commands + steps.map(Self.beginning)).filter { !$0.isEmpty }.unique()
    self.elements = elements.unique()
  }

  /// Returns the completed lines for a text, in the order of the vocabulary and of the screen.
  func lines(for text: String) -> [String] {
    let begun = beginnings.filter { $0.hasPrefix(text) && $0 != text }
    return (elementLines(for: text) + begun).unique()
  }

  /// Returns the text completed with each element whose beginning its end may be.
  ///
  /// For example, `I tap the b` is completed with `the button "Login"`.
  private func elementLines(for text: String) -> [String] {
    var start: String.Index? = text.startIndex
    while let from = start {
      let end = text[from...]
      let begins = from == text.startIndex || text[text.index(before: from)] == " "
      if begins {
        let found = elements.filter { $0.hasPrefix(end) && $0 != end }
        // A line begins with a step, not an element.
        if !found.isEmpty, !text.isEmpty { return found.map { text[..<from] + $0 } }
      }
      start = from < text.endIndex ? text.index(after: from) : nil
    }
    return []
  }

  private static let commands = [
    "tree", "screen", "why ", "log", "steps", "feature", "swift", "save ", "help", "quit",
  ]

  /// Returns the words of a step's expression before its first parameter, choice or option.
  private static func beginning(of expression: String) -> String {
    let end = expression.firstIndex { "{(/".contains($0) } ?? expression.endIndex
    let words = expression[..<end]
    // The word before a slash is part of the choice.
    guard end < expression.endIndex, expression[end] == "/" else { return String(words) }
    return words.lastIndex(of: " ").map { String(words[...$0]) } ?? ""
  }
}

extension [String] {
  /// Returns the texts without duplicates.
  fileprivate func unique() -> [String] {
    var seen = Set<String>()
    return filter { seen.insert($0).inserted }
  }
}
