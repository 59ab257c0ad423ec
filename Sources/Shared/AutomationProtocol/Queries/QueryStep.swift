/// One step of a query: from the elements found so far to others.
public enum QueryStep: Sendable, Hashable {
  /// Everything of a type inside each element, in depth-first order.
  case descendants(ElementType)
  /// The elements of a type directly inside each element.
  case children(ElementType)
  /// Those of the elements that are of a type.
  case type(ElementType)
  /// Those of the elements that match a predicate.
  case matching(ElementPredicate)
  /// Those of the elements that have, anywhere inside, an element of a type that matches a predicate.
  case containing(ElementType, ElementPredicate)
  /// The element at a position; negative positions count from the end.
  case index(Int)
  /// The first of the elements; the search stops there.
  case first
  /// The element of an identity, wherever it is now.
  case identity(UInt64)
}

extension QueryStep: Codable {
  private enum CodingKeys: String, CodingKey {
    case descendants, children, type, matching, containing, index, first, identity
  }

  private enum ContainingKeys: String, CodingKey { case type, predicate }

  /// Reads an object with one key, the step's name: `{"descendants": "button"}`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    guard container.allKeys.count == 1, let key = container.allKeys.first else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription: "A query step is an object with one key, the step's name."))
    }
    switch key {
    case .descendants: self = .descendants(try container.decode(ElementType.self, forKey: key))
    case .children: self = .children(try container.decode(ElementType.self, forKey: key))
    case .type: self = .type(try container.decode(ElementType.self, forKey: key))
    case .matching: self = .matching(try container.decode(ElementPredicate.self, forKey: key))
    case .containing:
      let inner = try container.nestedContainer(keyedBy: ContainingKeys.self, forKey: key)
      self = .containing(
        try inner.decodeIfPresent(ElementType.self, forKey: .type) ?? .any,
        try inner.decode(ElementPredicate.self, forKey: .predicate))
    case .index: self = .index(try container.decode(Int.self, forKey: key))
    case .first: self = .first
    case .identity: self = .identity(try container.decode(UInt64.self, forKey: key))
    }
  }

  /// Writes an object with one key, the step's name.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .descendants(let type): try container.encode(type, forKey: .descendants)
    case .children(let type): try container.encode(type, forKey: .children)
    case .type(let type): try container.encode(type, forKey: .type)
    case .matching(let predicate): try container.encode(predicate, forKey: .matching)
    case .containing(let type, let predicate):
      var inner = container.nestedContainer(keyedBy: ContainingKeys.self, forKey: .containing)
      if type != .any { try inner.encode(type, forKey: .type) }
      try inner.encode(predicate, forKey: .predicate)
    case .index(let index): try container.encode(index, forKey: .index)
    case .first: try container.encode(true, forKey: .first)
    case .identity(let identity): try container.encode(identity, forKey: .identity)
    }
  }
}
