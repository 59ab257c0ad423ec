/// One place of a terminal's screen.
struct ScreenCell: Hashable, Sendable {
  var character: Character = " "
  /// The cells that the character takes: 1, 2 for the left half of a wide one, 0 for its right half.
  var width: UInt8 = 1
  var style = TextStyle()

  /// A place with nothing on it, in a background colour: erasing takes the present one.
  static func blank(_ style: TextStyle) -> ScreenCell {
    var cell = ScreenCell()
    cell.style.background = style.background
    return cell
  }
}
