/// Numbers for elements that tests see, each used once.
@MainActor
enum ElementIdentity {
  private static var last: UInt64 = 0

  static func next() -> UInt64 {
    last += 1
    return last
  }
}
