extension Array where Element: AnyObject {
  /// Removes an object that occurs once in the array.
  ///
  /// The search tries the last element first and then starts at the beginning, because objects are
  /// usually removed one by one from either end.
  mutating func remove(object: Element) {
    if last === object {
      removeLast()
    } else if let place = firstIndex(where: { $0 === object }) {
      remove(at: place)
    }
  }
}
