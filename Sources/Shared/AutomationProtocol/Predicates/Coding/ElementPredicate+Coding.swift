extension ElementPredicate: Codable {
  /// Writes the form that `PredicateFormKey` describes.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .value(let value):
      var container = encoder.singleValueContainer()
      try container.encode(value)
    case .not(let operand):
      var container = encoder.container(keyedBy: PredicateFormKey.self)
      try container.encode(operand, forKey: .not)
    case .and(let operands):
      var container = encoder.container(keyedBy: PredicateFormKey.self)
      try container.encode(operands, forKey: .and)
    case .or(let operands):
      var container = encoder.container(keyedBy: PredicateFormKey.self)
      try container.encode(operands, forKey: .or)
    case .comparison(let comparison):
      try comparison.encode(to: encoder)
    }
  }

  /// Reads the form that `PredicateFormKey` describes.
  ///
  /// - Throws: `DecodingError` with the path of the fault; its `underlyingError` is an
  ///   `ElementPredicateError`.
  public init(from decoder: any Decoder) throws {
    guard let container = PredicateForm.object(decoder) else {
      self = .value(try decoder.singleValueContainer().decode(Bool.self))
      return
    }
    let form = try PredicateForm(
      container, subject: "predicate", known: ElementPredicate.formNames)
    if form.has(only: .not) {
      self = .not(try container.decode(ElementPredicate.self, forKey: .not))
    } else if form.has(only: .and) {
      self = .and(try container.decode([ElementPredicate].self, forKey: .and))
    } else if form.has(only: .or) {
      self = .or(try container.decode([ElementPredicate].self, forKey: .or))
    } else {
      self = .comparison(try PredicateComparison(form))
    }
  }

  private static let formNames: [String] = ["not", "and", "or"] + PredicateComparison.formNames
}
