import CellRendering

extension UIApplication {
  /// Returns the screen as plain text, one line per row.
  package func plainText() -> String {
    TextRenderer.plain(CellBuffer(picture().list)) + "\n"
  }
}
