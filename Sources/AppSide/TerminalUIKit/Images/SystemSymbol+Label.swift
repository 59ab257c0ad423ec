import PlatformTypes

extension SystemSymbol {
  /// The accessibility label of a button with only the symbol.
  ///
  /// Common symbols have Apple's labels, regardless of the shape around them, as in `plus.circle.fill`.
  /// Others have the words of their name.
  var label: String {
    var words = name.split(separator: ".")
    while !words.isEmpty {
      if let label = Self.labels[words.joined(separator: ".")] { return label }
      guard let last = words.last, Self.shapes.contains(last) else { break }
      words.removeLast()
    }
    return name.replacing(".", with: " ")
  }

  /// The last words of names that don't change what a symbol means.
  private static let shapes: Set<Substring> = ["circle", "fill", "square"]

  private static let labels = [
    "arrow.clockwise": "Refresh", "bookmark": "Bookmark", "camera": "Camera",
    "checkmark": "Selected", "chevron.backward": "Back", "chevron.forward": "Forward",
    "chevron.left": "Back", "chevron.right": "Forward", "ellipsis": "More", "gear": "Settings",
    "gearshape": "Settings", "heart": "Love", "house": "Home", "magnifyingglass": "Search",
    "minus": "Remove", "pause": "Pause", "pencil": "Edit", "play": "Play", "plus": "Add",
    "square.and.arrow.up": "Share", "square.and.pencil": "Compose", "star": "Favorite",
    "stop": "Stop", "trash": "Delete", "xmark": "Close",
  ]
}

extension UIImage {
  /// The accessibility label of an element with only the image: the label of a symbol, or the name of
  /// another image.
  var spokenName: String? { symbol?.label ?? name }
}
