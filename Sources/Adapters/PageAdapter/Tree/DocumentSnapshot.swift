/// The documents of a page with the bounds of their boxes, in columns.
struct DocumentSnapshot: Decodable {
  var documents: [Document]
  var strings: [String]

  struct Document: Decodable {
    var title: Int
    var frameId: Int
    var nodes: Nodes
    var layout: Layout
    var scrollOffsetX: Double?
    var scrollOffsetY: Double?
  }

  struct Nodes: Decodable {
    var parentIndex: [Int]
    var nodeName: [Int]
    var backendNodeId: [Int]
    var attributes: [[Int]]
    var contentDocumentIndex: Sparse
  }

  struct Sparse: Decodable {
    var index: [Int]
    var value: [Int]
  }

  struct Layout: Decodable {
    var nodeIndex: [Int]
    var styles: [[Int]]
    var bounds: [[Double]]
  }

  /// The styles to request, in the order in which `BoxStyle` reads them; others may follow.
  static let styles: JSON = [
    "overflow-x", "position", "border-left-width", "border-top-width",
  ]

  /// Returns a string from the table.
  func string(_ index: Int) -> String { strings.indices.contains(index) ? strings[index] : "" }
}
