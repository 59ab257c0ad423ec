/// A function of the predicate language; the raw value is Apple's name for `NSExpression`.
public enum PredicateFunction: String, Hashable, Sendable, CaseIterable {
  /// The string in lower case.
  case lowercase = "lowercase:"
  /// The string in upper case.
  case uppercase = "uppercase:"
  /// The number of UTF-16 code units of the string, as in `NSString`.
  case length = "length:"
  /// The number of members of the collection.
  case count = "count:"
  /// The number without its sign.
  case abs = "abs:"
  /// The sum of a collection, or of all arguments.
  case sum = "sum:"
  /// The minimum of a collection, or of all arguments.
  case min = "min:"
  /// The maximum of a collection, or of all arguments.
  case max = "max:"
  /// The mean of a collection, or of all arguments.
  case average = "average:"
  /// The square root.
  case sqrt = "sqrt:"
  /// The number rounded down to an integer.
  case floor = "floor:"
  /// The number rounded up to an integer.
  case ceiling = "ceiling:"
  /// The integer part.
  case trunc = "trunc:"
  /// The remainder of a division of integers.
  case modulus = "modulus:by:"

  /// Makes a function from its name as written: `lowercase`, `lowercase:` or `modulus:by:`.
  public init?(name: String) {
    guard
      let function = PredicateFunction(rawValue: name) ?? PredicateFunction(rawValue: name + ":")
    else { return nil }
    self = function
  }

  /// The function's name in a format string.
  public var name: String {
    self == .modulus ? rawValue : String(rawValue.dropLast())
  }

  /// The number of arguments that the function takes.
  public var argumentCount: ClosedRange<Int> {
    switch self {
    case .sum, .min, .max, .average: 1...1_000
    case .modulus: 2...2
    default: 1...1
    }
  }
}
