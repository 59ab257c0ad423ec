/// A control sequence (CSI) of ECMA-48: numbers between `ESC [` and a final byte.
struct ControlSequence: Hashable, Sendable {
  /// The byte `<`, `=`, `>` or `?` before the numbers, which makes a sequence private, or `nil`.
  var marker: UInt8?
  /// The parameters, each with its number and further ones after colons; `nil` is an absent number.
  var parameters: [[Int?]] = []
  /// The bytes between the numbers and the final byte.
  var intermediates: [UInt8] = []
  /// The byte that ends the sequence and determines its function.
  var final: UInt8 = 0

  /// Returns a parameter that counts from one; absent and zero mean one.
  func count(_ index: Int = 0) -> Int { max(1, number(index)) }

  /// Returns a parameter's number, or 0 if it is absent.
  func number(_ index: Int = 0) -> Int {
    guard parameters.indices.contains(index) else { return 0 }
    return parameters[index].first.flatMap { $0 } ?? 0
  }
}
