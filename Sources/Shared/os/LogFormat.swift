import Foundation

/// A format of `os_log`: the format of `printf`, with words in braces, as in `%{public}@`.
struct LogFormat {
  /// Returns the text of a format with arguments, in which private values are hidden.
  ///
  /// A specifier without an argument stays unchanged.
  static func text(_ format: String, _ arguments: [any CVarArg]) -> String {
    var text = ""
    var rest = arguments[...]
    var position = format.startIndex
    while let percent = format[position...].firstIndex(of: "%") {
      text += format[position..<percent]
      guard let specifier = Specifier(in: format[percent...]) else {
        text += "%"
        position = format.index(after: percent)
        continue
      }
      text += specifier.text(&rest)
      position = specifier.end
    }
    return text + format[position...]
  }

  /// A part of a format that begins with `%`.
  private struct Specifier {
    var words: Set<Substring> = []
    /// Flags, width and precision.
    var flags = ""
    var conversion: Character
    /// The part as it was written.
    var source: Substring
    var end: String.Index

    init?(in format: Substring) {
      var rest = format.dropFirst()
      if rest.first == "{", let brace = rest.firstIndex(of: "}") {
        words = Set(
          rest[..<brace].dropFirst().split(separator: ",").map {
            $0.drop(while: \.isWhitespace)
          })
        rest = rest[brace...].dropFirst()
      }
      while let letter = rest.first, "-+ #0123456789.*'".contains(letter) {
        flags.append(letter)
        rest.removeFirst()
      }
      // The sizes of C's types don't apply, because Swift's arguments have their own size.
      while let letter = rest.first, "hlqLtjz".contains(letter) { rest.removeFirst() }
      guard let letter = rest.first, "%@sSdDiuUxXoOcCpmfFeEgGaA".contains(letter) else {
        return nil
      }
      conversion = letter
      end = rest.index(after: rest.startIndex)
      source = format[..<end]
    }

    func text(_ arguments: inout ArraySlice<any CVarArg>) -> String {
      if conversion == "%" { return "%" }
      if conversion == "m" { return String(cString: strerror(errno)) }
      var flags = flags
      while let star = flags.firstIndex(of: "*") {
        guard let width = arguments.popFirst() else { return String(source) }
        flags.replaceSubrange(star...star, with: "\(width)")
      }
      guard let argument = arguments.popFirst() else { return String(source) }
      let isObject = "@sS".contains(conversion)
      return privacy.shown(shown(argument, flags), isScalar: !isObject)
    }

    private func shown(_ argument: any CVarArg, _ flags: String) -> String {
      switch conversion {
      case "@": return "\(argument)"
      case "s", "S":
        if let pointer = argument as? UnsafePointer<CChar> { return String(cString: pointer) }
        return "\(argument)"
      case "d", "D", "i", "u", "U", "x", "X", "o", "O":
        // A number of another kind would be read from the wrong register.
        guard let number = argument as? any BinaryInteger else { return "\(argument)" }
        let letter =
          Character(conversion.lowercased()) == "x" ? String(conversion) : conversion.lowercased()
        return String(format: "%\(flags)l\(letter)", Int(truncatingIfNeeded: number))
      case "f", "F", "e", "E", "g", "G", "a", "A":
        guard let number = argument as? any BinaryFloatingPoint else { return "\(argument)" }
        return String(format: "%\(flags)\(conversion)", Double(number))
      default: return String(format: "%\(flags)\(conversion)", argument)
      }
    }

    private var privacy: OSLogPrivacy {
      if words.contains("public") { return .public }
      let isMasked = words.contains("mask.hash")
      if words.contains("private") || words.contains("sensitive") {
        return .private(mask: isMasked ? .hash : .none)
      }
      return .auto(mask: isMasked ? .hash : .none)
    }
  }
}
