extension ElementExpression: Codable {
  private static let formNames: [String] =
    [
      "key", "of", "self", "function", "arguments", "index", "first", "last", "count", "variable",
      "subquery", "where",
    ]
    + Arithmetic.allCases.map(\.rawValue) + PredicateValue.formNames

  /// Writes a plain value, an array, or an object.
  ///
  /// The objects are `{"key": "frame.size.width"}`, `{"self": true}`, `{"+": [1, 2]}`,
  /// `{"function": "lowercase", "arguments": […]}`, `{"first": …}`, `{"index": […, 2]}`,
  /// `{"subquery": …, "variable": "name", "where": PREDICATE}`.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .constant(let value):
      try value.encode(to: encoder)
    case .aggregate(let members):
      var container = encoder.singleValueContainer()
      if let strings = Self.strings(members) {
        try container.encode(strings)
      } else {
        try container.encode(members)
      }
    default:
      var container = encoder.container(keyedBy: PredicateFormKey.self)
      try encodeObject(in: &container)
    }
  }

  /// Returns the members if all are strings; there may be a hundred thousand of them.
  private static func strings(_ members: [ElementExpression]) -> [String]? {
    var strings: [String] = []
    for member in members {
      guard case .constant(.string(let string)) = member else { return nil }
      strings.append(string)
    }
    return strings
  }

  private func encodeObject(
    in container: inout KeyedEncodingContainer<PredicateFormKey>
  ) throws {
    switch self {
    case .constant, .aggregate: break
    case .keyPath(let path):
      try container.encode(path.joined(separator: "."), forKey: .key)
    case .valueForKeyPath(let operand, let path):
      try container.encode(path.joined(separator: "."), forKey: .key)
      try container.encode(operand, forKey: .of)
    case .selfReference: try container.encode(true, forKey: .`self`)
    case .variable(let name): try container.encode(name, forKey: .variable)
    case .subquery(let collection, let name, let predicate):
      try container.encode(collection, forKey: .subquery)
      try container.encode(name, forKey: .variable)
      try container.encode(predicate, forKey: .where)
    case .arithmetic(let operation, let left, let right):
      try container.encode([left, right], forKey: PredicateFormKey(operation.rawValue))
    case .function(let function, let arguments):
      try container.encode(function.name, forKey: .function)
      try container.encode(arguments, forKey: .arguments)
    case .index(let collection, .first): try container.encode(collection, forKey: .first)
    case .index(let collection, .last): try container.encode(collection, forKey: .last)
    case .index(let collection, .size): try container.encode(collection, forKey: .count)
    case .index(let collection, .at(let position)):
      try container.encode([collection, position], forKey: .index)
    }
  }

  /// Reads the form that `encode(to:)` writes.
  public init(from decoder: any Decoder) throws {
    try PredicateForm.checkDepth(decoder.codingPath)
    if let container = PredicateForm.object(decoder) {
      let form = try PredicateForm(container, subject: "expression", known: Self.formNames)
      self = try Self.object(form)
    } else if let strings = try? decoder.singleValueContainer().decode([String].self) {
      // Decoding them one by one would first try every other form for each of them.
      self = .aggregate(strings.map { .constant(.string($0)) })
    } else if let value = PredicateValue(plain: decoder) {
      self = .constant(value)
    } else {
      self = .aggregate(try Self.members(decoder.unkeyedContainer()))
    }
  }

  private static func members(
    _ container: any UnkeyedDecodingContainer
  ) throws -> [ElementExpression] {
    var container = container
    var members: [ElementExpression] = []
    while !container.isAtEnd { members.append(try container.decode(ElementExpression.self)) }
    return members
  }

  private static func object(_ form: PredicateForm) throws -> ElementExpression {
    let container = form.container
    func decoded(_ key: PredicateFormKey) throws -> ElementExpression {
      try container.decode(ElementExpression.self, forKey: key)
    }
    if form.has(only: .key) { return .keyPath(try path(form)) }
    if form.has(only: .key, .of) { return .valueForKeyPath(try decoded(.of), try path(form)) }
    if form.has(only: .`self`) {
      guard try container.decode(Bool.self, forKey: .`self`) else { throw form.fault() }
      return .selfReference
    }
    if form.has(only: .variable) {
      return .variable(try container.decode(String.self, forKey: .variable))
    }
    if form.has(only: .subquery, .variable, .where) {
      return .subquery(
        try decoded(.subquery), variable: try container.decode(String.self, forKey: .variable),
        try container.decode(ElementPredicate.self, forKey: .where))
    }
    if form.has(only: .function, .arguments) { return try call(form) }
    if form.has(only: .first) { return .index(try decoded(.first), .first) }
    if form.has(only: .last) { return .index(try decoded(.last), .last) }
    if form.has(only: .count) { return .index(try decoded(.count), .size) }
    if form.has(only: .index) {
      let parts = try form.members(.index, count: 2, of: ElementExpression.self)
      return .index(parts[0], .at(parts[1]))
    }
    if form.names.count == 1, let operation = form.names.first.flatMap(Arithmetic.init) {
      let key = PredicateFormKey(operation.rawValue)
      let sides = try form.members(key, count: 2, of: ElementExpression.self)
      return .arithmetic(operation, sides[0], sides[1])
    }
    return .constant(try PredicateValue(form))
  }

  private static func path(_ form: PredicateForm) throws -> [String] {
    let text = try form.container.decode(String.self, forKey: .key)
    let keys = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard !keys.contains("") else {
      throw form.fault(found: "key \(PredicateEscapes.literal(text))", expected: ["keys with dots"])
    }
    return keys
  }

  private static func call(_ form: PredicateForm) throws -> ElementExpression {
    let name = try form.container.decode(String.self, forKey: .function)
    guard let function = PredicateFunction(name: name) else {
      throw form.fault(found: name, expected: PredicateFunction.allCases.map(\.name))
    }
    let arguments = try form.container.decode([ElementExpression].self, forKey: .arguments)
    guard function.argumentCount.contains(arguments.count) else {
      let error = ElementPredicateError.wrongArgumentCount(function, arguments.count)
      throw form.fault(found: error.description)
    }
    return .function(function, arguments)
  }
}
