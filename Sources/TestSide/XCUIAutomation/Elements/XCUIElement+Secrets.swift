import AppDriving
import AutomationProtocol
import LaunchDomain

// This extension has no counterpart in Apple's module.
extension XCUIElement {
  /// Types a text that no failure, log or transcript of this test shows, wherever it is typed.
  ///
  /// What is typed into a secure field is hidden without this. Everywhere else the app shows the text,
  /// and so do pictures of its screen; texts about the app have `<hidden>` in its place. A text of fewer
  /// than four bytes is hidden only where it is typed: what is left of a text without each `1` would
  /// tell where it was.
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
      // The field has formatted it: a card's number in groups of four.
      session?.hideText(shownBy: field)
    }
  }
}
