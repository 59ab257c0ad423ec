import AppDriving
import AutomationProtocol
import ElementTypes
import Foundation

// This extension has no counterpart in Apple's module.
extension XCUIElement {
  /// Types a text into a field that corrects or formats what is typed, and compares its value then.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - value: The value of the element after that, or `nil` for any.
  public func typeText(_ text: String, expecting value: String?) {
    recording(or: ()) { test in
      try handle.perform(.typeText(text), in: test)
      guard let value else { return }
      let attributes = try handle.attributes(in: test)
      let shown = attributes.value?.text ?? ""
      if shown == value { return }
      throw handle.error(
        .typedTextDiffers(attributes, typed: value, shown: shown),
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
  /// The test fails if it can't be shown. Actions do this by themselves.
  public func scrollIntoView() { perform(.scrollIntoView) }

  /// Performs an action that the developer has added for assistive technologies, as a person does with a
  /// screen reader.
  ///
  /// The test fails if the element has no such action, or if the action says that it has failed.
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
    // The cursor may be anywhere, and a key that finds nothing to delete does nothing. An empty field
    // may show its placeholder as its value.
    let length = field.value?.text.count ?? 0
    guard length > 0 else { return }
    let keys = [XCUIKeyboardKey.delete, .forwardDelete].map {
      String(repeating: $0.rawValue, count: length)
    }
    try perform(.typeText(keys.joined()), in: test)
    field = try attributes(in: test)
    let rest = field.value?.text ?? ""
    guard rest.isEmpty || rest == field.placeholderValue else {
      throw error(
        .typedTextDiffers(field, typed: "", shown: rest), for: .acting(verb: "clear"), in: test)
    }
  }

  /// Returns an error about the element that the app hasn't noticed itself.
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
