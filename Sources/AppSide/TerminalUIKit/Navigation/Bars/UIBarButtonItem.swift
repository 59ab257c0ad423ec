import Foundation

/// A button in a bar (UIKit).
///
/// Where UIKit takes a selector, the method itself is given: see the initialisers with a target.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// How much a button stands out (UIKit).
  public enum Style: Int, Sendable {
    /// Like the others.
    case plain = 0
    /// As the one that is meant to be used.
    case done = 2
  }

  /// How much the button stands out.
  open var style = Style.plain { didSet { didChange() } }

  /// The width of a fixed space, in points; 0 leaves it to the content.
  open var width: CGFloat = 0 { didSet { didChange() } }

  /// A view in place of a button.
  open var customView: UIView? {
    didSet {
      guard customView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      didChange()
    }
  }

  /// What the button does; it comes before target and action.
  open var primaryAction: UIAction? {
    didSet {
      if let action = primaryAction, !action.title.isEmpty { title = action.title }
      didChange()
    }
  }

  /// What a tap opens, or where the item does something else at a tap, a long press; nil is no menu.
  open var menu: UIMenu? {
    didSet {
      showSelectedElement()
      didChange()
    }
  }

  /// Whether a tap switches the item on or off, and an item whose tap opens a menu has the title of what is
  /// chosen there.
  open var changesSelectionAsPrimaryAction = false { didSet { showSelectedElement() } }

  /// The colour of the title; nil is that of the bar.
  open var tintColor: UIColor? { didSet { didChange() } }

  /// Whether it is drawn as switched on.
  open var isSelected = false { didSet { didChange() } }

  /// Whether the item takes no room.
  open var isHidden = false { didSet { didChange() } }

  /// The object whose method the button calls, held weakly.
  final public private(set) weak var target: AnyObject?

  final private(set) var systemItem: SystemItem?
  final private var action: ((UIBarButtonItem) -> Void)?

  /// Makes an item with nothing on it.
  public override init() { super.init() }

  /// Makes an item of a title that calls a closure when it is tapped, or does nothing.
  ///
  /// This is also the form for `target: nil, action: nil`, as back buttons have it.
  public convenience init(
    title: String?, style: Style = .plain, target: AnyObject? = nil,
    action: ((UIBarButtonItem) -> Void)? = nil
  ) {
    self.init()
    self.title = title
    self.style = style
    self.target = target
    self.action = action
  }

  /// Makes an item that calls a method of a target:
  /// `UIBarButtonItem(title: "Save", style: .done, target: self, action: EditScreen.save)`.
  ///
  /// - Parameters:
  ///   - title: What is written on it.
  ///   - style: How much it stands out.
  ///   - target: The object, held weakly; nil looks along the responder chain.
  ///   - action: A method without parameters.
  public convenience init<Target: AnyObject>(
    title: String?, style: Style = .plain, target: Target?,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init()
    self.title = title
    self.style = style
    setTarget(target, action: action)
  }

  /// Makes an item that calls a method of a target with the item.
  ///
  /// - Parameters:
  ///   - title: What is written on it.
  ///   - style: How much it stands out.
  ///   - target: The object, held weakly; nil looks along the responder chain.
  ///   - action: A method that takes the item, or anything.
  public convenience init<Target: AnyObject, Sender>(
    title: String?, style: Style = .plain, target: Target?,
    action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    self.init()
    self.title = title
    self.style = style
    setTarget(target, action: action)
  }

  /// Makes an item that the system knows, which calls a closure when it is tapped, or does nothing.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: AnyObject? = nil,
    action: ((UIBarButtonItem) -> Void)? = nil
  ) {
    self.init(system: systemItem)
    self.target = target
    self.action = action
  }

  /// Makes an item that the system knows, which calls a method of a target.
  public convenience init<Target: AnyObject>(
    barButtonSystemItem systemItem: SystemItem, target: Target?,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(system: systemItem)
    setTarget(target, action: action)
  }

  /// Makes an item that the system knows, which calls a method of a target with the item.
  public convenience init<Target: AnyObject, Sender>(
    barButtonSystemItem systemItem: SystemItem, target: Target?,
    action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    self.init(system: systemItem)
    setTarget(target, action: action)
  }

  /// Makes an item that the system knows, which does an action.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(system: systemItem)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Makes an item that does an action, with the title of what it does.
  public convenience init(title: String? = nil, primaryAction: UIAction?, menu: UIMenu? = nil) {
    self.init()
    self.primaryAction = primaryAction
    self.title = title ?? primaryAction?.title
    self.menu = menu
  }

  /// Makes an item whose tap opens a menu.
  public convenience init(title: String? = nil, menu: UIMenu?) {
    self.init()
    self.title = title
    self.menu = menu
  }

  /// Makes an item that is a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  private convenience init(system item: SystemItem) {
    self.init()
    systemItem = item
    style = item == .done || item == .save ? .done : .plain
  }

  /// Room that takes what the others leave.
  public class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(system: .flexibleSpace) }

  /// Room of a width, in points.
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(system: .fixedSpace)
    item.width = width
    return item
  }

  /// Does what a tap on the item does: nothing, while it is disabled.
  ///
  /// UIKit has no such method, which is why tests there call the target's method themselves.
  open func performPrimaryAction() {
    guard isEnabled else { return }
    if changesSelectionAsPrimaryAction, menuOfTap == nil { isSelected.toggle() }
    if let primaryAction {
      primaryAction.performWithSender(self, target: nil)
    } else {
      action?(self)
    }
  }

  /// Whether a tap does something by itself.
  var hasAction: Bool { primaryAction != nil || action != nil }

  /// The menu that a tap opens; nil where it does something else.
  var menuOfTap: UIMenu? { hasAction ? nil : menu }

  /// Gives the item the title of what is chosen in its menu, where it is there for that.
  func showSelectedElement() {
    guard changesSelectionAsPrimaryAction, let chosen = menuOfTap?.selectionOfButton else { return }
    title = chosen.title
  }

  func setAction(_ action: ((UIBarButtonItem) -> Void)?) { self.action = action }

  func keepTarget(_ target: AnyObject?) { self.target = target }
}
