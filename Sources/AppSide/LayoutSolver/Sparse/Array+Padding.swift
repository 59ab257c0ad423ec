extension Array {
  /// Extends the array to at least a length, with one element in all new places.
  ///
  /// Without optimisation, as in the tests of modules that use this one, it takes a fraction of the time that
  /// appending a repeated element takes.
  mutating func pad(to length: Int, with element: Element) {
    if isEmpty, length > 0 {
      self = Array(repeating: element, count: length)
      return
    }
    while count < length { append(element) }
  }
}
