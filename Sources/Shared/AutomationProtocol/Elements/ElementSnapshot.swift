/// An element and everything inside it, frozen at one moment (`XCUIElementSnapshot`).
///
/// It is a list and no tree of lists, in memory and on the wire: elements may be nested ten thousand
/// levels deep, which neither a JSON reader nor a stack could follow.
public struct ElementSnapshot: Sendable, Hashable {
  /// One of the elements.
  public struct Node: Sendable, Hashable {
    /// What it showed of itself.
    public var attributes: ElementAttributes
    /// How deep it is inside the first element, which is at 0.
    public var depth: Int

    /// Makes an entry of the list.
    public init(_ attributes: ElementAttributes, depth: Int) {
      self.attributes = attributes
      self.depth = depth
    }
  }

  /// The element, then everything inside it, each before what is inside it; never empty.
  public private(set) var nodes: [Node]

  /// Makes a snapshot of an element with nothing inside it.
  public init(_ attributes: ElementAttributes) { nodes = [Node(attributes, depth: 0)] }

  /// Adds an element after all the others.
  ///
  /// - Parameters:
  ///   - attributes: What it shows of itself.
  ///   - depth: How deep it is, at most one deeper than the element before it.
  public mutating func append(_ attributes: ElementAttributes, depth: Int) {
    nodes.append(Node(attributes, depth: min(max(1, depth), nodes[nodes.count - 1].depth + 1)))
  }

  /// The element itself.
  public var attributes: ElementAttributes { nodes[0].attributes }

  /// The positions of the elements directly inside the one at a position, in order.
  public func children(of position: Int) -> [Int] {
    let depth = nodes[position].depth + 1
    var found: [Int] = []
    var next = position + 1
    while next < nodes.count, nodes[next].depth >= depth {
      if nodes[next].depth == depth { found.append(next) }
      next += 1
    }
    return found
  }
}

extension ElementSnapshot: Codable {
  /// Reads the list of elements.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let nodes = try container.decode([Node].self)
    guard let first = nodes.first, first.depth == 0 else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "A snapshot begins with its element, at depth 0.")
    }
    self.init(first.attributes)
    self.nodes.reserveCapacity(nodes.count)
    for (position, node) in nodes.enumerated().dropFirst() {
      guard node.depth > 0, node.depth <= nodes[position - 1].depth + 1 else {
        throw DecodingError.dataCorruptedError(
          in: container,
          debugDescription: "Element \(position) cannot be at depth \(node.depth) there.")
      }
      self.nodes.append(node)
    }
  }

  /// Writes the list of elements.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(nodes)
  }
}

extension ElementSnapshot.Node: Codable {
  private enum CodingKeys: String, CodingKey { case depth }

  /// Reads the attributes with the depth among them; without one it is the first element.
  public init(from decoder: any Decoder) throws {
    attributes = try ElementAttributes(from: decoder)
    depth =
      try decoder.container(keyedBy: CodingKeys.self).decodeIfPresent(Int.self, forKey: .depth) ?? 0
  }

  /// Writes the attributes with the depth among them, where it is not 0.
  public func encode(to encoder: any Encoder) throws {
    try attributes.encode(to: encoder)
    guard depth != 0 else { return }
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(depth, forKey: .depth)
  }
}
