import Foundation

extension PredicateValue {
  /// Compares two numbers, two strings or two dates.
  ///
  /// - Throws: `ElementPredicateError` with the code `typeMismatch` for anything else, for which
  ///   Foundation would raise an unrecognised-selector exception.
  func order(
    _ other: PredicateValue, options: PredicateComparison.Options, for subject: String
  ) throws -> ComparisonResult {
    if let left = number, let right = other.number {
      if left < right { return .orderedAscending }
      return right < left ? .orderedDescending : .orderedSame
    }
    switch (self, other) {
    case (.string(let left), .string(let right)):
      return options.order(left, right)
    case (.date(let left), .date(let right)):
      return left.compare(right)
    default:
      throw ElementPredicateError.typeMismatch(
        subject, [self, other], expected: "two numbers, two strings or two dates")
    }
  }
}

extension PredicateComparison.Options {
  /// The options that apply: `n` overrides all others.
  var effective: PredicateComparison.Options {
    contains(.normalized) ? [] : self
  }

  /// Foundation's equivalent options.
  var compareOptions: String.CompareOptions {
    var options: String.CompareOptions = []
    if contains(.caseInsensitive) { options.insert(.caseInsensitive) }
    if contains(.diacriticInsensitive) { options.insert(.diacriticInsensitive) }
    return options
  }

  var locale: Locale? {
    contains(.localeSensitive) ? .current : nil
  }

  /// Returns the string without the differences that the options ignore.
  func folded(_ string: String) -> String {
    compareOptions.isEmpty ? string : string.folding(options: compareOptions, locale: locale)
  }

  fileprivate func order(_ left: String, _ right: String) -> ComparisonResult {
    let options = effective
    guard options != [] else {
      if left == right { return .orderedSame }
      return left < right ? .orderedAscending : .orderedDescending
    }
    return left.compare(right, options: options.compareOptions, range: nil, locale: options.locale)
  }
}
