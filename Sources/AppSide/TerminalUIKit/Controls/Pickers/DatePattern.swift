import Foundation

/// A date pattern of Unicode Technical Standard 35, which orders the parts of a date for a locale.
struct DatePattern {
  enum Part: Hashable {
    /// A pattern letter and its number of repetitions.
    case field(Character, count: Int)
    case literal(String)
  }

  private(set) var parts: [Part] = []

  /// Creates the pattern that a locale uses for the fields of a template.
  init(template: String, _ locale: Locale) {
    self.init(DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? "")
  }

  init(_ format: String) {
    var isQuoted = false
    for character in format {
      if character == "'" {
        isQuoted.toggle()
      } else if !isQuoted, character.isASCII, character.isLetter {
        add(character)
      } else {
        add(literal: character)
      }
    }
  }

  /// The letters of the fields, in order.
  var letters: [Character] {
    parts.compactMap { part in
      if case .field(let letter, _) = part { letter } else { nil }
    }
  }

  /// The letters of the 24-hour and 12-hour fields.
  static let hours: Set<Character> = ["H", "k", "h", "K"]

  private mutating func add(_ letter: Character) {
    if case .field(letter, let count) = parts.last {
      parts[parts.count - 1] = .field(letter, count: count + 1)
    } else {
      parts.append(.field(letter, count: 1))
    }
  }

  private mutating func add(literal character: Character) {
    if case .literal(let text) = parts.last {
      parts[parts.count - 1] = .literal(text + String(character))
    } else {
      parts.append(.literal(String(character)))
    }
  }
}
