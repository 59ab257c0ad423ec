/// The style of a run of text.
///
/// The font's size has no effect: a character takes one cell (two if wide) at any size, as in every terminal.
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
