import AutomationProtocol
import Testing

@testable import DesktopAdapter

@Suite struct `Objects of the accessibility cache` {
  private func reference(_ path: String, bus: String = ":1.1") -> BusValue {
    .structure([.string(bus), .path(path)])
  }

  private var tail: [BusValue] {
    [
      .array([.string("org.a11y.atspi.Action"), .string("org.a11y.atspi.Text")], of: "s"),
      .string("Login"), .uint32(43), .string("Logs in"),
      .array([.uint32(1 << 24 | 1 << 25), .uint32(1)], of: "u"),
    ]
  }

  @Test func `are read from items`() throws {
    let item = BusValue.structure(
      [reference("/a"), reference("/root"), reference("/b"), .int32(2), .int32(5)] + tail)
    let (found, object, index, children) = try #require(AccessibleObject.item(item))
    #expect(found == AccessibleReference(bus: ":1.1", path: "/a"))
    #expect(object.parent == AccessibleReference(bus: ":1.1", path: "/b"))
    #expect(index == 2 && object.childCount == 5 && children == nil)
    #expect(object.name == "Login" && object.description == "Logs in")
    #expect(object.role.type(object.states) == .button)
    #expect(object.states == [.sensitive, .showing, .indeterminate])
    #expect(object.interfaces == [.action, .text])
  }

  @Test(arguments: [("Find      ", "Find"), (" \n", ""), ("Find it", "Find it"), ("", "")])
  func `have names without blanks around them`(name: String, shown: String) {
    var object = AccessibleObject()
    object.name = name
    #expect(object.name == shown)
  }

  @Test func `are read from items of older programs, which contain their children`() throws {
    let item = BusValue.structure(
      [
        reference("/a"), reference("/root"), reference("/b"),
        .array([reference("/c"), reference("/d")], of: "(so)"),
      ] + tail)
    let (_, object, _, children) = try #require(AccessibleObject.item(item))
    #expect(children?.map(\.path) == ["/c", "/d"])
    #expect(object.childCount == 2 && object.name == "Login")
  }

  @Test(
    arguments: [
      .string("a"), .structure([]), .structure([.string(""), .int32(1)]),
      .array([.uint32(1)], of: "u"),
    ] as [BusValue])
  func `aren't read from values of another form`(value: BusValue) {
    #expect(AccessibleObject.item(value) == nil)
  }

  @Test func `have no parent if it is the null object`() {
    #expect(AccessibleReference(reference("/org/a11y/atspi/null")) == nil)
    #expect(AccessibleReference(reference("/a", bus: "")) == nil)
    #expect(AccessibleReference(.string("/a")) == nil)
  }

  @Test(
    arguments: [
      (61, .editable, .textField), (61, [.editable, .multiLine], .textView), (61, [], .staticText),
      (40, .editable, .secureTextField), (23, [], .window), (35, [], .menuItem), (999, [], .other),
    ] as [(Int, AccessibleStates, ElementType)])
  func `have types by their roles and states`(
    role: Int, states: AccessibleStates, type: ElementType
  ) {
    #expect(AccessibleRole(rawValue: role).type(states) == type)
  }

  @Test(
    arguments: [
      ("7 7", "7"), ("mod mod", "mod"), ("÷ ÷", "÷"), ("a b a b", "a b"), ("7", nil), ("7 8", nil),
      ("", nil), (" ", nil), ("77 7", nil), ("é e\u{301}", nil),
    ] as [(String, String?)])
  func `repeated text in a name is detected`(name: String, text: String?) {
    var object = AccessibleObject()
    object.name = name
    #expect(object.repeatedText.map(String.init) == text)
  }
}
