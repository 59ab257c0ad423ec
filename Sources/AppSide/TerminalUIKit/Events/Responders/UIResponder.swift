import Foundation

/// Something that can answer events: views, view controllers, windows, the application (UIKit).
///
/// Here it also carries what UIKit adds to every object for accessibility, and the element that tests
/// see (see `Accessibility/`).
@preconcurrency @MainActor
open class UIResponder: NSObject, UIAccessibilityIdentification, UIResponderStandardEditActions {
  // Read many times for each element of each query; nothing changes it while it is read, and the
  // standard library's guard against that costs more than the rest.
  @exclusivity(unchecked) final var accessibilityProperties: AccessibilityProperties?

  /// Tells this responder from every other one of the process, also from those that are gone.
  ///
  /// Only cells get another one: that of the row that they show.
  @exclusivity(unchecked)
  package internal(set) final var elementIdentity: UInt64 = ElementIdentity.next()

  /// Makes a responder.
  public override init() { super.init() }

  // MARK: The responder chain

  /// Who is asked when this one does not answer.
  open var next: UIResponder? { nil }

  /// Whether it may become first responder; false unless a class says otherwise.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether it may stop being first responder.
  open var canResignFirstResponder: Bool { true }

  /// Whether keys and text of its window go to it.
  open var isFirstResponder: Bool { hostWindow?.firstResponder === self }

