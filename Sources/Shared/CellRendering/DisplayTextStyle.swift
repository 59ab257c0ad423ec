/// How a run of text is drawn.
///
/// The font's size plays no part: a character takes one cell (two if wide) whatever its size, as in
/// every terminal.
package struct DisplayTextStyle: Hashable, Sendable {
  package var color: DisplayColor
  package var isBold = false
  package var isItalic = false
  package var isUnderlined = false
  package var isStruckThrough = false

  package init(
    color: DisplayColor, isBold: Bool = false, isItalic: Bool = false, isUnderlined: Bool = false,
    isStruckThrough: Bool = false
  ) {
    self.color = color
    self.isBold = isBold
    self.isItalic = isItalic
    self.isUnderlined = isUnderlined
    self.isStruckThrough = isStruckThrough
  }
}
