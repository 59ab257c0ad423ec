/// A snapshot of a page's documents and their appearance: styles, lines of text and the order of painting.
struct AppearanceSnapshot: Decodable {
  var base: DocumentSnapshot
  var documents: [Document]

  struct Document: Decodable {
    var nodes: Nodes
    var layout: Layout
    var textBoxes: TextBoxes
  }

  struct Nodes: Decodable {
    var isClickable: Positions?
  }

  /// The positions of nodes with a certain property.
  struct Positions: Decodable {
    var index: [Int]
  }

  struct Layout: Decodable {
    var text: [Int]
    var paintOrders: [Int]?
  }

  /// The lines of texts: the index of each line's text, the line's bounds, and its range of characters.
  struct TextBoxes: Decodable {
    var layoutIndex: [Int]
    var bounds: [[Double]]
    var start: [Int]
    var length: [Int]
  }

  init(from decoder: any Decoder) throws {
    base = try DocumentSnapshot(from: decoder)
    documents = try decoder.container(keyedBy: CodingKeys.self)
      .decode([Document].self, forKey: .documents)
  }

  private enum CodingKeys: String, CodingKey { case documents }

  /// The parameters of the request for a snapshot.
  static let parameters: JSON = [
    "computedStyles": .array(DocumentSnapshot.styles.array + NodeStyle.names.map { .string($0) }),
    "includePaintOrder": true,
  ]
}
