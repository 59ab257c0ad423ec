/// The styles of a node that affect the appearance of its text.
struct NodeStyle: Hashable {
  var overflowX = ""
  var overflowY = ""
  /// The text's colour, or `nil` if its notation isn't supported.
  var color: StyleColor?
  var background: StyleColor?
  var hasPicture = false
  /// The font size, in CSS pixels.
  var fontSize = 0.0
  var isBold = false
  var isVisible = true
  /// The node's opacity, not multiplied by that of its ancestors.
  var opacity = 1.0
  var isInline = false
  /// Whether the page may be dark where it sets no colour.
  var mayBeDark = false

  /// The styles to request, after those of `DocumentSnapshot`.
  static let names = [
    "overflow-x", "overflow-y", "color", "background-color", "background-image", "font-size",
    "font-weight", "visibility", "opacity", "display", "color-scheme",
  ]

  /// Reads the values of `names`; a node without styles, such as a document, keeps the defaults.
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
