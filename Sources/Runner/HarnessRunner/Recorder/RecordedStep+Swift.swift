import AppDriving
import AutomationProtocol
import Foundation
import LaunchDomain

extension RecordedStep {
  /// Returns the equivalent statements of an XCTest test, which has `app` and `credentials`.
  ///
  /// - Parameters:
  ///   - isFocused: Whether the element already has the keyboard focus from the step before.
  ///   - secrets: The secrets to write by their keys.
  func swiftStatements(isFocused: Bool, _ secrets: KnownSecrets) -> [String] {
    switch filledIn ?? action {
    // A failure shows the step's text, so secrets aren't filled in.
    case .written(let text) where !RecordedAction.preparesOthers(text):
      let shown = WrittenSecrets.hidden(in: secrets.hidden(inStep: text))
      return RecordedAction.written(secrets.redactor.redact(shown))
        .swiftStatements(waiting: 1, isFocused: isFocused)
    // A failure of `replaceText(_:)` shows the typed text.
    case .replace(let text, let query) where secrets.areIn(text):
      return RecordedStep(.clear(query), patience: patience)
        .swiftStatements(isFocused: isFocused, secrets)
        + RecordedStep(.type(text, into: query)).swiftStatements(isFocused: true, secrets)
    default: break
    }
    let step = RecordedStep((filledIn ?? action).byKey(secrets), patience: patience)
    return step.swiftStatements(isFocused: isFocused).map(secrets.hidden(inSwift:))
  }

  private func swiftStatements(isFocused: Bool) -> [String] {
    guard let patience else { return action.swiftStatements(waiting: 1, isFocused: isFocused) }
    if case .expect = action {
      return action.swiftStatements(waiting: patience, isFocused: isFocused)
    }
    let element = action.query?.swiftElement(isAny: !action.needsEnabled) ?? "app"
    let wait =
      action.needsEnabled
      ? "\(element).wait(for: \\.isEnabled, toEqual: true, timeout: \(patience))"
      : "\(element).waitForExistence(timeout: \(patience))"
    return ["XCTAssertTrue(\(wait))"]
      + action.swiftStatements(waiting: 1, isFocused: isFocused)
  }
}

extension RecordedAction {
  /// Whether any of several matching elements is enough.
  private var isAboutExistence: Bool {
    switch self {
    case .expect(.exists, _), .expect(.isAbsent, _), .expect(.isOnScreen, _),
      .expect(.isNotOnScreen, _):
      true
    default: false
    }
  }

  fileprivate func swiftStatements(waiting seconds: Int, isFocused: Bool) -> [String] {
    let element = query?.swiftElement(isAny: isAboutExistence) ?? "app"
    let focus = isFocused ? [] : ["\(element).tap()"]
    switch self {
    case .tap(_, let count):
      return count == 1
        ? ["\(element).tap()"] : ["for _ in 1...\(count) { \(element).tap() }"]
    case .tapPlace(_, let place):
      let offset = "CGVector(dx: \(Self.number(place.x)), dy: \(Self.number(place.y)))"
      return ["\(element).coordinate(withNormalizedOffset: \(offset)).tap()"]
    case .press(_, let seconds): return ["\(element).press(forDuration: \(Self.number(seconds)))"]
    case .rightClick: return ["\(element).rightClick()"]
    case .type(let text, _):
      return focus + ["\(element).typeText(\(text.debugDescription))"]
    case .typeSecret(let key, _):
      let secret = "Secret(try credentials.value(for: \(key.debugDescription)))"
      return focus + ["\(element).typeText(\(secret))"]
    case .typeIntoFocus(let text): return ["app.typeText(\(text.debugDescription))"]
    case .clear: return ["\(element).clearText()"]
    case .replace(let text, _): return ["\(element).replaceText(\(text.debugDescription))"]
    case .key(let name):
      return ["app.typeKey(\(name.swiftKey), modifierFlags: \(name.swiftModifiers))"]
    case .setSlider(_, let percent):
      return [
        "\(element).adjust(toNormalizedSliderPosition: \(Self.number(Double(percent) / 100)))"
      ]
    case .swipe(let direction, _):
      return [
        "\(element).swipe\(direction.rawValue.prefix(1).uppercased())"
          + "\(direction.rawValue.dropFirst())()"
      ]
    case .drag(_, let destination):
      return ["\(element).press(forDuration: 0.5, thenDragTo: \(destination.swiftElement()))"]
    case .scroll(_, let deltaX, let deltaY):
      return [
        "\(element).scroll(byDeltaX: \(Self.number(deltaX)), deltaY: \(Self.number(deltaY)))"
      ]
    case .terminate: return ["app.terminate()"]
    case .advanceClock(let seconds):
      return ["app.clock.advance(by: \(Int(exactly: seconds).map(String.init) ?? "\(seconds)"))"]
    case .launch(let launch): return launch.swiftStatements(declaring: "", KnownSecrets())
    case .written(let text) where Self.preparesOthers(text): return []
    // A test that omits a step must not pass.
    case .written(let text): return ["XCTFail(\("write in Swift: \(text)".debugDescription))"]
    case .expect(let expectation, _): return [expectation.assertion(of: element, seconds)]
    }
  }

  private static func number(_ number: Double) -> String {
    let rounded = (number * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}

extension RecordedAction.Expectation {
  fileprivate func assertion(of element: String, _ seconds: Int) -> String {
    switch self {
    case .exists, .isOnScreen: "XCTAssertTrue(\(element).waitForExistence(timeout: \(seconds)))"
    case .isAbsent, .isNotOnScreen:
      "XCTAssertTrue(\(element).waitForNonExistence(timeout: \(seconds)))"
    case .showsLabel(let text):
      "XCTAssertTrue("
        + "\(element).wait(for: \\.label, toEqual: \(text.debugDescription), timeout: \(seconds)))"
    case .showsValue(let text), .hasValue(let text): Self.value(text, of: element, seconds)
    case .isOn(let isOn): Self.value(isOn ? "1" : "0", of: element, seconds)
    case .isEnabled:
      "XCTAssertTrue(\(element).wait(for: \\.isEnabled, toEqual: true, timeout: \(seconds)))"
    }
  }

  private static func value(_ text: String, of element: String, _ seconds: Int) -> String {
    let predicate = "NSPredicate(format: \"value == %@\", \(text.debugDescription))"
    return "wait(for: [expectation(for: \(predicate), evaluatedWith: \(element))], "
      + "timeout: \(seconds))"
  }
}
