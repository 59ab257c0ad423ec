import Foundation

/// A comparison in which everything independent of the subject is prepared.
struct CompiledComparison: Sendable {
  private let comparison: PredicateComparison
  private let left: ElementExpression
  private let right: ElementExpression
  private let options: PredicateComparison.Options
  /// The prepared form of a constant string on the pattern's side.
  private let pattern: StringPattern?
  private let wildcards: WildcardPattern?
  private let regularExpression: RegularExpressionPattern?
  /// The constant collection of an `IN` or `CONTAINS`, if it contains only strings that are compared exactly.
  ///
  /// There may be a hundred thousand strings, to compare with as many elements.
  private let strings: Set<String>?
  /// The key whose text is compared with a prepared constant, if the comparison has that form.
  private let textKey: PredicateKey?

  init(_ comparison: PredicateComparison) throws {
    self.comparison = comparison
    left = comparison.left.withFoldedConstants
    right = comparison.right.withFoldedConstants
    options = comparison.options.effective
    var (pattern, wildcards, regularExpression):
      (StringPattern?, WildcardPattern?, RegularExpressionPattern?)
    if case .constant(.string(let string)) = comparison.operator == .in ? left : right {
      switch comparison.operator {
      case .like: wildcards = WildcardPattern(string, options: options)
      case .matches: regularExpression = try RegularExpressionPattern(string, options: options)
      default: pattern = StringPattern(string, options: options)
      }
    }
    (self.pattern, self.wildcards, self.regularExpression) = (pattern, wildcards, regularExpression)
    switch comparison.operator {
    case .in: strings = options == [] ? right.constantStrings : nil
    case .contains: strings = options == [] ? left.constantStrings : nil
    default: strings = nil
    }
    textKey = comparison.textKey(isOneOfStrings: strings != nil)
  }

  func holds(for subject: some PredicateSubject) throws -> Bool {
    if let textKey {
      switch subject.predicateText(forKey: textKey) {
      case .text(let text): if let answer = try answer(for: text) { return answer }
      case .none: return comparison.operator == .notEqual
      case .other: break
      }
    }
    return try holdsByValues(for: subject)
  }

  /// Evaluates the general case.
  ///
  /// This is a separate function because the mere presence of the generic evaluator slows the fast
  /// path in a debug build.
  private func holdsByValues(for subject: some PredicateSubject) throws -> Bool {
    let evaluator = PredicateEvaluator(subject: subject)
    let left = try evaluator.value(of: left)
    let right = try evaluator.value(of: right)
    switch comparison.modifier {
    case .direct: return try holds(left, right)
    case .any: return try members(left).contains { try holds($0, right) }
    case .all: return try members(left).allSatisfy { try holds($0, right) }
    }
  }

  /// Compares the text on the left with the prepared constant on the right.
  private func answer(for text: String) throws -> Bool? {
    switch comparison.operator {
    case .equal: return pattern?.isEqual(to: text)
    case .notEqual: return pattern.map { !$0.isEqual(to: text) }
    case .contains: return pattern?.isContained(in: text)
    case .beginsWith: return pattern?.isPrefix(of: text)
    case .endsWith: return pattern?.isSuffix(of: text)
    case .like: return wildcards?.matches(text)
    case .matches: return try regularExpression?.matches(text)
    case .in: return strings?.contains(text)
    default: return nil
    }
  }

  private func members(_ value: PredicateValue) throws -> [PredicateValue] {
    if case .null = value { return [] }
    guard let members = value.members else {
      let modifier = comparison.modifier == .any ? "ANY" : "ALL"
      throw ElementPredicateError.notACollection(
        modifier, value, expected: "a collection on its left")
    }
    return members
  }

  private func holds(_ left: PredicateValue, _ right: PredicateValue) throws -> Bool {
    switch comparison.operator {
    case .equal: return equals(left, right)
    case .notEqual: return !equals(left, right)
    case .less, .lessOrEqual, .greater, .greaterOrEqual: return try isOrdered(left, right)
    case .contains: return try contains(left, right)
    case .in: return try contains(right, left)
    case .between: return try isBetween(left, right)
    case .beginsWith, .endsWith, .like, .matches: return try matches(left, right)
    }
  }