  /// Makes it the first responder of its window.
  ///
  /// - Returns: Whether it is first responder now: it must be in a window and be allowed to, and the
  ///   one before must let go.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let window = hostWindow else { return false }
    if window.firstResponder === self { return true }
    guard canBecomeFirstResponder else { return false }
    if let previous = window.firstResponder, !previous.resignFirstResponder() { return false }
    window.setFirstResponder(self)
    return true
  }

  /// Shows the views for input anew: there is nothing to do, as a terminal has its keys in front of it.
  open func reloadInputViews() {}

  /// Stops being first responder.
  ///
  /// - Returns: Whether it is not first responder any more.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    hostWindow?.setFirstResponder(nil)
    return true
  }

  /// Stops being first responder although it, or its delegate, would not; whoever is told of the end of
  /// editing is told of this one too.
  func stopBeingFirstResponder() { hostWindow?.setFirstResponder(nil) }

  /// The window whose keys it could get.
  package var hostWindow: UIWindow? { nil }

  // MARK: Events

  /// Called when fingers have touched; passes them on along the chain.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Called when fingers have moved; passes them on along the chain.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Called when fingers have been lifted; passes them on along the chain.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Called when the system has taken touches away; passes them on along the chain.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Called when keys have been pressed; passes them on along the chain.
  ///
  /// A first responder that takes text (`UIKeyInput`) is given the text of the keys here.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard isFirstResponder else {
      next?.pressesBegan(presses, with: event)
      return
    }
    let others = presses.filter { press in press.key.map { !takeText(of: $0) } ?? true }
    if !others.isEmpty { next?.pressesBegan(others, with: event) }
  }

  /// Called when keys have been let go; passes them on along the chain.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Called when the system has taken key presses away; passes them on along the chain.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  // MARK: Commands

  /// The commands that keys give while this responder is in the chain; nil for none.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Whether it does an action itself; nothing, unless a class says otherwise.
  ///
  /// Without Objective-C nobody can see which methods a class has: one that overrides an editing action
  /// overrides this too.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }

  /// Who along the chain does an action: the first whose `canPerformAction(_:withSender:)` says so.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  /// Called before a command is shown or done: gives it the state and attributes that suit.
  open func validate(_ command: UICommand) {}

  /// Called before the main menu is used for the first time, to change it.
  open func buildMenu(with builder: any UIMenuBuilder) {}

  /// Puts what is selected on the pasteboard and takes it away; passes it on along the chain.
  open func cut(_ sender: Any?) { next?.cut(sender) }

  /// Puts what is selected on the pasteboard; passes it on along the chain.
  open func copy(_ sender: Any?) { next?.copy(sender) }

  /// Puts what is on the pasteboard in place of what is selected; passes it on along the chain.
  open func paste(_ sender: Any?) { next?.paste(sender) }

  /// Selects what is at the caret; passes it on along the chain.
  open func select(_ sender: Any?) { next?.select(sender) }

  /// Selects everything; passes it on along the chain.
  open func selectAll(_ sender: Any?) { next?.selectAll(sender) }

  /// Takes away what is selected; passes it on along the chain.
  open func delete(_ sender: Any?) { next?.delete(sender) }

  // MARK: Accessibility

  /// The identifier that tests find it by; no user ever sees or hears it.
  @exclusivity(unchecked) open var accessibilityIdentifier: String? {
    didSet { TreeChange.note() }
  }

  /// Whether it is one element for assistive technologies; its subviews are none of their own then.
  open var isAccessibilityElement: Bool {
    get { accessibilityProperties?.isElement ?? isAccessibilityElementByDefault }
    set { changeAccessibility { $0.isElement = newValue } }
  }

  /// What it is called.
  open var accessibilityLabel: String? {
    get { accessibilityProperties?.label ?? defaultAccessibilityLabel }
    set { changeAccessibility { $0.label = newValue } }
  }

  /// What it is set to.
  open var accessibilityValue: String? {
    get { accessibilityProperties?.value ?? defaultAccessibilityValue }
    set { changeAccessibility { $0.value = newValue } }
  }

  /// What happens when it is used.
  open var accessibilityHint: String? {
    get { accessibilityProperties?.hint }
    set { changeAccessibility { $0.hint = newValue } }
  }

  /// How it behaves.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityProperties?.traits ?? defaultAccessibilityTraits }
    set { changeAccessibility { $0.traits = newValue } }
  }

  /// Where it is on the screen, in points.
  open var accessibilityFrame: CGRect {
    get { accessibilityProperties?.frame ?? defaultAccessibilityFrame }
    set { changeAccessibility { $0.frame = newValue } }
  }

  /// The elements inside it, in place of its subviews; nil leaves these.
  open var accessibilityElements: [Any]? {
    get { accessibilityProperties?.elements }
    set { changeAccessibility { $0.elements = newValue } }
  }

  /// Whether the elements inside it are hidden from assistive technologies and tests.
  open var accessibilityElementsHidden: Bool {
    get { accessibilityProperties?.elementsHidden ?? false }
    set { changeAccessibility { $0.elementsHidden = newValue } }
  }

  /// Whether its siblings are hidden from assistive technologies and tests.
  open var accessibilityViewIsModal: Bool {
    get { accessibilityProperties?.viewIsModal ?? false }
    set { changeAccessibility { $0.viewIsModal = newValue } }
  }

  /// Where on the screen a tap uses it, in points: the middle of `accessibilityFrame` unless set.
  ///
  /// Taps from outside go here, as VoiceOver's and XCUITest's do.
  open var accessibilityActivationPoint: CGPoint {
    get { accessibilityProperties?.activationPoint ?? accessibilityFrame.finite.center }
    set { changeAccessibility { $0.activationPoint = newValue.finite } }
  }

  /// What else can be done with it; nil is nothing.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibilityProperties?.customActions }
    set { changeAccessibility { $0.customActions = newValue } }
  }

  /// What kind of container it is for assistive technologies.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibilityProperties?.containerType ?? .none }
    set { changeAccessibility { $0.containerType = newValue } }
  }

  // MARK: Elements that are made when somebody asks for them

  /// How many elements are inside it, for a class that makes them when asked; `NSNotFound` leaves it to
  /// `accessibilityElements`, and without these to the subviews.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? NSNotFound }

  /// The element at a place; nil when there is none.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// The place of an element; `NSNotFound` when it is none of those inside.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }

  // MARK: What assistive technologies ask it to do

  /// Uses it, in place of a tap at its activation point.
  ///
  /// - Returns: Whether it did; false, unless a class says otherwise, leaves it to the tap.
  open func accessibilityActivate() -> Bool { false }

  /// Makes an adjustable element's value a step bigger; nothing unless a class says otherwise.
  open func accessibilityIncrement() {}

  /// Makes an adjustable element's value a step smaller; nothing unless a class says otherwise.
  open func accessibilityDecrement() {}

  /// Scrolls what it is in by a page.
  ///
  /// - Returns: Whether it did; false unless a class says otherwise.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

  /// Takes away what is modal, or goes back.
  ///
  /// - Returns: Whether it did; false unless a class says otherwise.
  open func accessibilityPerformEscape() -> Bool { false }

  /// Does what the screen is for, such as play and pause.
  ///
  /// - Returns: Whether it did; false unless a class says otherwise.
  open func accessibilityPerformMagicTap() -> Bool { false }

  // MARK: What classes say of themselves; developers can say otherwise above

  var isAccessibilityElementByDefault: Bool { false }
  var defaultAccessibilityLabel: String? { nil }
  var defaultAccessibilityValue: String? { nil }
  var defaultAccessibilityTraits: UIAccessibilityTraits { .none }
  var defaultAccessibilityFrame: CGRect { .zero }
  var defaultAccessibilityRole: AccessibilityRole { .other }

  // MARK: The element that tests see

  /// The title of the element; empty for nearly all, as in XCUITest on iOS.
  package var accessibilityTitle: String { "" }
  /// The text shown while its value is empty.
  package var accessibilityPlaceholder: String? { nil }
  /// Whether it reacts to the user.
  package var isAccessibilityEnabled: Bool { !accessibilityTraits.contains(.notEnabled) }
  /// Whether it is selected.
  package var isAccessibilitySelected: Bool { accessibilityTraits.contains(.selected) }
  /// Whether the focus that the Tab key moves is on it.
  package var hasAccessibilityFocus: Bool { false }
  /// The element that it is in.
  package var accessibilityParent: UIResponder? { nil }

  /// Calls a block with each element directly inside it, in order from back to front, until the block
  /// answers false.
  ///
  /// - Returns: Whether the block always answered true.
  @discardableResult
  package func visitAccessibilityChildren(_ visit: (UIResponder) -> Bool) -> Bool {
    guard !accessibilityElementsHidden, let elements = containedElements else { return true }
    return visitAccessibilityElements(elements, visit)
  }
}
