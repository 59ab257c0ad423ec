extension JSONScanner {
  /// Where a text stops being JSON, and why.
  struct Fault: Error, Equatable {
    /// Bytes before the place.
    var offset: Int
    var reason: Reason

    enum Reason: Equatable {
      /// There is nothing but white space.
      case empty
      /// The text ends inside of something: `a list`.
      case cutShort(String)
      /// Something else was to stand here: `a value`.
      case expected(String)
      /// The text goes on after its end.
      case extra
      /// A character that a string may not hold.
      case controlCharacter
      /// A backslash and something that does not go with it.
      case badEscape
      /// More levels than a decoder takes.
      case tooDeep
    }
  }
}

extension JSONScanner.Fault {
  /// What is wrong, in English.
  ///
  /// - Parameter bytes: The text.
  func sentence(_ bytes: [UInt8]) -> String {
    let here = Self.shown(bytes.dropFirst(offset))
    return switch reason {
    case .empty: "there is nothing; a list of employees is expected, at least []."
    case .cutShort(let whole): "the text ends here, in the middle of \(whole)."
    case .expected(let what): "\(what) is expected, and here is \(here)."
    case .extra: "the list has ended, and here is \(here)."
    case .controlCharacter:
      "a string cannot hold \(here) as it is; write it as \\n, \\t or \\u0000."
    case .badEscape: "the backslash here stands for nothing; write two where one is meant."
    case .tooDeep: "there are more than 512 lists and objects in one another."
    }
  }

  /// The first character of a text, as a reader sees it.
  private static func shown(_ rest: ArraySlice<UInt8>) -> String {
    // No character that anybody types has more bytes.
    let text = String(decoding: rest.prefix(64), as: UTF8.self)
    guard let character = text.first, let scalar = character.unicodeScalars.first else {
      return "the end"
    }
    guard scalar.value >= 0x20, scalar.value != 0x7F else {
      let code = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: 4 - code.count) + code
    }
    return "“\(character)”"
  }
}
