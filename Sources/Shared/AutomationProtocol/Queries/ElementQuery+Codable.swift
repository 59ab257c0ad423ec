extension ElementQuery: Codable {
  /// The word that begins a step on the wire.
  private enum Word: String {
    case descendants, children, type, matching, identifiedBy, containing, index, first, identity,
      identities, system
  }

  /// Reads one flat array in which each step is a word followed by its arguments.
  ///
  /// An example is `["descendants", "button", "identifiedBy", "Login"]`. The array is flat because
  /// every call contains a query, and each nested container costs a decoder more than all its
  /// contents.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    var steps: [QueryStep] = []
    while !container.isAtEnd {
      let text = try container.decode(String.self)
      guard let word = Word(rawValue: text) else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "“\(text)” doesn't begin a step of a query.")
      }
      switch word {
      case .descendants: steps.append(.descendants(try container.decodeType()))
      case .children: steps.append(.children(try container.decodeType()))
      case .type: steps.append(.type(try container.decodeType()))
      case .matching: steps.append(.matching(try container.decode(ElementPredicate.self)))
      case .identifiedBy:
        steps.append(.matching(.identified(by: try container.decode(String.self))))
      case .containing:
        let type = try container.decodeType()
        steps.append(.containing(type, try container.decode(ElementPredicate.self)))
      case .index: steps.append(.index(try container.decode(Int.self)))
      case .first: steps.append(.first)
      case .system: steps.append(.system)
      case .identity: steps.append(.identity(try container.decode(UInt64.self)))
      case .identities: steps.append(.identities(try container.decode([UInt64].self)))
      }
    }
    self.init(steps: steps)
  }

  /// Writes one flat array.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    func write(_ word: Word) throws { try container.encode(word.rawValue) }
    for step in steps {
      switch step {
      case .descendants(let type):
        try write(.descendants)
        try container.encode(type.name)
      case .children(let type):
        try write(.children)
        try container.encode(type.name)
      case .type(let type):
        try write(.type)
        try container.encode(type.name)
      case .matching(let predicate):
        if let string = predicate.identifiedString {
          try write(.identifiedBy)
          try container.encode(string)
        } else {
          try write(.matching)
          try container.encode(predicate)
        }
      case .containing(let type, let predicate):
        try write(.containing)
        try container.encode(type.name)
        try container.encode(predicate)
      case .index(let index):
        try write(.index)
        try container.encode(index)
      case .first: try write(.first)
      case .system: try write(.system)
      case .identity(let identity):
        try write(.identity)
        try container.encode(identity)
      case .identities(let identities):
        try write(.identities)
        try container.encode(identities)
      }
    }
  }
}

extension UnkeyedDecodingContainer {
  /// Reads the name of a type.
  fileprivate mutating func decodeType() throws -> ElementType {
    let name = try decode(String.self)
    guard let type = ElementType(name: name) else {
      throw DecodingError.dataCorruptedError(
        in: self, debugDescription: "There is no element type “\(name)”.")
    }
    return type
  }
}
