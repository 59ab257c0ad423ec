/// An element and its descendants, frozen at one moment (`XCUIElementSnapshot`).
///
/// The elements form a flat list, in memory and on the wire, because elements may be nested ten
/// thousand levels deep, which would overflow a JSON reader and the stack.
public struct ElementSnapshot: Sendable, Hashable {
  /// An element of the snapshot.
  public struct Node: Sendable, Hashable {
    /// The element's attributes.
    public var attributes: ElementAttributes
    /// The element's depth below the first element, which has depth 0.
    public var depth: Int

    /// Makes a node.
    public init(_ attributes: ElementAttributes, depth: Int) {
      self.attributes = attributes
      self.depth = depth
    }
  }

  /// The element and its descendants, in depth-first order; never empty.
  public private(set) var nodes: [Node]

  /// Makes a snapshot of an element without descendants.
  public init(_ attributes: ElementAttributes) { nodes = [Node(attributes, depth: 0)] }

  /// Appends an element.
  ///
  /// - Parameters:
  ///   - attributes: The element's attributes.
  ///   - depth: The element's depth, at most one more than that of the element before it.
  public mutating func append(_ attributes: ElementAttributes, depth: Int) {
    nodes.append(Node(attributes, depth: min(max(1, depth), nodes[nodes.count - 1].depth + 1)))
  }

  /// The attributes of the element itself.
  public var attributes: ElementAttributes { nodes[0].attributes }

  /// Returns the positions of an element's children, in order.
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

  /// Reads attributes that include the depth, which is 0 if missing.
  public init(from decoder: any Decoder) throws {
    attributes = try ElementAttributes(from: decoder)
    depth =
      try decoder.container(keyedBy: CodingKeys.self).decodeIfPresent(Int.self, forKey: .depth) ?? 0
  }

  /// Writes attributes that include the depth, unless it is 0.
  public func encode(to encoder: any Encoder) throws {
    try attributes.encode(to: encoder)
    guard depth != 0 else { return }
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(depth, forKey: .depth)
  }
}
