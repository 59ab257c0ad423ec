import Foundation

/// The parts of a date in the order of a language (Unicode Technical Standard 35).
struct DatePattern {
  enum Part: Hashable {
    /// A letter that stands for a part of the date, and how often it stands there.
    case field(Character, count: Int)
    case literal(String)
  }

  private(set) var parts: [Part] = []

  /// Asks a language how it writes the parts of a template.
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

  /// The letters of the parts, in their order.
  var letters: [Character] {
    parts.compactMap { part in
      if case .field(let letter, _) = part { letter } else { nil }
    }
  }

  /// The letters for hours, of a day and of half of it.
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
