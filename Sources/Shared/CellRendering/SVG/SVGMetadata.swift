import Foundation

/// A text stored in an SVG file, in a `metadata` element.
///
/// Viewers ignore the element, and other tools may drop it.
package struct SVGMetadata: Hashable, Sendable {
  /// The identifier of the element, which tells what the text is.
  package var id: String
  /// The text; line breaks at its ends aren't kept.
  package var text: String

  package init(id: String, text: String) {
    self.id = id
    self.text = text
  }

  /// The element, without a line break at its end.
  var element: String { Self.start(id) + "\n\(SVGText.escaped(text))\n" + Self.end }

  /// Removes the element from a file.
  ///
  /// - Parameters:
  ///   - id: The identifier of the element.
  ///   - svg: The file.
  /// - Returns: The rest of the file, and the text, or `nil` if the file contains none.
  package static func split(_ id: String, from svg: String) -> (picture: String, text: String?) {
    guard let start = svg.range(of: start(id), options: .literal),
      let end = svg.range(of: end, options: .literal, range: start.upperBound..<svg.endIndex)
    else { return (svg, nil) }
    let text = svg[start.upperBound..<end.lowerBound].drop(while: \.isNewline)
    let rest = svg[end.upperBound...]
    let picture =
      svg[..<start.lowerBound] + (rest.first?.isNewline == true ? rest.dropFirst() : rest)
    return (String(picture), unescaped(text))
  }

  private static func unescaped(_ text: Substring) -> String {
    var text = String(text)
    while text.last?.isNewline == true { text.removeLast() }
    return text.replacing("&lt;", with: "<").replacing("&gt;", with: ">")
      .replacing("&amp;", with: "&")
  }

  private static func start(_ id: String) -> String { "<metadata id=\"\(id)\">" }
  private static let end = "</metadata>"
}
