import AppDriving
import AutomationProtocol
import LaunchDomain

// This extension has no counterpart in Apple's module.
extension XCUIElement {
  /// Types a text that is hidden in all failures, logs and transcripts of this test.
  ///
  /// Text typed into a secure field is always hidden. In other fields the app and pictures of its screen
  /// show the text, while texts about the app have `<hidden>` in its place. A text of fewer than four
  /// bytes is hidden only where it is typed: hiding every `1`, for example, would reveal the secret.
  ///
  /// - Parameter secret: The text: `field.typeText(Secret(token))`.
  public func typeText(_ secret: Secret) {
    recording(or: ()) { test in
      let session = try? handle.application.session(in: test)
      session?.hide(secret.hidden)
      try handle.perform(
        .typeText(secret.hidden.revealed), readsBack: handle.application.readsTypedTextBack,
        in: test)
      guard secret.isHiddenEverywhere, let field = try? handle.attributes(in: test),
        field.value?.text.contains(secret.hidden.revealed) == false
      else { return }
      // The field has formatted the text, such as a card number in groups of four.
      session?.hideText(shownBy: field)
    }
  }
}
