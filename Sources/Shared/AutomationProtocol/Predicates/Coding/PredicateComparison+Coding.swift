extension PredicateComparison: Codable {
  static let formNames: [String] =
    ["identifiedBy"] + Operator.allCases.map(\.rawValue) + ["options", "modifier"]

  /// Writes `{"contains": [left, right], "options": "c"}`, or `{"identifiedBy": "Save"}`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: PredicateFormKey.self)
    if let string = identifiedString {
      try container.encode(string, forKey: .identifiedBy)
      return
    }
    try container.encode([left, right], forKey: PredicateFormKey(`operator`.rawValue))
    if options != [] { try container.encode(options.letters, forKey: .options) }
    if modifier != .direct { try container.encode(modifier, forKey: .modifier) }
  }

  /// Reads the form that `encode(to:)` writes.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: PredicateFormKey.self)
    try self.init(
      PredicateForm(container, subject: "comparison", known: PredicateComparison.formNames))
  }

  init(_ form: PredicateForm) throws {
    if form.has(only: .identifiedBy) {
      let string = try form.container.decode(String.self, forKey: .identifiedBy)
      self.init(
        left: .constant(.string(string)), operator: .in,
        right: .keyPath([PredicateKey.identifiers.rawValue]))
      return
    }
    let operators = form.names.compactMap(Operator.init)
    guard operators.count == 1, form.names.isDisjoint(with: ["identifiedBy", "not", "and", "or"])
    else { throw form.fault() }
    let sides = try form.members(
      PredicateFormKey(operators[0].rawValue), count: 2, of: ElementExpression.self)
    let letters = try form.container.decodeIfPresent(String.self, forKey: .options) ?? ""
    guard let options = Options(letters: letters) else {
      throw form.fault(found: letters, expected: ["the letters c, d, n, l"])
    }
    let name = try form.container.decodeIfPresent(String.self, forKey: .modifier)
    guard let modifier = Modifier(rawValue: name ?? Modifier.direct.rawValue) else {
      throw form.fault(found: name, expected: Modifier.allCases.map(\.rawValue))
    }
    self.init(
      left: sides[0], operator: operators[0], right: sides[1], modifier: modifier, options: options)
  }
}
