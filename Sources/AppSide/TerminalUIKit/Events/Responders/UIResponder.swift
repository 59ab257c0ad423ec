import ElementTypes
import Foundation

/// An object that responds to events: a view, a view controller, a window or the application
/// (UIKit).
///
/// It also holds what UIKit adds to every object for accessibility, and the element attributes that
/// tests see (see `Accessibility/`).
@preconcurrency @MainActor
open class UIResponder: NSObject, UIAccessibilityIdentification, UIResponderStandardEditActions {
  // Exclusivity checking is off because every query reads this many times per element, and the
  // dynamic check costs more than the rest. Nothing changes the property during a read.
  @exclusivity(unchecked) final var accessibilityProperties: AccessibilityProperties?

  /// The identity of this responder; a new one was never used before in the process.
  ///
  /// It changes only in lists: a reused view and its descendants get new identities, and a cell takes
  /// the identity of the row that it shows.
  @exclusivity(unchecked)
  package internal(set) final var elementIdentity: UInt64 = ElementIdentity.next()

  /// Creates a responder.
  public override init() { super.init() }

  // MARK: The responder chain

  /// The next responder in the chain, or `nil`.
  open var next: UIResponder? { nil }

  /// Whether this object can become the first responder; `false` by default.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether this object can resign first responder status.
  open var canResignFirstResponder: Bool { true }

  /// Whether this object is the first responder of its window.
  open var isFirstResponder: Bool { hostWindow?.firstResponder === self }

