import Foundation

/// A run as an asciinema recording, version 2: a head, then the terminal's output, one JSON value per line.
package enum CastReport {
  private struct Head: Encodable {
    let version = 2
    var width: Int
    var height: Int
    var timestamp: Int
    var title: String
  }

  /// Returns the recording.
  ///
  /// - Throws: an error of the encoder.
  package static func text(of run: RunRecord) throws -> String {
    let film = RunFilm(run)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    func line(_ value: some Encodable) throws -> String {
      String(decoding: try encoder.encode(value), as: UTF8.self)
    }
    // Two more lines, for the scenario and the step.
    let head = Head(
      width: max(20, Int(film.width / 8)), height: Int(film.height / 16) + 2,
      timestamp: Int(run.started), title: "Understudy")
    var lines = [try line(head)]
    for frame in film.frames {
      let text =
        "\u{1B}[0m\u{1B}[2J\u{1B}[H\u{1B}[1m\(plain(frame.scenario))\u{1B}[0m\r\n"
        + "\(plain(frame.caption))\r\n" + screen(frame.screen)
      // Codable has no type for an array of numbers and texts.
      lines.append("[\(frame.start),\"o\",\(try line(text))]")
    }
    if !film.frames.isEmpty { lines.append("[\(film.duration),\"o\",\"\"]") }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns the terminal output of a screen, or the elements if the app draws no cells.
  private static func screen(_ screen: ScreenRecord) -> String {
    (screen.ansi ?? screen.tree.map(plain).joined(separator: "\n"))
      .replacing("\n", with: "\r\n")
  }

  /// Returns a text with control characters, which could change the terminal's state, replaced by spaces.
  private static func plain(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map { $0.value < 0x20 ? " " : $0 }))
  }
}
