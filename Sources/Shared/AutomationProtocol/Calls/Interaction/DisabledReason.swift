/// The reason an element is disabled.
public enum DisabledReason: Sendable, Hashable, Codable {
  /// Only the element itself is disabled.
  case itself
  /// The elements that contain it are disabled too; the element is the outermost of them.
  case container(ElementAttributes)
  /// The element is behind a modal one, such as an alert.
  case modal(ElementAttributes)
}

extension DisabledReason {
  private enum CodingKeys: String, CodingKey { case kind, element }
  private enum Kind: String, Codable { case itself, container, modal }

  /// Reads a reason: its kind, and the other element if there is one.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(Kind.self, forKey: .kind) {
    case .itself: self = .itself
    case .container:
      self = .container(try container.decode(ElementAttributes.self, forKey: .element))
    case .modal: self = .modal(try container.decode(ElementAttributes.self, forKey: .element))
    }
  }

  /// Writes the kind, and the other element if there is one.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .itself: try container.encode(Kind.itself, forKey: .kind)
    case .container(let element):
      try container.encode(Kind.container, forKey: .kind)
      try container.encode(element, forKey: .element)
    case .modal(let element):
      try container.encode(Kind.modal, forKey: .kind)
      try container.encode(element, forKey: .element)
    }
  }

  /// The reason, as a sentence.
  public var message: String {
    switch self {
    case .itself: "The element itself is disabled."
    case .container(let element):
      "The element is disabled, and so is the \(element.summary) that contains it."
    case .modal(let element):
      "The element is disabled, and the \(element.summary) is in front of it."
    }
  }
}
