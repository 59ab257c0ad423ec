import CellRendering

extension UIApplication {
  /// The screen as plain text, a line for each row.
  package func plainText() -> String {
    TextRenderer.plain(CellBuffer(picture().list)) + "\n"
  }
}
