import AppRuntime
import ElementTypes
import Foundation
import TerminalIO
import Testing

@testable import TerminalUIKit

/// The system's questions in front of the app.
@MainActor
struct PermissionWindowTests {
  private let screen = TestScreen()

  /// Runs a test in one turn, as an app of its own.
  private func withApp(_ body: (UIApplication) -> Void) {
    let application = UIApplication.shared
    let life = UIApplication.Life(.active)
    let before = application.lifeForCurrentTest
    application.lifeForCurrentTest = { life }
    screen.activate()
    defer { application.lifeForCurrentTest = before }
    body(application)
  }

  private func alert(_ application: UIApplication) -> UIResponder? {
    application.systemInterface.firstElement { $0.elementType == .alert }
  }

  private func tap(_ title: String, _ application: UIApplication) {
    application.layOutWindows()
    let button = application.systemInterface.firstElement {
      $0.elementType == .button && $0.accessibilityLabel == title
    }
    application.synthesizeTap(at: button?.accessibilityFrame.center ?? .zero)
    application.finishTransitions()
  }

  @Test func `a question is the system's, and in front of the app`() {
    let button = screen.add(UIButton(type: .system), rect(0, 0, 80, 16))
    withApp { application in
      application.requestAuthorization(for: .camera, purpose: "It reads codes.") { _ in }
      application.layOutWindows()
      #expect(
        alert(application)?.accessibilityLabel?.hasSuffix("Would Like to Access the Camera") == true
      )
      #expect(!application.windows.contains { $0 is PermissionWindow })
      #expect(application.accessibilityChildren.allSatisfy { !($0 is PermissionWindow) })
      let hit = application.hitTest(button.accessibilityFrame.center)
      #expect(hit?.obstacleOfPermission === alert(application))
      tap("Allow", application)
    }
  }

  @Test func `the answer is kept, and asked for once`() {
    withApp { application in
      var answers: [String] = []
      application.requestAuthorization(for: .camera) { answers.append("first \($0)") }
      application.requestAuthorization(for: .camera) { answers.append("second \($0)") }
      #expect(application.authorizationStatus(for: .camera) == .notDetermined)
      tap("Don’t Allow", application)
      #expect(answers == ["first false", "second false"])
      #expect(application.authorizationStatus(for: .camera) == .denied)
      application.requestAuthorization(for: .camera) { answers.append("third \($0)") }
      #expect(answers.count == 2 && application.permissionWindow == nil)
      application.loop.settle()
      #expect(answers.last == "third false")
      application.resetAuthorization(for: .camera)
      #expect(application.authorizationStatus(for: .camera) == .notDetermined)
    }
  }

  @Test func `questions come one after the other`() {
    withApp { application in
      var answers: [String] = []
      application.requestAuthorization(for: .camera) { answers.append("camera \($0)") }
      application.requestAuthorization(for: .location) { answers.append("location \($0)") }
      tap("Allow", application)
      #expect(answers == ["camera true"])
      #expect(alert(application)?.accessibilityLabel?.contains("location") == true)
      tap("Allow Once", application)
      #expect(answers == ["camera true", "location true"])
      #expect(
        application.permissionWindow == nil
          && application.systemInterface.accessibilityChildren.isEmpty)
    }
  }

  @Test func `keys go to the question`() {
    let field = screen.add(UITextField(), rect(0, 16, 80, 16))
    screen.tap(field)
    withApp { application in
      var isAllowed: Bool?
      application.requestAuthorization(for: .notifications) { isAllowed = $0 }
      application.layOutWindows()
      #expect(application.firstResponder == nil && application.textInput == nil)
      screen.press(.character("x"))
      screen.press(.tab)
      screen.press(.enter)
      application.finishTransitions()
      #expect(field.text == "" && isAllowed == true)
      #expect(application.firstResponder === field)
    }
  }
}

extension UIResponder {
  /// Returns the first element at or below this one that satisfies a condition.
  fileprivate func firstElement(_ condition: (UIResponder) -> Bool) -> UIResponder? {
    if condition(self) { return self }
    for child in accessibilityChildren {
      if let found = child.firstElement(condition) { return found }
    }
    return nil
  }
}
