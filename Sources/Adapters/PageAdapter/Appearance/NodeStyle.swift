/// The styles of a node that its text depends on.
struct NodeStyle: Hashable {
  var overflowX = ""
  var overflowY = ""
  /// `nil` for a notation that isn't understood.
  var color: StyleColor?
  var background: StyleColor?
  var hasPicture = false
  /// In CSS pixels.
  var fontSize = 0.0
  var isBold = false
  var isVisible = true
  /// The node's own opacity, not yet multiplied by that of the nodes around it.
  var opacity = 1.0
  var isInline = false
  /// Whether the page may be dark where it has no colour of its own.
  var mayBeDark = false

  /// The styles to ask for, after those of `DocumentSnapshot`.
  static let names = [
    "overflow-x", "overflow-y", "color", "background-color", "background-image", "font-size",
    "font-weight", "visibility", "opacity", "display", "color-scheme",
  ]

  /// Reads the values of `names`; of a node without styles, such as a document, nothing is known.
  init(_ values: some Collection<String>) {
    let values = Array(values)
    guard values.count == Self.names.count else { return }
    overflowX = values[0]
    overflowY = values[1]
    color = StyleColor(values[2])
    background = StyleColor(values[3])
    hasPicture = values[4] != "none"
    fontSize = Double(values[5].dropLast(2)) ?? 0
    isBold = (Double(values[6]) ?? 0) >= Self.boldWeight
    isVisible = values[7] == "visible"
    opacity = Double(values[8]) ?? 1
    isInline = values[9] == "inline"
    mayBeDark = values[10].contains("dark")
  }

  private static let boldWeight = 700.0
}