  /// Makes this object the first responder of its window.
  ///
  /// - Returns: Whether this object is now the first responder. It must be in a window and be able
  ///   to become first responder, and the current first responder must resign.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let window = hostWindow else { return false }
    if window.firstResponder === self { return true }
    guard canBecomeFirstResponder else { return false }
    if let previous = window.firstResponder, !previous.resignFirstResponder() { return false }
    window.setFirstResponder(self)
    return true
  }

  /// Updates the keyboard after a change of what this object asks of it.
  open func reloadInputViews() { TreeChange.note() }

  /// Gives up first responder status.
  ///
  /// - Returns: Whether this object is no longer the first responder.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    hostWindow?.setFirstResponder(nil)
    return true
  }

  /// Gives up first responder status even if the object or its delegate would refuse; the end of
  /// editing is still reported.
  func stopBeingFirstResponder() { hostWindow?.setFirstResponder(nil) }

  /// The window whose keys this object can receive.
  package var hostWindow: UIWindow? { nil }

  /// Never called, because Linux has no nibs; views and controllers may override it, as Xcode's template
  /// of a cell does.
  open func awakeFromNib() {}

  // MARK: Events

  /// Called when touches begin; forwards them to the next responder.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Called when touches move; forwards them to the next responder.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Called when touches end; forwards them to the next responder.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Called when the system cancels touches; forwards them to the next responder.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Called when keys are pressed; forwards them to the next responder.
  ///
  /// A first responder that accepts text (`UIKeyInput`) receives the keys' text here.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard isFirstResponder else {
      next?.pressesBegan(presses, with: event)
      return
    }
    let others = presses.filter { press in press.key.map { !takeText(of: $0) } ?? true }
    if !others.isEmpty { next?.pressesBegan(others, with: event) }
  }

  /// Called when keys are released; forwards them to the next responder.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Called when the system cancels key presses; forwards them to the next responder.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  // MARK: Commands

  /// The key commands that are available while this responder is in the chain, or `nil`.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Returns whether this object implements an action; by default whether it has the method that
  /// the selector names.
  ///
  /// All responders have the standard editing actions, and forward them. A class that overrides one
  /// must override this method, too: without the Objective-C runtime it can't be seen.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    !action.isStandardEditAction && action.isImplemented(by: self)
  }

  /// Returns the first object in the responder chain whose `canPerformAction(_:withSender:)`
  /// returns true.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  /// Called before a command is shown or performed, to update its state and attributes.
  open func validate(_ command: UICommand) {}

  /// Called before the main menu is first used, to customise it.
  open func buildMenu(with builder: any UIMenuBuilder) {}

  /// Moves the selection to the pasteboard; by default forwards the action to the next responder.
  open func cut(_ sender: Any?) { next?.cut(sender) }

  /// Copies the selection to the pasteboard; by default forwards the action to the next responder.
  open func copy(_ sender: Any?) { next?.copy(sender) }

  /// Replaces the selection with the pasteboard's contents; by default forwards the action to the
  /// next responder.
  open func paste(_ sender: Any?) { next?.paste(sender) }

  /// Selects the content at the caret; by default forwards the action to the next responder.
  open func select(_ sender: Any?) { next?.select(sender) }

  /// Selects everything; by default forwards the action to the next responder.
  open func selectAll(_ sender: Any?) { next?.selectAll(sender) }

  /// Deletes the selection; by default forwards the action to the next responder.
  open func delete(_ sender: Any?) { next?.delete(sender) }

  // MARK: Accessibility

  /// The identifier that tests use to find the element; users never see or hear it.
  @exclusivity(unchecked) open var accessibilityIdentifier: String? {
    didSet { TreeChange.note() }
  }

  /// Whether this is a single accessibility element, whose subviews aren't elements themselves.
  open var isAccessibilityElement: Bool {
    get { accessibilityProperties?.isElement ?? isAccessibilityElementByDefault }
    set { changeAccessibility { $0.isElement = newValue } }
  }

  /// The accessibility label, a short name for the element.
  open var accessibilityLabel: String? {
    get { accessibilityProperties?.label ?? defaultAccessibilityLabel }
    set { changeAccessibility { $0.label = newValue } }
  }

  /// The accessibility value of the element.
  open var accessibilityValue: String? {
    get { accessibilityProperties?.value ?? defaultAccessibilityValue }
    set { changeAccessibility { $0.value = newValue } }
  }

  /// The accessibility hint: a description of what happens when the element is used.
  open var accessibilityHint: String? {
    get { accessibilityProperties?.hint }
    set { changeAccessibility { $0.hint = newValue } }
  }

  /// The accessibility traits of the element.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityProperties?.traits ?? defaultAccessibilityTraits }
    set { changeAccessibility { $0.traits = newValue } }
  }

  /// The element's frame on the screen, in points.
  open var accessibilityFrame: CGRect {
    get { accessibilityProperties?.frame ?? defaultAccessibilityFrame }
    set { changeAccessibility { $0.frame = newValue } }
  }

  /// The accessibility elements inside this one, or `nil` for its subviews.
  open var accessibilityElements: [Any]? {
    get { accessibilityProperties?.elements }
    set { changeAccessibility { $0.elements = newValue } }
  }

  /// Whether the elements inside this one are hidden from assistive technologies and tests.
  open var accessibilityElementsHidden: Bool {
    get { accessibilityProperties?.elementsHidden ?? false }
    set { changeAccessibility { $0.elementsHidden = newValue } }
  }

  /// Whether the siblings of this element are hidden from assistive technologies and tests.
  open var accessibilityViewIsModal: Bool {
    get { accessibilityProperties?.viewIsModal ?? false }
    set { changeAccessibility { $0.viewIsModal = newValue } }
  }

  /// The point on the screen at which a tap activates the element; by default the centre of its
  /// accessibility frame.
  ///
  /// Taps of tests go to this point, like those of VoiceOver and XCUITest.
  open var accessibilityActivationPoint: CGPoint {
    get { accessibilityProperties?.activationPoint ?? accessibilityFrame.finite.center }
    set { changeAccessibility { $0.activationPoint = newValue.finite } }
  }

  /// The custom accessibility actions of the element, or `nil`.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibilityProperties?.customActions }
    set { changeAccessibility { $0.customActions = newValue } }
  }

  /// The container type of the element for assistive technologies.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibilityProperties?.containerType ?? .none }
    set { changeAccessibility { $0.containerType = newValue } }
  }

  // MARK: Accessibility elements created on demand

  /// Returns the number of elements in this container.
  ///
  /// A class that creates its elements on demand overrides it. `NSNotFound` means that the
  /// container has no `accessibilityElements` and its subviews are used.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? NSNotFound }

  /// Returns the element at an index, or `nil` if there isn't one.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// Returns the index of an element, or `NSNotFound` if the container doesn't contain it.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }

  // MARK: Accessibility actions

  /// Activates the element in place of a tap at its activation point.
  ///
  /// - Returns: Whether the element was activated. The default, `false`, causes a tap.
  open func accessibilityActivate() -> Bool { false }

  /// Increases the value of an adjustable element by one step; does nothing by default.
  open func accessibilityIncrement() {}

  /// Decreases the value of an adjustable element by one step; does nothing by default.
  open func accessibilityDecrement() {}

  /// Scrolls the surrounding content by a page.
  ///
  /// - Returns: Whether the content scrolled; `false` by default.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

  /// Dismisses a modal view or goes back.
  ///
  /// - Returns: Whether the action succeeded; `false` by default.
  open func accessibilityPerformEscape() -> Bool { false }

  /// Performs the screen's main action, such as play or pause.
  ///
  /// - Returns: Whether the action succeeded; `false` by default.
  open func accessibilityPerformMagicTap() -> Bool { false }

  // MARK: Default values, which the properties above override

  var isAccessibilityElementByDefault: Bool { false }
  var defaultAccessibilityLabel: String? { nil }
  var defaultAccessibilityValue: String? { nil }
  var defaultAccessibilityTraits: UIAccessibilityTraits { .none }
  var defaultAccessibilityFrame: CGRect { .zero }
  var defaultElementType: ElementType { .other }

  // MARK: Element attributes for tests

  /// The title of the element; empty for nearly all elements, as in XCUITest on iOS.
  package var accessibilityTitle: String { "" }
  /// The text shown while the value is empty.
  package var accessibilityPlaceholder: String? { nil }
  /// Whether the element is enabled.
  package var isAccessibilityEnabled: Bool { !accessibilityTraits.contains(.notEnabled) }
  /// Whether the element is selected.
  package var isAccessibilitySelected: Bool { accessibilityTraits.contains(.selected) }
  /// Whether the element has the keyboard focus.
  package var hasAccessibilityFocus: Bool { false }
  /// The parent element.
  package var accessibilityParent: UIResponder? { nil }

  /// Calls a closure with each direct child, from back to front, until the closure returns `false`.
  ///
  /// - Returns: Whether the closure returned `true` for every child.
  @discardableResult
  package func visitAccessibilityChildren(_ visit: (UIResponder) -> Bool) -> Bool {
    guard !accessibilityElementsHidden, let elements = containedElements else { return true }
    return visitAccessibilityElements(elements, visit)
  }
}
