/// Finds highlighted letters of menus and buttons, which show the keys that activate them, such as the L in
/// mc's menu “Left”.
///
/// People read the word as one text, so such a letter gets the style of the rest of its word.
enum HotLetters {
  /// Returns the cells of a row with their visible styles, in which each letter has the style of its word.
  static func removed(from cells: [ScreenCell]) -> [ScreenCell] {
    var cells = cells
    for column in cells.indices { cells[column].style = cells[column].style.asItLooks }
    for column in cells.indices {
      if let style = styleOfWord(around: column, in: cells) { cells[column].style = style }
    }
    return cells
  }

  /// Returns the style of the word around a highlighted letter, or `nil` if the letter isn't highlighted.
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
      // In a word of two letters, either could be the highlighted one.
      case (nil, let after?): style(2) == after ? after : nil
      case (let before?, nil): style(-2) == before ? before : nil
      case (nil, nil): nil
      }
    guard let word, word != own, own.hasGround(of: word) else { return nil }
    return word
  }
}

extension TextStyle {
  /// Whether text in this style has the same background as text in another style.
  fileprivate func hasGround(of other: TextStyle) -> Bool {
    background == other.background
      && attributes.contains(.reversed) == other.attributes.contains(.reversed)
  }
}
