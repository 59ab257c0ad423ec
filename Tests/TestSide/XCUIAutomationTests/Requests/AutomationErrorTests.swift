import AppDriving
import AutomationProtocol
import Foundation
import Testing

@testable import XCUIAutomation

@Suite struct `An automation error` {
  private func text(
    _ error: any Error, _ purpose: AutomationError.Purpose = .acting(verb: "tap"),
    _ steps: [QueryStep] = [.descendants(.button), .matching(.identified(by: "Login"))]
  ) -> String {
    AutomationError(
      error, purpose: purpose, query: ElementQuery(steps: steps), application: "LoginApp",
      session: nil
    ).description
  }

  private static func element(_ type: ElementType, _ identity: UInt64, label: String)
    -> ElementAttributes
  {
    var element = ElementAttributes(identity: identity, elementType: type)
    element.label = label
    element.frame = CGRect(x: 8, y: 16, width: 80, height: 16)
    return element
  }

  private let save = AutomationErrorTests.element(.button, 3, label: "Save")

  @Test func `about a missing element lists the existing elements and a suggestion`() {
    let query = ElementQuery(steps: [.descendants(.button), .matching(.identified(by: "Save"))])
    let facts = NoMatches(
      failedStep: 1, input: [save], inputCount: 3,
      candidates: [Candidate(element: save, query: query)], waited: 1,
      busy: ["GET https://example.com/login is under way."])
    #expect(
      text(AutomationFailure.noMatches(facts)) == """
        Failed to tap "Login" Button: No matches found for Elements matching predicate \
        '"Login" IN identifiers' from input {(
            Button, label: 'Save',
            … and 2 more
        )}
        Query: app.buttons["Login"]
        Matched: 0 elements, after 1.0 s of app time.
        Did you mean:
            app.buttons["Save"]  →  Button, {{8.0, 16.0}, {80.0, 16.0}}, label: 'Save'
        The app was busy:
            GET https://example.com/login is under way.
        """)
  }

  @Test func `about several elements distinguishes them`() {
    let query = ElementQuery(steps: [.descendants(.button), .index(0)])
    let facts = MultipleMatches(matches: [Candidate(element: save, query: query)], count: 2)
    #expect(
      text(AutomationFailure.multipleMatches(facts), .reading) == """
        Failed to get matching snapshot: Find single matching element. Multiple matching elements \
        found for <XCUIElementQuery: app.buttons["Login"]>.
        Query: app.buttons["Login"]
        Matched: 2 elements; expected 1.
        Queries for each of them:
            app.buttons.element(boundBy: 0)  →  Button, {{8.0, 16.0}, {80.0, 16.0}}, label: 'Save'
            … and 1 more
        """)
  }

  @Test func `about an obstacle names it`() {
    let curtain = AutomationErrorTests.element(.other, 4, label: "Curtain")
    #expect(
      text(AutomationFailure.notHittable(save, .isCovered(by: curtain))) == """
        Failed to synthesize event: Not hittable: Button, {{8.0, 16.0}, {80.0, 16.0}}, label: 'Save'
        Query: app.buttons["Login"]
        The element is covered by "Curtain" Other.
        """)
  }

  @Test func `about an alert in front doesn't claim that it asks for permission`() {
    let alert = AutomationErrorTests.element(.alert, 4, label: "Sign out?")
    #expect(
      text(AutomationFailure.notHittable(save, .isCovered(by: alert))) == """
        Failed to synthesize event: Not hittable: Button, {{8.0, 16.0}, {80.0, 16.0}}, label: 'Save'
        Query: app.buttons["Login"]
        The element is covered by "Sign out?" Alert.
        If it asks for permission, answer it in XCUIApplication(bundleIdentifier: \
        "com.apple.springboard"), or with addUIInterruptionMonitor.
        """)
  }

  @Test func `about a disabled element names the disabled ancestor`() {
    let form = AutomationErrorTests.element(.group, 4, label: "Form")
    let alert = AutomationErrorTests.element(.alert, 5, label: "Sign out?")
    let sentences: [(DisabledReason?, String)] = [
      (nil, "The element is disabled."), (.itself, "The element itself is disabled."),
      (
        .container(form), #"The element is disabled, and so is the "Form" Group that contains it."#
      ),
      (.modal(alert), #"The element is disabled, and the "Sign out?" Alert is in front of it."#),
    ]
    for (reason, sentence) in sentences {
      #expect(
        text(AutomationFailure.disabled(save, reason)) == """
          Failed to tap "Login" Button: \(sentence)
          Query: app.buttons["Login"]
          Element: Button, {{8.0, 16.0}, {80.0, 16.0}}, label: 'Save'
          """)
    }
  }

  @Test func `about an unsupported request is written for the user`() {
    #expect(
      text(AutomationFailure.unknownMethod("screenReader", known: ["count"])) == """
        Failed to tap "Login" Button: LoginApp does not support this request. Build the app and the \
        test with the same version of Understudy; an agent for another toolkit may leave some \
        requests out.
        Query: app.buttons["Login"]
        For the agent's author: “screenReader” isn't a method; the methods are count.
        """)
    #expect(
      text(AutomationFailure.outOfOrder(method: "count")).hasPrefix(
        "Failed to tap \"Login\" Button: LoginApp is not ready for this request: "))
  }

  @Test func `about keyboard focus names the focused element`() {
    let field = AutomationErrorTests.element(.textField, 5, label: "Name")
    #expect(
      text(AutomationFailure.lostKeyboardFocus(save, typed: 2, left: "b")).hasSuffix(
        "went away after 2 characters of the text; what was left is \"b\"."))
    #expect(
      text(AutomationFailure.noKeyboardFocus(save, focused: field)) == """
        Failed to synthesize event: Neither element nor any descendant has keyboard focus. Event \
        dispatch snapshot: Button, {{8.0, 16.0}, {80.0, 16.0}}, label: 'Save'
        Query: app.buttons["Login"]
        Keyboard focus is at TextField, {{8.0, 16.0}, {80.0, 16.0}}, label: 'Name'; tap the element \
        first.
        """)
  }

  @Test func `about a broken session contains all known facts`() {
    let known = AppSessionError.Circumstances(
      app: "LoginApp", processIdentifier: 7, lastRequest: "Tap \"Login\" Button",
      screen: "[Login]", log: ["Fatal error: no"])
    #expect(
      text(AppSessionError.ended(.signalled(SIGABRT), known)) == """
        Failed to tap "Login" Button: Lost connection to the application (pid 7).
        LoginApp crashed during “Tap "Login" Button”: it was ended by SIGABRT (it called abort(), as after a failed check).
        Log of LoginApp:
            Fatal error: no
        Last screen:
            [Login]
        """)
    #expect(
      text(AppSessionError.noAnswer(after: .seconds(10), known), .reading).hasPrefix(
        """
        Failed to get matching snapshot: Timed out while evaluating UI query.
        LoginApp has not answered for 10.0 s of real time
        """))
  }

  @Test func `about a launch contains its message once`() {
    let error = AppSessionError.isFolder(path: "/b")
    #expect(
      text(error, .launching, []) == "Failed to launch LoginApp: " + error.message)
  }

  @Test func `about another failure repeats its text`() {
    #expect(
      text(AutomationFailure.unsupported("draw"), .waiting) == """
        Failed to wait for "Login" Button: This app cannot draw.
        Query: app.buttons["Login"]
        """)
  }
}

private typealias AutomationErrorTests = `An automation error`
