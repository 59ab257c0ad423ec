import AppDriving
import AutomationProtocol
import ElementTypes
import Foundation
import LaunchDomain

// This extension has no counterpart in Apple's module.
extension XCUIElement {
  /// Types a text into a field that corrects or formats it, and checks the field's value afterwards.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - value: The expected value of the element, or `nil` for any.
  public func typeText(_ text: String, expecting value: String?) {
    recording(or: ()) { test in
      try handle.perform(.typeText(text), in: test)
      guard let value else { return }
      let session = try? handle.application.session(in: test)
      let isSecret = session?.hasTypedSecret ?? false
      let attributes = try handle.attributes(in: test)
      let shown = attributes.value?.text ?? ""
      if shown == value { return }
      throw handle.difference(
        of: attributes, from: value, isSecret: isSecret,
        for: .acting(verb: Interaction.typeText(text).verb), in: test)
    }
  }

  /// Deletes the text of a text field or text view, after tapping it if it doesn't have keyboard focus.
  public func clearText() {
    recording(or: ()) { test in try handle.clearText(in: test) }
  }

  /// Replaces the text of a text field or text view, after tapping it if it doesn't have keyboard focus.
  ///
  /// - Parameter text: The new text.
  public func replaceText(_ text: String) {
    recording(or: ()) { test in
      try handle.clearText(in: test)
      try handle.perform(
        .typeText(text), readsBack: handle.application.readsTypedTextBack, in: test)
    }
  }

  /// Scrolls the views around the element as little as needed to show it.
  ///
  /// The test fails if the element can't be shown. Actions scroll automatically.
  public func scrollIntoView() { perform(.scrollIntoView) }

  /// Performs a custom accessibility action of the element, as a person does with a screen reader.
  ///
  /// The test fails if the element has no such action, or if the action reports a failure.
  ///
  /// - Parameter name: The name of the action (`UIAccessibilityCustomAction.name`).
  public func performAccessibilityAction(named name: String) {
    perform(.accessibilityAction(name: name))
  }
}

extension ElementHandle {
  /// Deletes the text of the element with the keys that a person uses.
  fileprivate func clearText(in test: RunningTest) throws(AutomationError) {
    var field = try attributes(in: test)
    guard field.elementType.takesText else {
      throw error(.cannotAdjust(field, .isNoTextInput), for: .acting(verb: "clear"), in: test)
    }
    if !field.hasKeyboardFocus {
      try perform(.tap(count: 1, touches: 1), in: test)
      field = try attributes(in: test)
    }
    // The cursor may be anywhere, so text is deleted in both directions; superfluous keys have no
    // effect. An empty field may show its placeholder as its value.
    let length = field.value?.text.count ?? 0
    guard length > 0 else { return }
    let keys = [XCUIKeyboardKey.delete, .forwardDelete].map {
      String(repeating: $0.rawValue, count: length)
    }
    let before = field.value?.text ?? ""
    try perform(.typeText(keys.joined()), in: test)
    field = try attributes(in: test)
    let rest = field.value?.text ?? ""
    guard rest.isEmpty || rest == field.placeholderValue else {
      // The redactor wouldn't recognise the rest of a secret.
      let isSecret = SessionRegistry.shared.redact(before, in: test.scope) != before
      throw difference(
        of: field, from: "", isSecret: isSecret, for: .acting(verb: "clear"), in: test)
    }
  }

  /// Returns the error for an element that doesn't show the expected value.
  ///
  /// - Parameters:
  ///   - field: The attributes of the element.
  ///   - value: The expected value.
  ///   - isSecret: Whether the typed or deleted text contains a secret.
  fileprivate func difference(
    of field: ElementAttributes, from value: String, isSecret: Bool,
    for purpose: AutomationError.Purpose, in test: RunningTest
  ) -> AutomationError {
    var (value, shown) = (value, field.value?.text ?? "")
    if isSecret {
      (try? application.session(in: test))?.hideText(shownBy: field)
      if !value.isEmpty { value = SecretRedactor.marker }
      // A secure field shows bullets, whose number is useful.
      if field.elementType != .secureTextField { shown = SecretRedactor.marker }
    }
    return error(.typedTextDiffers(field, typed: value, shown: shown), for: purpose, in: test)
  }

  /// Returns an error about the element that was detected in the test process.
  func error(
    _ failure: AutomationFailure, for purpose: AutomationError.Purpose, in test: RunningTest
  ) -> AutomationError {
    AutomationError(
      failure, purpose: purpose, query: query, boundName: resolvedName,
      application: application.name, session: try? application.session(in: test))
  }
}

extension ElementType {
  fileprivate var takesText: Bool {
    switch self {
    case .textField, .secureTextField, .searchField, .textView: true
    default: false
    }
  }
}
