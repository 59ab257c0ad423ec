extension JSONScanner {
  /// A syntax error in JSON, with its offset.
  struct Fault: Error, Equatable {
    /// The offset in bytes.
    var offset: Int
    var reason: Reason

    enum Reason: Equatable {
      /// The text is empty or only white space.
      case empty
      /// The text ends inside a value, such as `a list`.
      case cutShort(String)
      /// Something else is required here, such as `a value`.
      case expected(String)
      /// Text follows the end of the value.
      case extra
      /// A string contains a control character.
      case controlCharacter
      /// A backslash begins an invalid escape.
      case badEscape
      /// The text is nested more deeply than a decoder accepts.
      case tooDeep
    }
  }
}

extension JSONScanner.Fault {
  /// Returns the error in English.
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

  /// Returns the first character of a text as readers see it.
  private static func shown(_ rest: ArraySlice<UInt8>) -> String {
    // A character of ordinary text has fewer bytes.
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