  private func equals(_ left: PredicateValue, _ right: PredicateValue) -> Bool {
    guard options != [], case .string(let text) = left, case .string(let other) = right else {
      return left == right
    }
    return (pattern ?? StringPattern(other, options: options)).isEqual(to: text)
  }

  private func isOrdered(_ left: PredicateValue, _ right: PredicateValue) throws -> Bool {
    if left == .null || right == .null { return false }
    let order = try left.order(right, options: options, for: comparison.operator.symbol)
    return switch comparison.operator {
    case .less: order == .orderedAscending
    case .lessOrEqual: order != .orderedDescending
    case .greater: order == .orderedDescending
    default: order != .orderedAscending
    }
  }

  private func isBetween(_ value: PredicateValue, _ range: PredicateValue) throws -> Bool {
    guard let bounds = range.members, bounds.count == 2 else {
      throw ElementPredicateError(
        code: .invalidBounds, subject: "BETWEEN", found: ElementPredicateError.described(range))
    }
    if value == .null || bounds.contains(.null) { return false }
    return try bounds[0].order(value, options: options, for: "BETWEEN") != .orderedDescending
      && value.order(bounds[1], options: options, for: "BETWEEN") != .orderedDescending
  }

  /// Evaluates `whole CONTAINS part`, which is also `part IN whole`.
  private func contains(_ whole: PredicateValue, _ part: PredicateValue) throws -> Bool {
    if let strings, case .string(let text) = part { return strings.contains(text) }
    if let members = whole.members { return members.contains { equals($0, part) } }
    switch (whole, part) {
    case (.null, _), (.string, .null): return false
    case (.string(let text), .string(let other)):
      return (pattern ?? StringPattern(other, options: options)).isContained(in: text)
    case (.string, _):
      throw ElementPredicateError.typeMismatch(symbol, [whole, part], expected: "two strings")
    default:
      let side = comparison.operator == .in ? "right" : "left"
      throw ElementPredicateError.notACollection(
        symbol, whole, expected: "a collection or a string on its \(side)")
    }
  }

  private func matches(_ left: PredicateValue, _ right: PredicateValue) throws -> Bool {
    if left == .null || right == .null { return false }
    guard case .string(let text) = left, case .string(let other) = right else {
      throw ElementPredicateError.typeMismatch(symbol, [left, right], expected: "two strings")
    }
    switch comparison.operator {
    case .like:
      return (wildcards ?? WildcardPattern(other, options: options)).matches(text)
    case .matches:
      let expression =
        try regularExpression ?? RegularExpressionPattern(other, options: options)
      return try expression.matches(text)
    case .beginsWith:
      return (pattern ?? StringPattern(other, options: options)).isPrefix(of: text)
    default:
      return (pattern ?? StringPattern(other, options: options)).isSuffix(of: text)
    }
  }

  private var symbol: String { comparison.operator.symbol }
}

extension PredicateComparison {
  /// Returns the left key of a plain comparison with a constant string, or with several of them.
  fileprivate func textKey(isOneOfStrings: Bool) -> PredicateKey? {
    guard modifier == .direct, case .keyPath(let path) = left, path.count == 1 else { return nil }
    if self.operator == .in, isOneOfStrings { return PredicateKey(name: path[0]) }
    guard case .constant(.string) = right else { return nil }
    switch self.operator {
    case .equal, .notEqual, .contains, .beginsWith, .endsWith, .like, .matches:
      return PredicateKey(name: path[0])
    case .less, .lessOrEqual, .greater, .greaterOrEqual, .in, .between: return nil
    }
  }
}

extension ElementExpression {
  /// The elements of a constant collection that holds only strings.
  fileprivate var constantStrings: Set<String>? {
    guard case .constant(.array(let members)) = self else { return nil }
    var strings = Set<String>(minimumCapacity: members.count)
    for member in members {
      guard case .string(let string) = member else { return nil }
      strings.insert(string)
    }
    return strings
  }

  /// The expression, with each collection of only constants as one constant.
  fileprivate var withFoldedConstants: ElementExpression {
    guard case .aggregate(let members) = self else { return self }
    var values: [PredicateValue] = []
    for member in members {
      guard case .constant(let value) = member.withFoldedConstants else { return self }
      values.append(value)
    }
    return .constant(.array(values))
  }
}
