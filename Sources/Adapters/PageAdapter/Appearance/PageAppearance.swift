import Foundation

/// How a page is drawn: its texts line by line with their colours, and what belongs to its nodes.
struct PageAppearance {
  /// A line of a text.
  struct Line: Hashable {
    var text: String
    /// The part that can be seen; empty if none can.
    var frame: CGRect
    /// Whether something cuts a part of it off that can't be scrolled into view.
    var isCut: Bool
    /// `nil` if the colours aren't known, or something lies in front.
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
    /// In CSS pixels.
    var fontSize: Double
    var isBold: Bool
    var lines: [Line] = []

    /// Whether a part of it is cut off and another can be seen.
    var isClipped: Bool { lines.contains(where: \.isCut) && lines.contains { !$0.frame.isEmpty } }
  }

  private(set) var texts: [Text] = []
  /// The nodes that a script listens to for clicks, by the browser's numbers.
  private(set) var clickable: Set<Int> = []
  /// The labels of controls, document by document.
  private(set) var labels: [PageLabels] = []
  /// The frames of labels, by the browser's numbers of the controls that they belong to.
  private(set) var labelFrames: [Int: CGRect] = [:]
  /// The styles of nodes that are laid out, document by document.
  private(set) var styles: [[Int: NodeStyle]] = []

  /// Reads how the documents of a page are drawn.
  ///
  /// - Parameters:
  ///   - snapshot: The browser's answer.
  ///   - screen: The part of the page that can be seen.
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
