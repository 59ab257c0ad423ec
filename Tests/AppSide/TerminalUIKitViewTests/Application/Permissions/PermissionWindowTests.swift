import AppRuntime
import ElementTypes
import Foundation
import TerminalEvents
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

/// The system's questions in front of the app.
@MainActor
struct PermissionWindowTests {
  private let screen = TestScreen()

  /// Runs a test in one turn, with a separate life cycle of the app.
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

  /// Returns the centre of a button of the question.
  private func place(_ title: String, _ application: UIApplication) -> CGPoint {
    let button = application.systemInterface.firstElement {
      $0.elementType == .button && $0.accessibilityLabel == title
    }
    return button?.accessibilityFrame.center ?? .zero
  }

  private func tap(_ title: String, _ application: UIApplication) {
    application.layOutWindows()
    application.synthesizeTap(at: place(title, application))
    application.finishTransitions()
  }

  @Test func `a question belongs to the system and is in front of the app`() {
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

  @Test func `the user is asked once, and the answer is kept`() {
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

  @Test func `the question has the focus until it is answered`() {
    let behind = TestScreen(UIViewController())
    let field = behind.add(UITextField(), rect(0, 16, 80, 16))
    withApp { application in
      behind.activate()
      application.requestAuthorization(for: .camera) { _ in }
      application.layOutWindows()
      _ = application.giveFocus()
      #expect(!field.isEditing && application.permissionWindow?.focusedView != nil)
      application.permissionWindow?.setFocusTarget(nil)
      #expect(application.giveFocus() && application.permissionWindow?.focusedView != nil)
      tap("Allow", application)
      #expect(application.giveFocus() && field.isEditing)
    }
  }

  @Test func `a click on the key card doesn't reach the question behind it`() {
    withApp { application in
      var isAllowed: Bool?
      application.requestAuthorization(for: .camera) { isAllowed = $0 }
      application.layOutWindows()
      screen.press(.function(1))
      #expect(application.permissionWindow?.keyCard != nil && screen.window.keyCard == nil)
      let point = place("Allow", application)
      for kind in [MouseAction.Kind.down(button: 0), .up(button: 0)] {
        application.handle(.mouse(MouseAction(kind, at: point)))
      }
      application.finishTransitions()
      #expect(application.permissionWindow?.keyCard == nil && isAllowed == nil)
      tap("Allow", application)
      #expect(isAllowed == true)
    }
  }

  @Test func `a question closes the key card, which would be behind it`() {
    withApp { application in
      screen.press(.function(1))
      #expect(screen.window.keyCard != nil)
      application.requestAuthorization(for: .camera) { _ in }
      #expect(screen.window.keyCard == nil)
      tap("Allow", application)
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
