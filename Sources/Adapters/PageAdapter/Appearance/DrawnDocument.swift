import Foundation

/// The appearance of one document of a page.
struct DrawnDocument {
  private(set) var texts: [PageAppearance.Text] = []
  /// The styles of the nodes that have a layout.
  private(set) var styles: [Int: NodeStyle] = [:]
  private let document: PageDocument
  private var layers = PageLayers([], ground: nil)
  /// The area, for each node, in which its content isn't clipped; areas reachable by scrolling count.
  private var limits: [CGRect] = []
  private var opacities: [Double] = []

  init(
    _ document: PageDocument, _ number: Int, _ source: AppearanceSnapshot.Document,
    layout: DocumentSnapshot.Layout, strings: DocumentSnapshot
  ) {
    self.document = document
    let before = DocumentSnapshot.styles.array.count
    for (box, node) in layout.nodeIndex.enumerated() where styles[node] == nil {
      styles[node] = NodeStyle(layout.styles[box].dropFirst(before).map { strings.string($0) })
    }
    readLimits()
    layers = PageLayers(
      layout.nodeIndex.indices.compactMap { layer(at: $0, source, layout) },
      ground: document.owner == nil && styles[rootNode]?.mayBeDark != true ? .white : nil)
    readTexts(number, source, layout, strings)
  }

  /// The position of the HTML element.
  private var rootNode: Int { document.nodes.firstIndex { $0.name == "HTML" } ?? 0 }

  /// Reads the area to which each node clips its content, and the node's opacity.
  private mutating func readLimits() {
    for (index, node) in document.nodes.enumerated() {
      let parent = limits.indices.contains(node.parent) ? node.parent : nil
      var limit = parent.map { limits[$0] } ?? .everything
      // The browser gives a text the styles of the element that contains it.
      let style = node.name == "#text" ? nil : styles[index]
      opacities.append((parent.map { opacities[$0] } ?? 1) * (style?.opacity ?? 1))
      if let style, let frame = node.frame, !Self.roots.contains(node.name) {
        // Scrolling containers don't hide anything permanently.
        limit = limit.limited(.horizontal, style.overflowX, to: frame)
        limit = limit.limited(.vertical, style.overflowY, to: frame)
      }
      limits.append(limit)
    }
  }

  private func layer(
    at box: Int, _ source: AppearanceSnapshot.Document, _ layout: DocumentSnapshot.Layout
  ) -> PageLayers.Layer? {
    let index = layout.nodeIndex[box]
    // A document has no styles; its background is the ground of all layers.
    guard document.nodes.indices.contains(index), source.layout.text[box] < 0,
      document.nodes[index].name != "#document",
      let style = styles[index], style.isVisible, let frame = document.nodes[index].frame
    else { return nil }
    let isPicture = style.hasPicture || Self.pictures.contains(document.nodes[index].name)
    let color = style.background?.faded(to: opacities[index])
    guard isPicture || color?.alpha != 0, opacities[index] > 0 else { return nil }
    let visible = frame.intersection(document.nodes[index].clip)
    guard !visible.isEmpty else { return nil }
    return PageLayers.Layer(
      order: order(of: box, source), frame: visible, color: isPicture ? nil : color,
      isFaded: opacities[index] < 1)
  }

  private func order(of box: Int, _ source: AppearanceSnapshot.Document) -> PageLayers.Order {
    let orders = source.layout.paintOrders ?? []
    return PageLayers.Order(
      paint: orders.indices.contains(box) ? orders[box] : 0, position: box)
  }

  // MARK: Texts

