import Synchronization

// On Apple's platforms every NSObject has these properties. They describe the object in the test, so they
// are `nil` unless the test sets them; suites that read them by mistake compile and get `nil`.
extension XCUIElement {
  /// The texts that describe an object to assistive technologies.
  struct AccessibilityTexts: Sendable {
    var label: String?
    var value: String?
    var hint: String?
  }

  /// The label of this object in the test, `nil` unless the test sets it (UIKit).
  ///
  /// The label of the app's element is `label`.
  public var accessibilityLabel: String? {
    get { accessibilityTexts.withLock { $0.label } }
    set { accessibilityTexts.withLock { $0.label = newValue } }
  }

  /// The value of this object in the test, `nil` unless the test sets it (UIKit).
  ///
  /// The value of the app's element is `value`.
  public var accessibilityValue: String? {
    get { accessibilityTexts.withLock { $0.value } }
    set { accessibilityTexts.withLock { $0.value = newValue } }
  }

  /// The hint of this object in the test, `nil` unless the test sets it (UIKit).
  public var accessibilityHint: String? {
    get { accessibilityTexts.withLock { $0.hint } }
    set { accessibilityTexts.withLock { $0.hint = newValue } }
  }
}
