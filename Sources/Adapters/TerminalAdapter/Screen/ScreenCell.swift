/// One cell of a terminal's screen.
struct ScreenCell: Hashable, Sendable {
  var character: Character = " "
  /// The number of columns: 1, 2 for the left half of a wide character, 0 for its right half.
  var width: UInt8 = 1
  var style = TextStyle()

  /// Returns an empty cell in a style's background colour, as erasing leaves it.
  static func blank(_ style: TextStyle) -> ScreenCell {
    var cell = ScreenCell()
    cell.style.background = style.background
    return cell
  }
}
