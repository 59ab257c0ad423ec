/// The number at the beginning of a string, as `NSString` reads it.
///
/// It consists of leading white space, a sign and decimal digits; the rest of the string is
/// ignored. Foundation's own methods for this trap on Linux if the number overflows.
struct NumericPrefix {
  private let sign: String
  private let rest: Substring

  init(of string: String) {
    var rest = string[...].drop { $0.isWhitespace }
    if let first = rest.first, first == "-" || first == "+" {
      sign = first == "-" ? "-" : ""
      rest = rest.dropFirst()
    } else {
      sign = ""
    }
    self.rest = rest
  }

  /// Returns the digits as an integer, clamped to the range of a type; 0 if there are no digits.
  func integer<Value: FixedWidthInteger>(as type: Value.Type) -> Value {
    let digits = rest.prefix(while: Self.isDigit)
    guard !digits.isEmpty else { return 0 }
    return Value(sign + digits) ?? (sign.isEmpty ? .max : .min)
  }

  /// The digits, fraction and exponent as a floating-point number; 0 if there are no digits.
  var double: Double {
    var number = String(rest.prefix(while: Self.isDigit))
    var rest = self.rest.dropFirst(number.count)
    if rest.first == "." {
      let fraction = rest.dropFirst().prefix(while: Self.isDigit)
      guard !(number.isEmpty && fraction.isEmpty) else { return 0 }
      number = (number.isEmpty ? "0" : number) + "." + (fraction.isEmpty ? "0" : fraction)
      rest = rest.dropFirst(fraction.count + 1)
    }
    guard !number.isEmpty else { return 0 }
    if rest.first == "e" || rest.first == "E" {
      var exponent = rest.dropFirst()
      let sign = exponent.first == "-" || exponent.first == "+" ? exponent.removeFirst() : "+"
      let digits = exponent.prefix(while: Self.isDigit)
      if !digits.isEmpty { number += "e\(sign)\(digits)" }
    }
    return Double(sign + number) ?? 0
  }

  /// Whether the string begins, after any zeros, with Y or T in either case or a digit other than
  /// zero.
  var bool: Bool {
    rest.drop { $0 == "0" }.first.map { "YyTt123456789".contains($0) } ?? false
  }

  private static func isDigit(_ character: Character) -> Bool {
    character.isASCII && character.isNumber
  }
}
