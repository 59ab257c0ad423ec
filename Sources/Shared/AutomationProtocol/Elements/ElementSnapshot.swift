/// An element and everything inside it, frozen at one moment (`XCUIElementSnapshot`).
public struct ElementSnapshot: Sendable, Hashable, Codable {
  /// What the element showed of itself.
  public var attributes: ElementAttributes
  /// The elements directly inside it, in order.
  public var children: [ElementSnapshot]

  /// Makes a snapshot of an element.
  public init(attributes: ElementAttributes, children: [ElementSnapshot] = []) {
    self.attributes = attributes
    self.children = children
  }

  private enum CodingKeys: String, CodingKey { case attributes, children }

  /// Reads a snapshot; without children it is a leaf.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    attributes = try container.decode(ElementAttributes.self, forKey: .attributes)
    children = try container.decodeIfPresent([ElementSnapshot].self, forKey: .children) ?? []
  }

  /// Writes the snapshot; a leaf has no `children`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(attributes, forKey: .attributes)
    if !children.isEmpty { try container.encode(children, forKey: .children) }
  }
}