  private mutating func readTexts(
    _ number: Int, _ source: AppearanceSnapshot.Document, _ layout: DocumentSnapshot.Layout,
    _ strings: DocumentSnapshot
  ) {
    var places: [Int: Int] = [:]
    let boxes = source.textBoxes
    for (line, box) in boxes.layoutIndex.enumerated() {
      guard layout.nodeIndex.indices.contains(box), boxes.bounds[line].count == 4 else { continue }
      let node = layout.nodeIndex[box]
      guard let style = styles[node], isWritten(node, style) else { continue }
      let whole = Array(strings.string(source.layout.text[box]).utf16)
      let start = min(max(boxes.start[line], 0), whole.count)
      let end = min(start + max(boxes.length[line], 0), whole.count)
      let text = String(decoding: whole[start..<end], as: UTF16.self)
        .trimmingCharacters(in: .whitespacesAndNewlines)
      guard !text.isEmpty else { continue }
      let bounds = boxes.bounds[line]
      let frame = CGRect(
        x: bounds[0] + document.origin.x, y: bounds[1] + document.origin.y, width: bounds[2],
        height: bounds[3])
      if places[node] == nil {
        places[node] = texts.count
        texts.append(
          PageAppearance.Text(
            document: number, node: node, fontSize: style.fontSize, isBold: style.isBold))
      }
      texts[places[node] ?? 0].lines.append(
        self.line(text, in: frame, of: node, style, order(of: box, source)))
    }
  }

  /// Returns whether a node is visible text of an element: not text that style sheets generate, which the
  /// accessibility tree has without a node, and not text in pictures, which have other styles.
  private func isWritten(_ node: Int, _ style: NodeStyle) -> Bool {
    guard style.isVisible, opacities[node] > 0, style.color?.alpha != 0 else { return false }
    var next = node
    while document.nodes.indices.contains(next) {
      let name = document.nodes[next].name
      if name.hasPrefix("::") || name == "svg" { return false }
      next = document.nodes[next].parent
    }
    return true
  }

  private func line(
    _ text: String, in frame: CGRect, of node: Int, _ style: NodeStyle, _ order: PageLayers.Order
  ) -> PageAppearance.Line {
    let limit = limits[node]
    let seen = frame.intersection(document.nodes[node].clip)
    // Smaller text is invisible, and meant for screen readers.
    let isSeen = !seen.isNull && seen.width >= Self.leastSize && seen.height >= Self.leastSize
    let part = frame.intersection(limit)
    let isCut =
      part.isNull || part.width < frame.width - Self.tolerance
      || part.height < frame.height * Self.leastHeight
    return PageAppearance.Line(
      text: text, frame: isSeen ? seen : .zero, isCut: isCut,
      colors: isSeen ? colors(at: seen, of: node, style, order) : nil)
  }

  private func colors(
    at frame: CGRect, of node: Int, _ style: NodeStyle, _ order: PageLayers.Order
  ) -> PageAppearance.Colors? {
    let point = CGPoint(x: frame.midX, y: frame.midY)
    let opacity = opacities[node]
    guard let color = style.color, !layers.covers(point, from: order),
      let background = layers.background(at: point, behind: order, isFaded: opacity < 1)
    else { return nil }
    return PageAppearance.Colors(
      text: color.faded(to: opacity).over(background), background: background)
  }

  private static let roots: Set<String> = ["#document", "HTML", "BODY"]
  private static let pictures: Set<String> = [
    "IMG", "VIDEO", "CANVAS", "IFRAME", "OBJECT", "EMBED", "svg",
  ]
  /// The minimum size of visible text, in points.
  private static let leastSize = 3.0
  private static let tolerance = 1.0
  /// The share of a line's height that letters need.
  private static let leastHeight = 0.75
}

extension CGRect {
  private static let far = 1e7

  /// A rectangle so large that it doesn't limit others.
  fileprivate static let everything = CGRect(x: -far, y: -far, width: 2 * far, height: 2 * far)

  fileprivate enum Axis { case horizontal, vertical }

  /// Returns the part of this rectangle in which a box with a value of `overflow` shows its content.
  fileprivate func limited(_ axis: Axis, _ overflow: String, to frame: CGRect) -> CGRect {
    var other = self
    switch (overflow, axis) {
    case ("hidden", .horizontal), ("clip", .horizontal):
      other.origin.x = max(minX, frame.minX)
      other.size.width = max(0, min(maxX, frame.maxX) - other.minX)
    case ("hidden", .vertical), ("clip", .vertical):
      other.origin.y = max(minY, frame.minY)
      other.size.height = max(0, min(maxY, frame.maxY) - other.minY)
    case ("auto", .horizontal), ("scroll", .horizontal):
      other.origin.x = Self.everything.minX
      other.size.width = Self.everything.width
    case ("auto", .vertical), ("scroll", .vertical):
      other.origin.y = Self.everything.minY
      other.size.height = Self.everything.height
    default: break
    }
    return other
  }
}
