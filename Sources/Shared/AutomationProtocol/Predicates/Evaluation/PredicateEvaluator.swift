/// Computes the values of expressions for one subject.
struct PredicateEvaluator<Subject: PredicateSubject> {
  let subject: Subject

  func value(of expression: ElementExpression) throws -> PredicateValue {
    switch expression {
    case .constant(let value): return value
    case .keyPath(let path): return try value(atPath: path)
    case .selfReference: return try subject.predicateSelf()
    case .aggregate(let members): return .array(try members.map(value))
    case .arithmetic(let operation, let left, let right):
      return try result(try value(of: left), operation, try value(of: right))
    case .function(let function, let arguments):
      return try function.result(of: try arguments.map(value))
    case .index(let collection, let index):
      return try member(of: try value(of: collection), index)
    case .valueForKeyPath(let operand, let path):
      return try value(of: operand).value(atPath: path[...])
    case .subquery(let collection, let name, let predicate):
      return try members(of: try value(of: collection), for: name, where: predicate)
    case .variable(let name):
      throw ElementPredicateError.variableWithoutValue(name, known: [])
    }
  }

  private func members(
    of collection: PredicateValue, for name: String, where predicate: ElementPredicate
  ) throws -> PredicateValue {
    if case .null = collection { return .array([]) }
    guard let members = collection.members else {
      throw ElementPredicateError.notACollection(
        "SUBQUERY", collection, expected: "a collection as its first argument")
    }
    return .array(
      try members.filter { try predicate.substituting(name, $0).evaluate(on: subject) })
  }

  private func value(atPath path: [String]) throws -> PredicateValue {
    guard let key = path.first else { return try subject.predicateSelf() }
    // A leading collection operator applies to SELF and takes the rest of the path as its argument.
    if key.hasPrefix("@") { return try subject.predicateSelf().value(atPath: path[...]) }
    let value = try subject.predicateValue(forKey: key)
    return path.count == 1 ? value : try value.value(atPath: path.dropFirst())
  }

  private func result(
    _ left: PredicateValue, _ operation: ElementExpression.Arithmetic, _ right: PredicateValue
  ) throws -> PredicateValue {
    if case .null = left { return .null }
    if case .null = right { return .null }
    guard let first = left.number, let second = right.number else {
      throw ElementPredicateError.typeMismatch(
        operation.rawValue, [left, right], expected: "two numbers")
    }
    guard let result = PredicateNumber.computed(first, operation, second) else {
      throw ElementPredicateError(
        code: .divisionByZero, subject: operation.rawValue,
        found: "\(left) \(operation.rawValue) \(right)")
    }
    return result.value
  }

  private func member(
    of collection: PredicateValue, _ index: ElementExpression.Index
  ) throws -> PredicateValue {
    if case .null = collection { return .null }
    if case .dictionary(let values) = collection, case .at(let key) = index {
      guard case .string(let name) = try value(of: key) else { return .null }
      return values[name] ?? .null
    }
    guard let members = collection.members else {
      throw ElementPredicateError.notACollection(
        "[ ]", collection, expected: "a collection before it")
    }
    switch index {
    case .first: return members.first ?? .null
    case .last: return members.last ?? .null
    case .size: return .int(members.count)
    case .at(let expression):
      let position = try value(of: expression)
      guard let offset = position.number?.exactInt else {
        throw ElementPredicateError.typeMismatch("[ ]", [position], expected: "an integer")
      }
      guard members.indices.contains(offset) else {
        throw ElementPredicateError(
          code: .indexOutOfRange,
          subject: "\(members.count) member\(members.count == 1 ? "" : "s")", found: String(offset))
      }
      return members[offset]
    }
  }
}
