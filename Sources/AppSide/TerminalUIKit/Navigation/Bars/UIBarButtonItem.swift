import Foundation

/// A button in a bar (UIKit).
///
/// Where UIKit takes a selector, the method itself can be passed; see the initialisers with a target.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// The style of a bar button item (UIKit).
  public enum Style: Int, Sendable {
    /// The default style.
    case plain = 0
    /// The style of a button that completes a task.
    case done = 2
  }

  /// The style of the item.
  open var style = Style.plain { didSet { didChange() } }

  /// The width of a fixed space, in points; 0 derives it from the content.
  open var width: CGFloat = 0 { didSet { didChange() } }

  /// The view shown in place of the button.
  open var customView: UIView? {
    didSet {
      guard customView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      didChange()
    }
  }

  /// The action of the button; it takes precedence over the target and its method.
  open var primaryAction: UIAction? {
    didSet {
      if let action = primaryAction, !action.title.isEmpty { title = action.title }
      didChange()
    }
  }

  /// The menu that a tap opens, or a long press if the item also has an action.
  open var menu: UIMenu? {
    didSet {
      showSelectedElement()
      didChange()
    }
  }

  /// Whether the item represents a selection.
  ///
  /// A tap then toggles the item; an item with a menu shows the title of the selected element.
  open var changesSelectionAsPrimaryAction = false { didSet { showSelectedElement() } }

  /// The colour of the title, or `nil` for that of the bar.
  open var tintColor: UIColor? { didSet { didChange() } }

  /// Whether the item appears selected.
  open var isSelected = false { didSet { didChange() } }

  /// Whether the item is hidden and takes no space.
  open var isHidden = false { didSet { didChange() } }

  /// The object whose method the button calls; held weakly.
  final public weak var target: AnyObject? { didSet { hasTarget = target != nil } }

  /// The selector of the method that the button calls, or `nil` for a closure.
  ///
  /// Without a target the responder chain is searched.
  final public var action: Selector? { didSet { work = action.map(UIBarButtonItem.work) } }

  final private(set) var systemItem: SystemItem?
  /// Whether there is a target, or was one that is deallocated.
  final private(set) var hasTarget = false
  final private var work: ((UIBarButtonItem) -> Void)?

  /// Creates an empty item.
  public override init() { super.init() }

  /// Creates an item with a title that sends an action, or none.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - style: The style of the item.
  ///   - target: The target, held weakly; `nil` searches the responder chain.
  ///   - action: The selector of a method that takes the item, the item and the event, or nothing.
  public convenience init(
    title: String?, style: Style = .plain, target: Any? = nil, action: Selector? = nil
  ) {
    self.init()
    self.title = title
    self.style = style
    setTarget(target, action)
  }

  /// Creates an item with a title and a closure that a tap calls.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - style: The style of the item.
  ///   - target: An object, held weakly, or `nil`. If it is deallocated, the closure is no longer
  ///     called.
  ///   - action: The closure, which gets the item.
  public convenience init(
    title: String?, style: Style = .plain, target: AnyObject? = nil,
    action: @escaping (UIBarButtonItem) -> Void
  ) {
    self.init()
    self.title = title
    self.style = style
    keepTarget(target)
    work = action
  }

  /// Creates an item that calls a target's method.
  ///
  /// For example: `UIBarButtonItem(title: "Save", style: .done, target: self, action:
  /// EditScreen.save)`.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - style: The style of the item.
  ///   - target: The target, held weakly; `nil` searches the responder chain.
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

  /// Creates an item that calls a target's method with the item as sender.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - style: The style of the item.
  ///   - target: The target, held weakly; `nil` searches the responder chain.
  ///   - action: A method that takes the item or any sender.
  public convenience init<Target: AnyObject, Sender>(
    title: String?, style: Style = .plain, target: Target?,
    action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    self.init()
    self.title = title
    self.style = style
    setTarget(target, action: action)
  }

  /// Creates a system item that sends an action, or none.
  ///
  /// - Parameters:
  ///   - systemItem: The system item.
  ///   - target: The target, held weakly; `nil` searches the responder chain.
  ///   - action: The selector of a method that takes the item, the item and the event, or nothing.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any? = nil, action: Selector? = nil
  ) {
    self.init(system: systemItem)
    setTarget(target, action)
  }

  /// Creates a system item with a closure that a tap calls.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: AnyObject? = nil,
    action: @escaping (UIBarButtonItem) -> Void
  ) {
    self.init(system: systemItem)
    keepTarget(target)
    work = action
  }

  /// Creates a system item that calls a target's method.
  public convenience init<Target: AnyObject>(
    barButtonSystemItem systemItem: SystemItem, target: Target?,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(system: systemItem)
    setTarget(target, action: action)
  }

  /// Creates a system item that calls a target's method with the item as sender.
  public convenience init<Target: AnyObject, Sender>(
    barButtonSystemItem systemItem: SystemItem, target: Target?,
    action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    self.init(system: systemItem)
    setTarget(target, action: action)
  }

  /// Creates a system item that performs an action.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(system: systemItem)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Creates an item that performs an action; its title defaults to that of the action.
  public convenience init(title: String? = nil, primaryAction: UIAction?, menu: UIMenu? = nil) {
    self.init()
    self.primaryAction = primaryAction
    self.title = title ?? primaryAction?.title
    self.menu = menu
  }

  /// Creates an item that opens a menu on a tap.
  public convenience init(title: String? = nil, menu: UIMenu?) {
    self.init()
    self.title = title
    self.menu = menu
  }

  /// Creates an item with a custom view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  private convenience init(system item: SystemItem) {
    self.init()
    systemItem = item
    style = item == .done || item == .save ? .done : .plain
  }

  /// Returns a flexible space, which takes the space that other items leave.
  public class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(system: .flexibleSpace) }

  /// Returns a space of a fixed width, in points.
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(system: .fixedSpace)
    item.width = width
    return item
  }

  /// Performs the item's action as a tap does, unless the item is disabled.
  ///
  /// UIKit has no such method; tests there call the target's method.
  open func performPrimaryAction() {
    guard isEnabled else { return }
    if changesSelectionAsPrimaryAction, menuOfTap == nil { isSelected.toggle() }
    if let primaryAction {
      primaryAction.performWithSender(self, target: nil)
    } else if !hasTarget || target != nil {
      // A deallocated target isn't replaced by another object in the responder chain.
      work?(self)
    }
  }

  /// Whether a tap performs an action.
  var hasAction: Bool { primaryAction != nil || work != nil }

  /// The menu that a tap opens, or `nil` if a tap performs an action.
  var menuOfTap: UIMenu? { hasAction ? nil : menu }

  /// Shows the title of the element selected in the menu if the item represents a selection.
  func showSelectedElement() {
    guard changesSelectionAsPrimaryAction, let chosen = menuOfTap?.selectionOfButton else { return }
    title = chosen.title
  }

  func setAction(_ work: ((UIBarButtonItem) -> Void)?) {
    target = nil
    action = nil
    self.work = work
  }

  /// Sets the target in a method, because an initializer doesn't call the property's observer.
  func keepTarget(_ target: AnyObject?) { self.target = target }
}
