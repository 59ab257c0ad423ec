import AutomationProtocol
import Foundation

/// An element of an app's user interface: a stored query, carried out anew at each use.
///
/// So it can be made before it exists and outlive what it finds. Reading an attribute and acting wait
/// up to a second of the app's time for the element to appear; `exists` and `isHittable` never wait.
/// Where an element that is used does not exist, or is ambiguous, the test fails at the line that used
/// it.
// Sendable is unchecked because of NSObject, which holds nothing; the handle is all there is.
open class XCUIElement: NSObject, @unchecked Sendable, XCUIElementAttributes,
  XCUIElementTypeQueryProvider
{
  let handle: ElementHandle

  init(_ handle: ElementHandle) { self.handle = handle }

  // MARK: Being there

  /// Whether it is there now; true also when there are several.
  open var exists: Bool {
    recording(or: false) { test in try handle.exists(in: test) }
  }

  /// Whether it can be tapped now where it is; false when it is not there.
  open var isHittable: Bool {
    recording(or: false) { test in try handle.isHittable(in: test) }
  }

  /// Waits until it is there.
  ///
  /// - Parameter timeout: How long at the most, in seconds of the app's time.
  /// - Returns: Whether it has come; when it has not, the test goes on.
  @discardableResult
  open func waitForExistence(timeout: TimeInterval) -> Bool {
    recording(or: false) { test in try handle.wait(until: .exists, timeout: timeout, in: test) }
  }

  /// Waits until it is no longer there.
  ///
  /// - Parameter timeout: How long at the most, in seconds of the app's time.
  /// - Returns: Whether it has gone; when it has not, the test goes on.
  @discardableResult
  open func waitForNonExistence(timeout: TimeInterval) -> Bool {
    recording(or: false) { test in
      try handle.wait(until: .doesNotExist, timeout: timeout, in: test)
    }
  }

  /// The same as `waitForNonExistence(timeout:)`, in a spelling that some suites use.
  @discardableResult
  open func waitForNonExistence(withTimeout timeout: TimeInterval) -> Bool {
    waitForNonExistence(timeout: timeout)
  }

  // MARK: Attributes

  /// The identifier that the developer gave it.
  open var identifier: String { read(NeutralAnswer.text, \.identifier) }
  /// Where it is on the screen, in points.
  open var frame: CGRect { read(NeutralAnswer.frame, \.frame) }
  /// Its value: a string nearly everywhere, `"1"` for a switch that is on; nil where it has none.
  open var value: Any? { read(NeutralAnswer.value, \.value)?.foundationValue }
  /// Its title, where the kind has one.
  open var title: String { read(NeutralAnswer.text, \.title) }
  /// What it says of itself.
  open var label: String { read(NeutralAnswer.text, \.label) }
  /// What kind of element it is.
  open var elementType: ElementType { ElementType(read(.any, \.elementType)) }
  /// Whether it reacts to the user.
  open var isEnabled: Bool { read(false, \.isEnabled) }
  /// How much room there is from side to side, on the whole screen.
  open var horizontalSizeClass: SizeClass { sizeClass(.horizontalSizeClass) }
  /// How much room there is from top to bottom, on the whole screen.
  open var verticalSizeClass: SizeClass { sizeClass(.verticalSizeClass) }
  /// The text shown while the value is empty.
  open var placeholderValue: String? { read(NeutralAnswer.placeholder, \.placeholderValue) }
  /// Whether it is selected.
  open var isSelected: Bool { read(false, \.isSelected) }
  /// Whether the focus system has it.
  open var hasFocus: Bool { read(false, \.hasFocus) }

  // MARK: Actions

  /// Taps in its middle, or wherever it can be hit; what it is in is scrolled if need be.
  open func tap() { perform(.tap(count: 1, touches: 1)) }

  /// Taps twice.
  open func doubleTap() { perform(.tap(count: 2, touches: 1)) }

  /// Taps once with two fingers.
  open func twoFingerTap() { perform(.tap(count: 1, touches: 2)) }

  /// Taps.
  ///
  /// - Parameters:
  ///   - numberOfTaps: How often.
  ///   - numberOfTouches: With how many fingers.
  open func tap(withNumberOfTaps numberOfTaps: Int, numberOfTouches: Int) {
    perform(.tap(count: numberOfTaps, touches: numberOfTouches))
  }

  /// Holds a finger on it.
  ///
  /// - Parameter duration: How long, in seconds of the app's time.
  open func press(forDuration duration: TimeInterval) { perform(.press(duration: duration)) }

  /// Clicks with the mouse.
  open func click() { perform(.click(.init())) }

  /// Clicks twice with the mouse.
  open func doubleClick() { perform(.click(.init(count: 2))) }

  /// Clicks with the other button of the mouse.
  open func rightClick() { perform(.click(.init(.secondary))) }

  /// Types a text; it, or something inside it, must have keyboard focus.
  ///
  /// Modifiers held by `perform(withKeyModifiers:block:)` do not matter to it.
  open func typeText(_ text: String) { perform(.typeText(text)) }

  /// Presses a key with modifiers held down.
  ///
  /// - Parameters:
  ///   - key: One character, or the raw value of an `XCUIKeyboardKey`.
  ///   - flags: What is held down, besides what `perform(withKeyModifiers:block:)` holds.
  open func typeKey(_ key: String, modifierFlags flags: KeyModifierFlags) {
    perform(.typeKey(key, modifiers: flags.inProtocol))
  }

  /// Presses a key with modifiers held down.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - modifierFlags: What is held down.
  open func typeKey(_ key: XCUIKeyboardKey, modifierFlags: KeyModifierFlags) {
    typeKey(key.rawValue, modifierFlags: modifierFlags)
  }

  // MARK: Queries

  /// The first of the elements that this one stands for; several are no failure.
  open var firstMatch: XCUIElement { XCUIElement(handle.appending(.first)) }

  /// Everything of a type inside it, however deep.
  open func descendants(matching type: ElementType) -> XCUIElementQuery {
    XCUIElementQuery(handle.appending(.descendants(type.inProtocol)))
  }

  /// Everything of a type directly inside it.
  open func children(matching type: ElementType) -> XCUIElementQuery {
    XCUIElementQuery(handle.appending(.children(type.inProtocol)))
  }

  // MARK: Descriptions

  /// The element's name, as it appears in logs and failures: `"Login" Button`.
  open override var description: String { handle.keptName ?? handle.name }

  /// The element, everything inside it, and how it was found, now; it never fails the test.
  open override var debugDescription: String {
    reporting(or: NeutralAnswer.text) { test in handle.elementDescription(in: test) }
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

  /// Does something to it, as every action does.
  func perform(_ interaction: Interaction) {
    recording(or: ()) { test in try handle.perform(interaction, in: test) }
  }
}

extension ElementValue {
  /// The value as a test gets it.
  var foundationValue: Any {
    switch self {
    // As from Apple's module: with another description than a `String` within `Any`.
    case .string(let string): NSString(string: string)
    case .number(let number): number
    case .bool(let bool): bool
    }
  }
}
