extension Array {
  /// Makes the array at least so long, with one element in all places that are new.
  ///
  /// Where nothing is optimised, as in the tests of those who use it, this takes a fraction of what
  /// appending a repeated element does.
  mutating func pad(to length: Int, with element: Element) {
    if isEmpty, length > 0 {
      self = Array(repeating: element, count: length)
      return
    }
    while count < length { append(element) }
  }
}
