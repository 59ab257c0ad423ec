import AutomationProtocol
import Foundation
import Synchronization

/// An element of an app's user interface: a stored query that is resolved again at each use.
///
/// A test can create it before the element exists and keep it after the element is gone. Reading an
/// attribute and acting wait up to two seconds of app time for the element to appear; `exists` and
/// `isHittable` never wait. If the element doesn't exist, or the query is ambiguous, the test fails at
/// the line that uses it.
// Sendable is unchecked only because of the superclass, NSObject, which has no state; the handle and
// the lock are Sendable.
open class XCUIElement: NSObject, @unchecked Sendable, XCUIElementAttributes,
  XCUIElementTypeQueryProvider
{
  let handle: ElementHandle
  /// The last wait, if it timed out.
  let failedWait = Mutex<FailedWait?>(nil)
  /// The texts that describe this object, and not the app's element.
  let accessibilityTexts = Mutex(AccessibilityTexts())

  init(_ handle: ElementHandle) { self.handle = handle }

  // MARK: Existence

  /// Whether the element exists now, which is also true if several elements match.
  open var exists: Bool {
    recording(or: false) { test in try handle.exists(in: test) }
  }

  /// Whether the element can be tapped now at its current place; `false` if it does not exist.
  open var isHittable: Bool {
    recording(or: false) { test in try handle.isHittable(in: test) }
  }

  /// Waits until the element exists.
  ///
  /// - Parameter timeout: The maximum time to wait, in seconds of app time.
  /// - Returns: Whether the element exists; if not, the test continues.
  @discardableResult
  open func waitForExistence(timeout: TimeInterval) -> Bool {
    recording(or: false) { test in try wait(until: .exists, timeout: timeout, in: test) }
  }

  /// Waits until the element no longer exists.
  ///
  /// - Parameter timeout: The maximum time to wait, in seconds of app time.
  /// - Returns: Whether the element is gone; if not, the test continues.
  @discardableResult
  open func waitForNonExistence(timeout: TimeInterval) -> Bool {
    recording(or: false) { test in
      try wait(until: .doesNotExist, timeout: timeout, in: test)
    }
  }

  /// Does the same as `waitForNonExistence(timeout:)`, with a label that some test suites use.
  @discardableResult
  open func waitForNonExistence(withTimeout timeout: TimeInterval) -> Bool {
    waitForNonExistence(timeout: timeout)
  }

  // MARK: Attributes

  /// The identifier that the developer assigned.
  open var identifier: String { read(NeutralAnswer.text, \.identifier) }
  /// The frame on the screen, in points.
  open var frame: CGRect { read(NeutralAnswer.frame, \.frame) }
  /// The value, or `nil` if the element has none; mostly a string, such as `"1"` for a switch that
  /// is on.
  open var value: Any? { read(NeutralAnswer.value, \.value)?.foundationValue }
  /// The title, for types of elements that have one.
  open var title: String { read(NeutralAnswer.text, \.title) }
  /// The accessibility label.
  open var label: String { read(NeutralAnswer.text, \.label) }
  /// The type of the element.
  open var elementType: ElementType { read(.any, \.elementType) }
  /// Whether the element responds to user interaction.
  open var isEnabled: Bool { read(false, \.isEnabled) }
  /// The horizontal size class of the screen.
  open var horizontalSizeClass: SizeClass { sizeClass(.horizontalSizeClass) }
  /// The vertical size class of the screen.
  open var verticalSizeClass: SizeClass { sizeClass(.verticalSizeClass) }
  /// The text that is shown while the value is empty.
  open var placeholderValue: String? { read(NeutralAnswer.placeholder, \.placeholderValue) }
  /// Whether the element is selected.
  open var isSelected: Bool { read(false, \.isSelected) }
  /// Whether the element has the focus of the focus system.
  open var hasFocus: Bool { read(false, \.hasFocus) }

  // MARK: Actions

  /// Taps the element at its hit point, after scrolling it into view if necessary.
  open func tap() { perform(.tap(count: 1, touches: 1)) }

  /// Taps the element twice.
  open func doubleTap() { perform(.tap(count: 2, touches: 1)) }

  /// Taps the element once with two fingers.
  open func twoFingerTap() { perform(.tap(count: 1, touches: 2)) }

  /// Taps the element several times.
  ///
  /// - Parameters:
  ///   - numberOfTaps: The number of taps.
  ///   - numberOfTouches: The number of fingers.
  open func tap(withNumberOfTaps numberOfTaps: Int, numberOfTouches: Int) {
    perform(.tap(count: numberOfTaps, touches: numberOfTouches))
  }

  /// Presses a finger on the element.
  ///
  /// - Parameter duration: The time, in seconds of app time.
  open func press(forDuration duration: TimeInterval) { perform(.press(duration: duration)) }

  /// Clicks the element with the mouse.
  open func click() { perform(.click(.init())) }

  /// Double-clicks the element with the mouse.
  open func doubleClick() { perform(.click(.init(count: 2))) }

  /// Clicks the element with the secondary mouse button.
  open func rightClick() { perform(.click(.init(.secondary))) }

  /// Types a text; the element or one of its descendants must have keyboard focus.
  ///
  /// Modifiers held by `perform(withKeyModifiers:block:)` don't affect it. The text is read back: the test
  /// fails if the field doesn't show it (`XCUIApplication.readsTypedTextBack`).
  open func typeText(_ text: String) {
    recording(or: ()) { test in
      try handle.perform(
        .typeText(text), readsBack: handle.application.readsTypedTextBack, in: test)
    }
  }

  /// Presses a key with modifiers held down.
  ///
  /// - Parameters:
  ///   - key: One character, or the raw value of an `XCUIKeyboardKey`.
  ///   - flags: The modifiers, in addition to those held by `perform(withKeyModifiers:block:)`.
  open func typeKey(_ key: String, modifierFlags flags: KeyModifierFlags) {
    perform(.typeKey(key, modifiers: flags.inProtocol))
  }

  /// Presses a key with modifiers held down.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - modifierFlags: The modifiers.
  open func typeKey(_ key: XCUIKeyboardKey, modifierFlags: KeyModifierFlags) {
    typeKey(key.rawValue, modifierFlags: modifierFlags)
  }

  // MARK: Queries

  /// The first matching element; further matches are not a failure.
  open var firstMatch: XCUIElement { XCUIElement(handle.appending(.first)) }

  /// Returns a query for all descendants of a type.
  open func descendants(matching type: ElementType) -> XCUIElementQuery {
    XCUIElementQuery(handle.appending(.descendants(type)))
  }

  /// Returns a query for the direct children of a type.
  open func children(matching type: ElementType) -> XCUIElementQuery {
    XCUIElementQuery(handle.appending(.children(type)))
  }

  // MARK: Descriptions

  /// The element's name, as it appears in logs and failures: `"Login" Button`.
  open override var description: String { handle.resolvedName ?? handle.name }

  /// The current element with its descendants and the steps of its query; it never fails the test.
  open override var debugDescription: String {
    reporting(or: NeutralAnswer.text) { test in handle.elementDescription(in: test) }
  }

  /// Waits until the element satisfies a condition.
  ///
  /// If the wait times out, the next failure at this line explains why.
  ///
  /// - Parameters:
  ///   - condition: The condition.
  ///   - other: The query that must satisfy it, if it isn't the element's.
  ///   - timeout: The maximum time to wait, in seconds of app time.
  func wait(
    until condition: WaitCall.Condition, of other: ElementHandle? = nil, timeout: TimeInterval,
    in test: RunningTest
  ) throws(AutomationError) -> Bool {
    try handle.check(timeout, for: .waiting)
    let failed = try (other ?? handle).failedWait(
      until: condition, for: other == nil ? nil : handle, timeout: timeout, in: test)
    failedWait.withLock { $0 = failed }
    return failed == nil
  }

  private func read<Value>(
    _ neutral: Value, _ attribute: (ElementAttributes) -> Value
  ) -> Value {
    recording(or: neutral) { test in attribute(try handle.attributes(in: test)) }
  }

  private func sizeClass(_ key: PredicateKey) -> SizeClass {
    recording(or: .unspecified) { test in
      _ = try handle.attributes(in: test)
      for size in [SizeClass.regular, .compact] {
        let step = QueryStep.matching(.isEqual(key, .int(size.rawValue)))
        if try handle.appending(step).count(limit: 1, in: test) > 0 { return size }
      }
      return .unspecified
    }
  }

  /// Performs an interaction with the element and records failures.
  func perform(_ interaction: Interaction) {
    recording(or: ()) { test in try handle.perform(interaction, in: test) }
  }
}

extension ElementValue {
  /// The value as a test receives it.
  var foundationValue: Any {
    switch self {
    // An NSString, as in Apple's module: within `Any` its description differs from a `String`'s.
    case .string(let string): NSString(string: string)
    case .number(let number): number
    case .bool(let bool): bool
    }
  }
}
