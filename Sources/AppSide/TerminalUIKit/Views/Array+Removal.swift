extension Array where Element: AnyObject {
  /// Takes out an object that is in the array once.
  ///
  /// Many are taken out one by one, most often from the beginning or from the end: there no others are
  /// looked at.
  mutating func remove(object: Element) {
    if last === object {
      removeLast()
    } else if let place = firstIndex(where: { $0 === object }) {
      remove(at: place)
    }
  }
}
