import Testing

@testable import AutomationProtocol

@Suite struct NumericPrefixTests {
  @Test(
    arguments: [
      ("", 0, 0, false), ("12", 12, 12, true), (" -7 apples", -7, -7, true),
      ("+3.5e2x", 3, 350, true),
      ("x1", 0, 0, false), ("-", 0, 0, false), (".5", 0, 0.5, false), (".", 0, 0, false),
      ("99999999999999999999999", Int.max, 1e23, true),
      ("-99999999999999999999999", Int.min, -1e23, true), ("1e", 1, 1, true),
      ("1e-2", 1, 0.01, true),
      ("yes", 0, 0, true), ("000", 0, 0, false), ("00T", 0, 0, true), ("no", 0, 0, false),
      ("٣", 0, 0, false),
    ] as [(String, Int, Double, Bool)])
  func `a string's leading number is read as NSString reads it`(
    string: String, integer: Int, double: Double, bool: Bool
  ) {
    let prefix = NumericPrefix(of: string)
    #expect(prefix.integer(as: Int.self) == integer)
    #expect(prefix.double == double)
    #expect(prefix.bool == bool)
  }

  @Test func `an integer is clamped to the range of its type`() {
    #expect(NumericPrefix(of: "3000000000").integer(as: Int32.self) == .max)
    #expect(NumericPrefix(of: "-3000000000").integer(as: Int32.self) == .min)
  }
}
