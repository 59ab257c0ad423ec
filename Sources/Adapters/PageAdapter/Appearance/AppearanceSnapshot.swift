/// The documents of a page with how they are drawn: styles, lines of text and the order of painting.
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

  /// The positions at which something is true.
  struct Positions: Decodable {
    var index: [Int]
  }

  struct Layout: Decodable {
    var text: [Int]
    var paintOrders: [Int]?
  }

  /// The lines of texts: which text each belongs to, its place, and its characters there.
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

  /// The request's parameters.
  static let parameters: JSON = [
    "computedStyles": .array(DocumentSnapshot.styles.array + NodeStyle.names.map { .string($0) }),
    "includePaintOrder": true,
  ]
}
