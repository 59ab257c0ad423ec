import Testing

/// People who use the apps in a terminal with keys alone.
@Suite struct KeyboardFlowTests {
  private static let down = "\u{1B}[B"
  private static let left = "\u{1B}[D"
  private static let f1 = "\u{1B}OP"
  private static let escape = "\u{1B}"

  @Test func `a person logs in by typing at once`() throws {
    let person = try PersonAtTerminal(
      "LoginApp", ["-ui-testing", "YES", "-model.user", "test", "-model.password", "1234"])
    person.sees("F1 keys")
    person.seesFocus(on: "Username")
    person.type("test\r")
    person.waits(for: "user") { $0.screen.contains("test") && $0.focusedText == "Password" }
    person.type("1234\r")
    person.sees("Success")
    // The app ends editing, and the focus mark still shows where the keys go.
    person.seesFocus(on: "Login")
    #expect(person.quit() == "")
  }

  @Test func `the hint opens the key card and disappears`() throws {
    let person = try PersonAtTerminal("LoginApp", ["-ui-testing", "YES"])
    person.sees("F1 keys")
    person.type(Self.f1)
    person.sees("Shift-Tab")
    #expect(person.screen.contains("quit") && !person.screen.contains("F1 keys"))
    person.type(Self.escape)
    person.seesNo("Shift-Tab")
    person.seesFocus(on: "Username")
    #expect(!person.screen.contains("F1 keys"))
    #expect(person.quit() == "")
  }

  @Test(arguments: [escape, left])
  func `a person opens a row and returns to the same row`(_ back: String) throws {
    let person = try PersonAtTerminal("EmployeesApp")
    person.seesFocus(on: "Ada Okafor")
    person.type(Self.down)
    person.seesFocus(on: "Björn Aalto")
    person.type("\r")
    person.sees("‹ Employees")
    person.sees("Office")
    person.type(back)
    person.seesFocus(on: "Björn Aalto")
    #expect(person.quit() == "")
  }

  @Test func `an incomplete form says what is missing`() throws {
    let person = try PersonAtTerminal("EmailLoginApp")
    person.seesFocus(on: "E-mail")
    person.type("grace\r")
    person.seesFocus(on: "Password")
    person.type("hopper\r")
    person.sees("An e-mail address has an @")
    #expect(person.quit() == "")
  }

  @Test func `Escape cancels an alert and then goes back`() throws {
    let person = try PersonAtTerminal("ControlsApp", ["-screen", "alerts"])
    person.seesFocus(on: "Message")
    person.type("\r")
    person.waits(for: "alert") { $0.focusedText == "OK" }
    person.type(Self.escape)
    person.seesFocus(on: "Message")
    person.type(Self.escape)
    person.seesFocus(on: "Buttons")
    #expect(person.quit() == "")
  }

  @Test(arguments: [nil, "button", "table", "textField", "tabs", "datePicker"])
  func `a terminal of one cell leaves no lines behind`(_ screen: String?) throws {
    let person = try PersonAtTerminal("ControlsApp", screen.map { ["-screen", $0] } ?? [])
    person.waits(for: "focus") { $0.focusedText != nil }
    for (columns, rows) in [(1, 1), (3, 2), (1, 24), (80, 1), (80, 24)] as [(UInt16, UInt16)] {
      person.resize(columns: columns, rows: rows)
      person.waits(for: "picture") { $0.hasPicture }
    }
    person.waits(for: "focus") { $0.focusedText != nil }
    #expect(person.quit() == "")
  }
}
