import Foundation

/// A number in the form used for comparisons and arithmetic.
enum PredicateNumber: Sendable {
  case int(Int)
  case double(Double)

  var doubleValue: Double {
    switch self {
    case .int(let int): Double(int)
    case .double(let double): double
    }
  }

  /// The number as an integer, if it is an exact integer.
  var exactInt: Int? {
    switch self {
    case .int(let int): int
    case .double(let double): Int(exactly: double)
    }
  }

  var value: PredicateValue {
    switch self {
    case .int(let int): .int(int)
    case .double(let double): .double(double)
    }
  }

  static func < (left: PredicateNumber, right: PredicateNumber) -> Bool {
    switch (left, right) {
    case (.int(let left), .int(let right)): left < right
    case (.double(let left), .double(let right)): left < right
    case (.int(let left), .double(let right)): isLess(left, right)
    case (.double(let left), .int(let right)):
      !left.isNaN && !isLess(right, left) && Int(exactly: left) != right
    }
  }

  /// Compares exactly, even if the integer has more digits than a `Double` holds.
  private static func isLess(_ int: Int, _ double: Double) -> Bool {
    let whole = double.rounded(.down)
    guard let floor = Int(exactly: whole) else { return double > 0 }
    return int < floor || int == floor && double > whole
  }

  /// Returns the result of an operator; `nil` for an integer division by zero.
  ///
  /// The result of integers is an integer, as in `NSExpression`, unless it overflows.
  static func computed(
    _ left: PredicateNumber, _ operation: ElementExpression.Arithmetic, _ right: PredicateNumber
  ) -> PredicateNumber? {
    if case .int(let left) = left, case .int(let right) = right {
      let result: (partialValue: Int, overflow: Bool)
      switch operation {
      case .add: result = left.addingReportingOverflow(right)
      case .subtract: result = left.subtractingReportingOverflow(right)
      case .multiply: result = left.multipliedReportingOverflow(by: right)
      case .divide:
        guard right != 0 else { return nil }
        result = left.dividedReportingOverflow(by: right)
      case .power: return .double(pow(Double(left), Double(right)))
      }
      if !result.overflow { return .int(result.partialValue) }
    }
    let (left, right) = (left.doubleValue, right.doubleValue)
    switch operation {
    case .add: return .double(left + right)
    case .subtract: return .double(left - right)
    case .multiply: return .double(left * right)
    case .divide: return .double(left / right)
    case .power: return .double(pow(left, right))
    }
  }
}

extension PredicateNumber: Hashable {
  // The comparison is exact even for integers beyond 2^53, so that equality is transitive and
  // agrees with the hash.
  static func == (left: PredicateNumber, right: PredicateNumber) -> Bool {
    if let left = left.exactInt, let right = right.exactInt { return left == right }
    return left.doubleValue == right.doubleValue && left.exactInt == right.exactInt
  }

  func hash(into hasher: inout Hasher) {
    if let exactInt { hasher.combine(exactInt) } else { hasher.combine(doubleValue) }
  }
}
