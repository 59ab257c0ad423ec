import Foundation

/// The nodes of one document, with their names, attributes, and boxes on the screen.
struct PageDocument {
  /// A node of the document.
  struct Node {
    var parent: Int
    var name: String
    var backendIdentifier: Int
    var identifier = ""
    var placeholder: String?
    var inputType = ""
    /// Whether a click downloads the target.
    var isDownload = false
    /// The box in points of the screen, or `nil` if the node has no layout.
    var frame: CGRect?
    /// The part of the screen to which the node's ancestors clip it.
    var clip: CGRect
    /// The part of the screen to which the node clips its content.
    var clipInside: CGRect
    /// The number of the document inside, for a frame.
    var content: Int?
  }

  var frame: String
  var title: String
  /// The origin of the document on the screen.
  var origin: CGPoint
  /// The document that contains this one, and the frame's node in it.
  var owner: (document: Int, node: Int)?
  var nodes: [Node]

  /// Reads all documents of a page.
  static func read(_ snapshot: DocumentSnapshot, screen: CGRect) -> [PageDocument] {
    var documents: [PageDocument] = []
    var owners: [Int: (document: Int, node: Int)] = [:]
    for (number, source) in snapshot.documents.enumerated() {
      for (node, content) in zip(
        source.nodes.contentDocumentIndex.index, source.nodes.contentDocumentIndex.value)
      { owners[content] = (number, node) }
    }
    // A document comes after the one that contains it.
    for (number, source) in snapshot.documents.enumerated() {
      var origin = CGPoint.zero
      var clip = screen
      let owner = owners[number].flatMap { $0.document < number ? $0 : nil }
      if let owner {
        let node = documents[owner.document].nodes[owner.node]
        let frame = node.frame ?? .zero
        let border = BoxStyle(snapshot, owner.document, node: owner.node).border
        origin = CGPoint(x: frame.minX + border.x, y: frame.minY + border.y)
        clip = node.clip.intersection(frame)
      }
      origin.x -= source.scrollOffsetX ?? 0
      origin.y -= source.scrollOffsetY ?? 0
      documents.append(
        PageDocument(
          source, in: snapshot, origin: origin, clip: clip.isNull ? .zero : clip, owner: owner))
    }
    return documents
  }

  private init(
    _ source: DocumentSnapshot.Document, in snapshot: DocumentSnapshot, origin: CGPoint,
    clip: CGRect, owner: (document: Int, node: Int)?
  ) {
    frame = snapshot.string(source.frameId)
    title = snapshot.string(source.title)
    self.origin = origin
    self.owner = owner
    var boxes: [Int: Int] = [:]
    for (box, node) in source.layout.nodeIndex.enumerated() where boxes[node] == nil {
      boxes[node] = box
    }
    let contents = Dictionary(
      zip(source.nodes.contentDocumentIndex.index, source.nodes.contentDocumentIndex.value)
    ) { first, _ in first }
    nodes = []
    nodes.reserveCapacity(source.nodes.parentIndex.count)
    for (index, parent) in source.nodes.parentIndex.enumerated() {
      let around = nodes.indices.contains(parent) ? nodes[parent].clipInside : clip
      var node = Node(
        parent: parent, name: snapshot.string(source.nodes.nodeName[index]),
        backendIdentifier: source.nodes.backendNodeId[index], clip: around, clipInside: around,
        content: contents[index])
      if let box = boxes[index], source.layout.bounds[box].count == 4 {
        let bounds = source.layout.bounds[box]
        let frame = CGRect(
          x: bounds[0] + origin.x, y: bounds[1] + origin.y, width: bounds[2], height: bounds[3])
        node.frame = frame
        let style = BoxStyle(snapshot, source.layout.styles[box])
        if style.position == "fixed" { node.clip = clip }
        node.clipInside = node.clip
        // The document's overflow is that of the screen.
        if style.overflow != "visible", style.overflow != "", !Self.roots.contains(node.name) {
          let inside = node.clip.intersection(frame)
          node.clipInside = inside.isNull ? .zero : inside
        }
      }
      node.read(source.nodes.attributes[index], snapshot)
      nodes.append(node)
    }
  }

  private static let roots: Set<String> = ["#document", "HTML", "BODY"]
}

extension PageDocument.Node {
  /// Reads the relevant attributes; the test identifier is preferred to the `id`.
  fileprivate mutating func read(_ attributes: [Int], _ snapshot: DocumentSnapshot) {
    var index = 0
    while index + 1 < attributes.count {
      let value = attributes[index + 1]
      switch snapshot.string(attributes[index]) {
      case "data-testid": identifier = snapshot.string(value)
      case "id" where identifier.isEmpty: identifier = snapshot.string(value)
      case "placeholder": placeholder = snapshot.string(value)
      case "download": isDownload = name == "A"
      case "type": inputType = snapshot.string(value).lowercased()
      default: break
      }
      index += 2
    }
  }
}

/// The styles that determine the position of a box.
struct BoxStyle {
  var overflow = ""
  var position = ""
  /// The widths of the left and the top border.
  var border = CGPoint.zero

  init(_ snapshot: DocumentSnapshot, _ styles: [Int]) {
    guard styles.count >= 4 else { return }
    overflow = snapshot.string(styles[0])
    position = snapshot.string(styles[1])
    border = CGPoint(
      x: Self.points(snapshot.string(styles[2])), y: Self.points(snapshot.string(styles[3])))
  }

  init(_ snapshot: DocumentSnapshot, _ document: Int, node: Int) {
    let layout = snapshot.documents[document].layout
    guard let box = layout.nodeIndex.firstIndex(of: node) else {
      self.init(snapshot, [])
      return
    }
    self.init(snapshot, layout.styles[box])
  }

  private static func points(_ text: String) -> Double {
    text.hasSuffix("px") ? Double(text.dropLast(2)) ?? 0 : 0
  }
}
