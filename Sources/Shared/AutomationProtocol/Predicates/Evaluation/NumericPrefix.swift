/// The number that a string begins with, as `NSString` reads it: leading white space, a sign, decimal
/// digits; what follows does not matter.
///
/// Foundation's own readers for this trap on Linux when the digits are more than a number can hold.
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

  /// The digits as an integer, held within the range of a type; 0 without any.
  func integer<Value: FixedWidthInteger>(as type: Value.Type) -> Value {
    let digits = rest.prefix(while: Self.isDigit)
    guard !digits.isEmpty else { return 0 }
    return Value(sign + digits) ?? (sign.isEmpty ? .max : .min)
  }

  /// The digits, fraction and exponent as a floating-point number; 0 without any.
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

  /// Whether it begins with Y, T or a digit other than zero, in either case, after zeros.
  var bool: Bool {
    rest.drop { $0 == "0" }.first.map { "YyTt123456789".contains($0) } ?? false
  }

  private static func isDigit(_ character: Character) -> Bool {
    character.isASCII && character.isNumber
  }
}
