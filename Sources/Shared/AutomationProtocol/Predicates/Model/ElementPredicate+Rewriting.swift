extension ElementPredicate {
  /// The predicate with every `$NAME` replaced by the value of that name.
  ///
  /// It is `withSubstitutionVariables(_:)` of `NSPredicate`.
  ///
  /// - Throws: `ElementPredicateError` with the code `variableWithoutValue` for a variable that has
  ///   none, and `wrongArgument` for a value that no predicate can hold.
  public func substituting(
    _ variables: [String: PredicateArgument]
  ) throws(ElementPredicateError) -> ElementPredicate {
    try mapExpressions { (expression) throws(ElementPredicateError) in
      guard case .variable(let name) = expression else { return expression }
      guard let argument = variables[name] else {
        throw ElementPredicateError.variableWithoutValue(name, known: variables.keys.sorted())
      }
      return .of(try argument.value(for: "$" + name))
    }
  }

  /// The attributes that the predicate can ask for, as spelled: the first key of each path.
  ///
  /// It lets a test complain about a misspelled key before the app is asked.
  public var keys: Set<String> {
    var keys: Set<String> = []
    visitExpressions { expression in
      if case .keyPath(let path) = expression, let key = path.first { keys.insert(key) }
    }
    return keys
  }

  /// Checks that every key is an attribute of elements.
  ///
  /// - Throws: `ElementPredicateError` with the code `unknownKey`, and the nearest key as its
  ///   suggestion.
  public func checkKeys() throws(ElementPredicateError) {
    for key in keys.sorted() where PredicateKey(name: key) == nil {
      throw ElementPredicateError.unknownKey(key)
    }
  }

  private func visitExpressions(_ body: (ElementExpression) -> Void) {
    switch self {
    case .value: break
    case .not(let operand): operand.visitExpressions(body)
    case .and(let operands), .or(let operands): operands.forEach { $0.visitExpressions(body) }
    case .comparison(let comparison):
      comparison.left.visit(body)
      comparison.right.visit(body)
    }
  }

  private func mapExpressions(
    _ transform: (ElementExpression) throws(ElementPredicateError) -> ElementExpression
  ) throws(ElementPredicateError) -> ElementPredicate {
    switch self {
    case .value: return self
    case .not(let operand): return .not(try operand.mapExpressions(transform))
    case .and(let operands):
      var mapped: [ElementPredicate] = []
      for operand in operands { mapped.append(try operand.mapExpressions(transform)) }
      return .and(mapped)
    case .or(let operands):
      var mapped: [ElementPredicate] = []
      for operand in operands { mapped.append(try operand.mapExpressions(transform)) }
      return .or(mapped)
    case .comparison(var comparison):
      comparison.left = try comparison.left.map(transform)
      comparison.right = try comparison.right.map(transform)
      return .comparison(comparison)
    }
  }
}

extension ElementExpression {
  /// The literal of a value: a collection becomes an aggregate, as if written out in the format.
  static func of(_ value: PredicateValue) -> ElementExpression {
    guard let members = value.members else { return .constant(value) }
    return .aggregate(members.map(ElementExpression.of))
  }

  fileprivate func visit(_ body: (ElementExpression) -> Void) {
    body(self)
    switch self {
    case .constant, .keyPath, .selfReference, .variable: break
    case .aggregate(let members), .function(_, let members): members.forEach { $0.visit(body) }
    case .arithmetic(_, let left, let right):
      left.visit(body)
      right.visit(body)
    case .index(let collection, let index):
      collection.visit(body)
      if case .at(let position) = index { position.visit(body) }
    case .valueForKeyPath(let operand, _): operand.visit(body)
    }
  }

  fileprivate func map(
    _ transform: (ElementExpression) throws(ElementPredicateError) -> ElementExpression
  ) throws(ElementPredicateError) -> ElementExpression {
    switch self {
    case .constant, .keyPath, .selfReference, .variable: return try transform(self)
    case .aggregate(let members):
      return .aggregate(try ElementExpression.map(members, transform))
    case .function(let function, let arguments):
      return .function(function, try ElementExpression.map(arguments, transform))
    case .arithmetic(let operation, let left, let right):
      return .arithmetic(operation, try left.map(transform), try right.map(transform))
    case .index(let collection, .at(let position)):
      return .index(try collection.map(transform), .at(try position.map(transform)))
    case .index(let collection, let index):
      return .index(try collection.map(transform), index)
    case .valueForKeyPath(let operand, let path):
      return .valueForKeyPath(try operand.map(transform), path)
    }
  }

  private static func map(
    _ expressions: [ElementExpression],
    _ transform: (ElementExpression) throws(ElementPredicateError) -> ElementExpression
  ) throws(ElementPredicateError) -> [ElementExpression] {
    var mapped: [ElementExpression] = []
    for expression in expressions { mapped.append(try expression.map(transform)) }
    return mapped
  }
}
