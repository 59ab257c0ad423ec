import Foundation
import LaunchDomain

/// A picture of a screen without the secrets on it.
package enum RedactedPicture {
  /// Returns an SVG picture in which neither the secrets nor their lengths can be seen.
  ///
  /// - Parameter redact: Returns a text with its secrets hidden.
  package static func text(of svg: String, redact: (String) -> String) -> String {
    let lines = svg.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let parts = parts(in: lines, redact: redact)
    guard !parts.isEmpty || redact(svg) != svg else { return svg }
    var rows: Set<Int> = []
    let hidden = lines.enumerated().map { index, line in
      let text = redact(parts[index] ?? line)
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

  /// Returns the lines whose text a secret goes through, without it, by their numbers.
  private static func parts(in lines: [String], redact: (String) -> String) -> [Int: String] {
    var texts = PictureTexts()
    for (index, line) in lines.enumerated() where line.hasPrefix("<text ") {
      guard let match = line.firstMatch(of: element), let x = Double(match.x),
        let y = Double(match.y)
      else { continue }
      texts.add(String(match.text), id: index, x: x, y: y)
    }
    var result: [Int: String] = [:]
    for (index, text) in texts.redacted(redact) {
      guard let match = lines[index].firstMatch(of: element) else { continue }
      result[index] = lines[index].replacingCharacters(
        in: match.text.startIndex..<match.text.endIndex, with: text)
    }
    return result
  }

  /// A text at its place.
  private static var element: Regex<(Substring, x: Substring, y: Substring, text: Substring)> {
    /<text x="(?<x>[\d.]+)" y="(?<y>[\d.]+)"[^>]*>(?<text>[^<]*)<\/text>/
  }

  /// Returns the zero-based row of cells of an element in a picture.
  package static func row(of element: some StringProtocol) -> Int? {
    guard let y = String(element).firstMatch(of: /\by="([\d.]+)"/)?.1, let points = Double(y)
    else { return nil }
    return PictureTexts.row(points)
  }

  /// The marker that replaces a secret, escaped for XML.
  package static let marker = SecretRedactor.marker
    .replacing("<", with: "&lt;").replacing(">", with: "&gt;")
}
