/// The Objective-C names of Swift's methods.
enum SelectorName {
  /// Returns the name of a method, by the rules of the Swift compiler.
  ///
  /// - Parameters:
  ///   - baseName: The name without labels.
  ///   - labels: The argument labels, with an empty one for `_`; `nil` if they are unknown.
  /// - Returns: The name: `move` with the labels `to` and `animated` is `moveTo:animated:`. Without labels it
  ///   is the base name, and the number of parameters is determined when the app runs.
  static func name(ofMethod baseName: String, labels: [String]?) -> String {
    guard let labels, let first = labels.first else { return baseName }
    var name = baseName
    if !first.isEmpty {
      if !isPreposition(firstWord(of: first)), !isPreposition(lastWord(of: baseName)) {
        name += "With"
      }
      name += capitalized(first)
    }
    return name + ":" + labels.dropFirst().map { $0 + ":" }.joined()
  }

  /// Returns the name of a property's setter.
  static func name(ofSetter property: String) -> String { "set" + capitalized(property) + ":" }

  private static func capitalized(_ name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst()
  }

  private static func firstWord(of name: String) -> String {
    String(name.prefix(1) + name.dropFirst().prefix { !$0.isUppercase })
  }

  private static func lastWord(of name: String) -> String {
    String(name.suffix(from: name.lastIndex { $0.isUppercase } ?? name.startIndex))
  }

  private static func isPreposition(_ word: String) -> Bool {
    prepositions.contains(word.lowercased())
  }

  /// The prepositions in the compiler's list (`PartsOfSpeech.def`).
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
    "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "since", "to",
    "until", "using", "via", "with", "within",
  ]
}
