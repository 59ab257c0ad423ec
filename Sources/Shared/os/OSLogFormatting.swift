import Foundation

/// The format of an integer in a message.
public struct OSLogIntegerFormatting: Sendable {
  private var radix = 10
  private var prefix = ""
  private var isUppercase = false
  private var showsPlus = false
  private var minimumDigits = 1

  /// The decimal form.
  public static var decimal: Self { Self() }

  /// The decimal form.
  ///
  /// - Parameters:
  ///   - explicitPositiveSign: Whether positive numbers have a plus sign.
  ///   - minDigits: The minimum number of digits, reached with leading zeros.
  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: @autoclosure () -> Int = 1
  ) -> Self {
    Self(showsPlus: explicitPositiveSign, minimumDigits: minDigits())
  }

  /// The hexadecimal form.
  public static var hex: Self { Self(radix: 16) }

  /// The hexadecimal form.
  ///
  /// - Parameters:
  ///   - explicitPositiveSign: Whether positive numbers have a plus sign.
  ///   - includePrefix: Whether `0x` precedes the digits.
  ///   - uppercase: Whether the digits are upper-case letters.
  ///   - minDigits: The minimum number of digits, reached with leading zeros.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure () -> Int = 1
  ) -> Self {
    Self(
      radix: 16, prefix: includePrefix ? "0x" : "", isUppercase: uppercase,
      showsPlus: explicitPositiveSign, minimumDigits: minDigits())
  }

  /// The octal form.
  public static var octal: Self { Self(radix: 8) }

  /// The octal form.
  ///
  /// - Parameters:
  ///   - explicitPositiveSign: Whether positive numbers have a plus sign.
  ///   - includePrefix: Whether `0o` precedes the digits.
  ///   - minDigits: The minimum number of digits, reached with leading zeros.
  public static func octal(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false,
    minDigits: @autoclosure () -> Int = 1
  ) -> Self {
    Self(
      radix: 8, prefix: includePrefix ? "0o" : "", showsPlus: explicitPositiveSign,
      minimumDigits: minDigits())
  }

  func text(of number: some FixedWidthInteger) -> String {
    let digits = String(number.magnitude, radix: radix, uppercase: isUppercase)
    let zeros = String(repeating: "0", count: max(0, min(minimumDigits, 1000) - digits.count))
    return (number < 0 ? "-" : showsPlus ? "+" : "") + prefix + zeros + digits
  }
}

/// The format of a number with a fraction in a message.
public struct OSLogFloatFormatting: Sendable {
  private var specifier = "f"
  private var precision: Int?
  private var showsPlus = false

  /// Six decimals.
  public static var fixed: Self { Self() }
  /// A mantissa with six decimals and an exponent.
  public static var exponential: Self { Self(specifier: "e") }
  /// The shorter of the other two forms.
  public static var hybrid: Self { Self(specifier: "g") }
  /// The bits of the number, in hexadecimal digits.
  public static var hex: Self { Self(specifier: "a") }

  /// A number of decimals.
  ///
  /// - Parameters:
  ///   - precision: The number of decimals.
  ///   - explicitPositiveSign: Whether positive numbers have a plus sign.
  ///   - uppercase: Whether `INF` and `NAN` are upper-case letters.
  public static func fixed(
    precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> Self {
    Self(
      specifier: uppercase ? "F" : "f", precision: precision(), showsPlus: explicitPositiveSign)
  }

  /// A mantissa with a number of decimals and an exponent.
  ///
  /// - Parameters:
  ///   - precision: The number of decimals.
  ///   - explicitPositiveSign: Whether positive numbers have a plus sign.
  ///   - uppercase: Whether the exponent begins with an upper-case letter.
  public static func exponential(
    precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> Self {
    Self(
      specifier: uppercase ? "E" : "e", precision: precision(), showsPlus: explicitPositiveSign)
  }

  /// The shorter of the other two forms.
  ///
  /// - Parameters:
  ///   - precision: The number of significant digits.
  ///   - explicitPositiveSign: Whether positive numbers have a plus sign.
  ///   - uppercase: Whether the exponent begins with an upper-case letter.
  public static func hybrid(
    precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> Self {
    Self(
      specifier: uppercase ? "G" : "g", precision: precision(), showsPlus: explicitPositiveSign)
  }

  func text(of number: Double) -> String {
    let digits = precision.map { ".\(max(0, min($0, 100)))" } ?? ""
    return String(format: "%\(showsPlus ? "+" : "")\(digits)\(specifier)", number)
  }
}

/// The format of a Boolean in a message.
public enum OSLogBoolFormat: Sendable {
  /// `true` or `false`.
  case truth
  /// `yes` or `no`.
  case answer

  func text(of boolean: Bool) -> String {
    switch self {
    case .truth: boolean ? "true" : "false"
    case .answer: boolean ? "yes" : "no"
    }
  }
}

/// The width of a value in a message.
public struct OSLogStringAlignment: Sendable {
  private var columns = 0
  private var isRight = false

  /// No padding.
  public static var none: Self { Self() }

  /// Pads the value on the right to a number of columns.
  public static func left(columns: @autoclosure () -> Int) -> Self { Self(columns: columns()) }

  /// Pads the value on the left to a number of columns.
  public static func right(columns: @autoclosure () -> Int) -> Self {
    Self(columns: columns(), isRight: true)
  }

  func aligned(_ text: String) -> String {
    let blank = String(repeating: " ", count: max(0, min(columns, 1000) - text.count))
    return isRight ? blank + text : text + blank
  }
}
