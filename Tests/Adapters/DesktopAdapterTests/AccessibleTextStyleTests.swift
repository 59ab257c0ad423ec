import AutomationAgent
import Testing

@testable import DesktopAdapter

@Suite struct AccessibleTextStyleTests {
  private static func attribute(_ name: String, _ value: String) -> BusValue {
    .entry(.string(name), .string(value))
  }

  @Test func `a program's answer is read`() throws {
    let style = try #require(
      AccessibleTextStyle([
        .array(
          [
            Self.attribute("fg-color", "65535,0,32768"), Self.attribute("size", "10.5"),
            Self.attribute("weight", "700"),
          ], of: "{ss}"), .int32(0), .int32(4),
      ]))
    #expect(style.length == 4 && style.size == 10.5 && style.isBold)
    #expect(style.color == DrawnText.Color(red: 1, green: 0, blue: 32768 / 65535))
  }

  @Test func `a style without a reported colour has no colour`() throws {
    let style = try #require(
      AccessibleTextStyle([
        .array([Self.attribute("size", "18")], of: "{ss}"), .int32(0), .int32(4),
      ]))
    #expect(style.color == nil && style.size == 18 && !style.isBold)
  }

  @Test(arguments: ["", "1,2", "1,2,3,4", "a,b,c", "-1,0,0", "70000,0,0"])
  func `an invalid colour is ignored`(text: String) {
    #expect(AccessibleTextStyle(["fg-color": text], length: 1).color == nil)
  }

  @Test func `an answer of another form has no style`() {
    #expect(AccessibleTextStyle([]) == nil)
    #expect(AccessibleTextStyle([.string("x"), .string("y"), .string("z")]) == nil)
  }
}
