extension ElementPredicate {
  /// Returns the predicate with every `$NAME` replaced by the value with that name.
  ///
  /// It corresponds to `withSubstitutionVariables(_:)` of `NSPredicate`.
  ///
  /// - Throws: `ElementPredicateError` with the code `variableWithoutValue` for a variable that has
  ///   none, and `wrongArgument` for a value that a predicate can't hold.
  public func substituting(
    _ variables: [String: PredicateArgument]
  ) throws(ElementPredicateError) -> ElementPredicate {
    try mapExpressions(except: []) { (expression) throws(ElementPredicateError) in
      guard case .variable(let name) = expression else { return expression }
      guard let argument = variables[name] else {
        throw ElementPredicateError.variableWithoutValue(name, known: variables.keys.sorted())
      }
      return .of(try argument.value(for: "$" + name))
    }
  }

  /// The attributes that the predicate reads, as spelled: the first key of each path.
  ///
  /// A test uses them to report a misspelled key before it sends the predicate to the app.
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

  /// Returns the predicate with one `$NAME` replaced.
  func substituting(
    _ name: String, _ value: PredicateValue
  ) throws(ElementPredicateError) -> ElementPredicate {
    try mapExpressions(except: []) { (expression) throws(ElementPredicateError) in
      expression == .variable(name) ? .of(value) : expression
    }
  }

  /// Returns the predicate with its texts replaced.
  package func mapTexts(_ transform: (String) -> String) -> ElementPredicate {
    mapExpressions(except: []) { expression in
      guard case .constant(.string(let text)) = expression else { return expression }
      return .constant(.string(transform(text)))
    }
  }

  fileprivate func visitExpressions(_ body: (ElementExpression) -> Void) {
    switch self {
    case .value: break
    case .not(let operand): operand.visitExpressions(body)
    case .and(let operands), .or(let operands): operands.forEach { $0.visitExpressions(body) }
    case .comparison(let comparison):
      comparison.left.visit(body)
      comparison.right.visit(body)
    }
  }

  /// Returns the predicate with every innermost expression transformed.
  ///
  /// - Parameters:
  ///   - bound: The variables bound by an enclosing subquery, which are left unchanged.
  ///   - transform: The transformation of an expression.
  fileprivate func mapExpressions<Failure: Error>(
    except bound: Set<String>,
    _ transform: (ElementExpression) throws(Failure) -> ElementExpression
  ) throws(Failure) -> ElementPredicate {
    switch self {
    case .value: return self
    case .not(let operand): return .not(try operand.mapExpressions(except: bound, transform))
    case .and(let operands):
      var mapped: [ElementPredicate] = []
      for operand in operands {
        mapped.append(try operand.mapExpressions(except: bound, transform))
      }
      return .and(mapped)
    case .or(let operands):
      var mapped: [ElementPredicate] = []
      for operand in operands {
        mapped.append(try operand.mapExpressions(except: bound, transform))
      }
      return .or(mapped)
    case .comparison(var comparison):
      comparison.left = try comparison.left.map(except: bound, transform)
      comparison.right = try comparison.right.map(except: bound, transform)
      return .comparison(comparison)
    }
  }
}

extension ElementExpression {
  /// Returns the literal for a value: a collection becomes an aggregate, as if written out in the
  /// format.
  static func of(_ value: PredicateValue) -> ElementExpression {
    // A dictionary written out would lose its keys.
    guard case .array(let members) = value else { return .constant(value) }
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
    case .subquery(let collection, _, let predicate):
      collection.visit(body)
      predicate.visitExpressions(body)
    }
  }

  fileprivate func map<Failure: Error>(
    except bound: Set<String>,
    _ transform: (ElementExpression) throws(Failure) -> ElementExpression
  ) throws(Failure) -> ElementExpression {
    switch self {
    case .variable(let name) where bound.contains(name): return self
    case .constant, .keyPath, .selfReference, .variable: return try transform(self)
    case .aggregate(let members):
      return .aggregate(try ElementExpression.map(members, except: bound, transform))
    case .function(let function, let arguments):
      return .function(function, try ElementExpression.map(arguments, except: bound, transform))
    case .arithmetic(let operation, let left, let right):
      return .arithmetic(
        operation, try left.map(except: bound, transform), try right.map(except: bound, transform))
    case .index(let collection, .at(let position)):
      return .index(
        try collection.map(except: bound, transform),
        .at(try position.map(except: bound, transform)))
    case .index(let collection, let index):
      return .index(try collection.map(except: bound, transform), index)
    case .subquery(let collection, let name, let predicate):
      return .subquery(
        try collection.map(except: bound, transform), variable: name,
        try predicate.mapExpressions(except: bound.union([name]), transform))
    case .valueForKeyPath(let operand, let path):
      return .valueForKeyPath(try operand.map(except: bound, transform), path)
    }
  }

  private static func map<Failure: Error>(
    _ expressions: [ElementExpression], except bound: Set<String>,
    _ transform: (ElementExpression) throws(Failure) -> ElementExpression
  ) throws(Failure) -> [ElementExpression] {
    var mapped: [ElementExpression] = []
    for expression in expressions { mapped.append(try expression.map(except: bound, transform)) }
    return mapped
  }
}
