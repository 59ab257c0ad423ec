import ElementTypes
import Foundation
import TerminalEvents
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
struct LoginScreenTests {
  private let login = LoginScreen { user, password in
    user == "test" && password == "1234" ? "Success" : "Login failed"
  }
  private let screen: TestScreen

  init() { screen = TestScreen(login) }

  private func enter(_ user: String, _ password: String) {
    screen.tap(login.userField)
    screen.type(user)
    screen.tap(login.passwordField)
    screen.type(password)
    screen.tap(login.button)
  }

  @Test func `the right password succeeds`() {
    enter("test", "1234")
    #expect(login.results.text == "Success")
  }

  @Test func `the wrong password fails`() {
    enter("test", "incorrect-password")
    #expect(login.results.text == "Login failed")
  }

  @Test func `logging in works with keys alone`() {
    screen.press(.tab)
    "test".forEach { screen.press(.character($0)) }
    screen.pressByHand(.enter)
    "1234".forEach { screen.press(.character($0)) }
    screen.pressByHand(.enter)
    #expect(login.results.text == "Success")
  }

  @Test func `the screen shows the typed text and the password as bullets`() {
    enter("test", "1234")
    let lines = screen.text.split(separator: "\n")
    #expect(
      lines.map { $0.trimmingCharacters(in: .whitespaces) } == [
        "test", "▌••••                                  ▐", "Login", "Success",
      ])
  }

  @Test func `the elements are those of the article`() {
    enter("test", "1234")
    var found: [String] = []
    func visit(_ element: UIResponder) {
      let name = element.accessibilityPlaceholder ?? element.accessibilityLabel ?? ""
      found.append("\(element.elementType) \(name)")
      element.accessibilityChildren.forEach(visit)
    }
    visit(screen.window)
    #expect(
      found == [
        "window ", "other ", "other ", "textField Username", "secureTextField Password",
        "button Login", "staticText Login", "staticText Success",
      ])
  }
}
