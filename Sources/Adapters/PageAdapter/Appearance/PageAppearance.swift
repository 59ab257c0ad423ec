import Foundation

/// The appearance of a page: its lines of text with their colours, and the styles and labels of its nodes.
struct PageAppearance {
  /// A line of a text.
  struct Line: Hashable {
    var text: String
    /// The visible part; empty if nothing is visible.
    var frame: CGRect
    /// Whether a part of the line is clipped and can't be scrolled into view.
    var isCut: Bool
    /// The colours, or `nil` if they are unknown or something covers the line.
    var colors: Colors?
  }

  struct Colors: Hashable {
    var text: StyleColor
    var background: StyleColor
  }

  /// A text of the page.
  struct Text: Hashable {
    var document: Int
    /// The position of the text's node in its document.
    var node: Int
    /// The font size, in CSS pixels.
    var fontSize: Double
    var isBold: Bool
    var lines: [Line] = []

    /// Whether a part of the text is clipped and another part is visible.
    var isClipped: Bool { lines.contains(where: \.isCut) && lines.contains { !$0.frame.isEmpty } }
  }

  private(set) var texts: [Text] = []
  /// The browser's numbers of the nodes on which a script handles clicks.
  private(set) var clickable: Set<Int> = []
  /// The labels of controls, in each document.
  private(set) var labels: [PageLabels] = []
  /// The frames of labels, keyed by the browser's numbers of their controls.
  private(set) var labelFrames: [Int: CGRect] = [:]
  /// The styles of nodes with a layout, in each document.
  private(set) var styles: [[Int: NodeStyle]] = []

  /// Reads the appearance of a page's documents.
  ///
  /// - Parameters:
  ///   - snapshot: The browser's answer.
  ///   - screen: The visible part of the page.
  init(_ snapshot: AppearanceSnapshot, screen: CGRect) {
    let documents = PageDocument.read(snapshot.base, screen: screen)
    for number in documents.indices {
      let drawn = DrawnDocument(
        documents[number], number, snapshot.documents[number],
        layout: snapshot.base.documents[number].layout, strings: snapshot.base)
      texts += drawn.texts
      styles.append(drawn.styles)
      for position in snapshot.documents[number].nodes.isClickable?.index ?? []
      where documents[number].nodes.indices.contains(position) {
        clickable.insert(documents[number].nodes[position].backendIdentifier)
      }
      let labels = PageLabels(
        in: documents[number], snapshot.base.documents[number], snapshot.base)
      self.labels.append(labels)
      labelFrames.merge(labels.frames(in: documents[number])) { $0.union($1) }
    }
  }
}
