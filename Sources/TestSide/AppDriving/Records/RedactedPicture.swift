import LaunchDomain

/// A picture of a screen without the secrets on it.
package enum RedactedPicture {
  /// Returns an SVG picture in which neither the secrets nor their lengths can be seen.
  ///
  /// - Parameter redact: Returns a text with its secrets hidden.
  package static func text(of svg: String, redact: (String) -> String) -> String {
    guard redact(svg) != svg else { return svg }
    var rows: Set<Int> = []
    let lines = svg.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let hidden = lines.map { line in
      let text = redact(line)
      guard text != line else { return line }
      if let row = row(of: line) { rows.insert(row) }
      return text.replacing(SecretRedactor.marker, with: marker)
        .replacing(/\stextLength="\d+" lengthAdjust="\w+"/, with: "")
    }
    // A caret stands at the end of the typed text and would reveal its length.
    return hidden.filter { line in
      guard line.contains(/<rect [^>]*width="1.5" height="14"/), let row = row(of: line)
      else { return true }
      return !rows.contains(row)
    }.joined(separator: "\n")
  }

  /// Returns the zero-based row of cells of an element in a picture.
  package static func row(of element: some StringProtocol) -> Int? {
    guard let y = String(element).firstMatch(of: /\by="([\d.]+)"/)?.1, let points = Double(y)
    else { return nil }
    return Int(points / rowHeight)
  }

  /// The marker that replaces a secret, escaped for XML.
  package static let marker = SecretRedactor.marker
    .replacing("<", with: "&lt;").replacing(">", with: "&gt;")

  /// The height of a row of cells, in points.
  private static let rowHeight = 16.0
}
