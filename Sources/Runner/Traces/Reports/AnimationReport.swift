import Foundation

/// A run as one animated picture (SVG with its own timing), which browsers and code hosts show.
package enum AnimationReport {
  /// Returns the picture.
  package static func text(of run: RunRecord) -> String {
    let film = RunFilm(run)
    let (width, height) = (Int(max(film.width, 320)), Int(film.height) + captionHeight)
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" "
        + "viewBox=\"0 0 \(width) \(height)\">",
      "<title>Understudy</title>",
      "<rect width=\"100%\" height=\"100%\" fill=\"#14171b\"/>",
    ]
    // All times count from the start of a round.
    let total = max(film.duration, 1)
    lines.append(
      "<rect width=\"0\" height=\"0\"><animate id=\"round\" attributeName=\"width\" from=\"0\" to=\"0\" "
        + "begin=\"0s;round.end\" dur=\"\(total)s\"/></rect>")
    for frame in film.frames {
      let picture = Data(frame.screen.svg.utf8).base64EncodedString()
      lines += [
        "<g visibility=\"hidden\"><set attributeName=\"visibility\" to=\"visible\" "
          + "begin=\"round.begin+\(frame.start)s\" dur=\"\(frame.duration)s\"/>",
        "<text x=\"8\" y=\"20\" font-family=\"monospace\" font-size=\"13\" fill=\"#aab3be\">"
          + "\(XMLText.escaped(frame.scenario))</text>",
        "<text x=\"8\" y=\"38\" font-family=\"monospace\" font-size=\"13\" fill=\"#e8ebef\">"
          + "\(XMLText.escaped(frame.caption))</text>",
        "<image y=\"\(captionHeight)\" width=\"\(Int(frame.screen.width))\" "
          + "height=\"\(Int(frame.screen.height))\" href=\"data:image/svg+xml;base64,\(picture)\"/></g>",
      ]
    }
    lines.append("</svg>")
    return lines.joined(separator: "\n") + "\n"
  }

  /// The height of the caption above the screen, in points.
  private static let captionHeight = 48
}
