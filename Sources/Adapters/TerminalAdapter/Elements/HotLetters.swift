/// Finds the letters of menus and buttons that stand out because they are their keys, such as the L
/// in mc's menu “Left”.
///
/// A word is one text for who reads it, so such a letter gets the style of the rest of its word.
enum HotLetters {
  /// Returns the cells of a row, with the styles as they look and no letter apart from its word.
  static func removed(from cells: [ScreenCell]) -> [ScreenCell] {
    var cells = cells
    for column in cells.indices { cells[column].style = cells[column].style.asItLooks }
    for column in cells.indices {
      if let style = styleOfWord(around: column, in: cells) { cells[column].style = style }
    }
    return cells
  }

  /// Returns the style of the word that a letter stands out in; nil for a letter that doesn't.
  private static func styleOfWord(around column: Int, in cells: [ScreenCell]) -> TextStyle? {
    guard cells[column].character.isLetter else { return nil }
    let own = cells[column].style
    func style(_ distance: Int) -> TextStyle? {
      let place = column + distance
      guard cells.indices.contains(place), cells[place].character.isLetter else { return nil }
      return cells[place].style
    }
    let (before, after) = (style(-1), style(1))
    let word: TextStyle? =
      switch (before, after) {
      case (let before?, let after?): before == after ? before : nil
      // Two letters alone don't tell which of them stands out.
      case (nil, let after?): style(2) == after ? after : nil
      case (let before?, nil): style(-2) == before ? before : nil
      case (nil, nil): nil
      }
    guard let word, word != own, own.hasGround(of: word) else { return nil }
    return word
  }
}

extension TextStyle {
  /// Whether a text has the same colour behind it as one in another style.
  fileprivate func hasGround(of other: TextStyle) -> Bool {
    background == other.background
      && attributes.contains(.reversed) == other.attributes.contains(.reversed)
  }
}
