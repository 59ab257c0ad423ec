import Foundation

extension PredicateFunction {
  /// Applies the function to its arguments; the result for `nil` is `nil`.
  func result(of arguments: [PredicateValue]) throws -> PredicateValue {
    guard argumentCount.contains(arguments.count), let first = arguments.first else {
      throw ElementPredicateError.wrongArgumentCount(self, arguments.count)
    }
    switch self {
    case .lowercase, .uppercase, .length: return try textResult(first)
    case .count:
      if case .null = first { return .int(0) }
      guard let members = first.members else {
        throw ElementPredicateError.notACollection(name, first, expected: "a collection")
      }
      return .int(members.count)
    case .abs, .sqrt, .floor, .ceiling, .trunc: return try numberResult(first)
    case .sum, .min, .max, .average:
      return try collectionResult(arguments.count == 1 ? first.members ?? arguments : arguments)
    case .modulus: return try remainder(first, arguments[1])
    }
  }

  private func textResult(_ value: PredicateValue) throws -> PredicateValue {
    switch (self, value) {
    case (_, .null): return .null
    case (.lowercase, .string(let string)): return .string(string.lowercased())
    case (.uppercase, .string(let string)): return .string(string.uppercased())
    case (_, .string(let string)): return .int(string.utf16.count)
    default: throw ElementPredicateError.typeMismatch(name, [value], expected: "a string")
    }
  }

  private func numberResult(_ value: PredicateValue) throws -> PredicateValue {
    if case .null = value { return .null }
    guard let number = value.number else {
      throw ElementPredicateError.typeMismatch(name, [value], expected: "a number")
    }
    if let int = number.exactInt, self != .sqrt {
      return self == .abs && int < 0 ? .double(Double(int.magnitude)) : .int(int)
    }
    let double = number.doubleValue
    return switch self {
    case .abs: .double(double.magnitude)
    case .sqrt: .double(double.squareRoot())
    case .floor: .double(double.rounded(.down))
    case .ceiling: .double(double.rounded(.up))
    default: .double(double.rounded(.towardZero))
    }
  }

  private func remainder(
    _ left: PredicateValue, _ right: PredicateValue
  ) throws -> PredicateValue {
    guard let left = left.number?.exactInt, let right = right.number?.exactInt else {
      throw ElementPredicateError.typeMismatch(name, [left, right], expected: "two integers")
    }
    guard right != 0 else {
      throw ElementPredicateError(
        code: .divisionByZero, subject: name, found: "\(name)(\(left), \(right))")
    }
    // The remainder of a division by -1 is always 0, but computing it traps for the smallest integer.
    return .int(right == -1 ? 0 : left % right)
  }

  private func collectionResult(_ values: [PredicateValue]) throws -> PredicateValue {
    let members = values.filter { $0 != .null }
    switch self {
    case .min, .max:
      var best: PredicateValue?
      for member in members {
        guard let current = best else {
          best = member
          continue
        }
        let (low, high) = self == .min ? (member, current) : (current, member)
        if try low.order(high, options: [], for: name) == .orderedAscending { best = member }
      }
      return best ?? .null
    default:
      var sum = PredicateNumber.int(0)
      for member in members {
        guard let number = member.number else {
          throw ElementPredicateError.typeMismatch(name, [member], expected: "numbers")
        }
        // Only divisions can have no result.
        sum = PredicateNumber.computed(sum, .add, number) ?? sum
      }
      guard self == .average else { return sum.value }
      return members.isEmpty ? .null : .double(sum.doubleValue / Double(members.count))
    }
  }
}
