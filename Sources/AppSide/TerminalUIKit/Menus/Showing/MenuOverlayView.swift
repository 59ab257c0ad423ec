import Foundation

/// An open menu: a box beside its anchor, and a surrounding region in which a tap closes the menu.
///
/// The up and down arrows move the focus, Return selects an item, the right arrow opens a submenu,
/// the left arrow goes back, and Escape closes the menu. A letter moves the focus to the next item
/// that begins with it.
@MainActor
final class MenuOverlayView: UIView {
  private(set) var source: MenuSource
  private var stack: [UIMenu]
  private let region = MenuDismissRegion()
  let box = MenuBoxView()
  private weak var previousFocus: UIView?
  /// The last known rectangle of the anchor, in this view's coordinates.
  private var anchor: CGRect?
  private var isClosed = false

  init(_ menu: UIMenu, source: MenuSource, frame: CGRect) {
    self.source = source
    stack = [menu]
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    accessibilityViewIsModal = !source.isEditMenu
    region.tapped = { [weak self] in self?.close() }
    if !source.isEditMenu { addSubview(region) }
    addSubview(box)
    open(menu)
  }

  required init?(coder: NSCoder) {
    source = MenuSource(nil)
    stack = []
    super.init(coder: coder)
  }

  /// Whether the menu has any rows.
  var hasRows: Bool { !box.rows.isEmpty }

  /// The menu on show: the first one or a submenu.
  var menu: UIMenu? { stack.last }

  /// Updates the rows from the menu's current state.
  func reload() {
    guard let menu = stack.last, !isClosed else { return }
    let focused = box.items.firstIndex { $0.isFocused }
    let rows = MenuRow.rows(of: menu, isInside: stack.count > 1) { [weak self] in self?.reload() }
    let responder = storedWindow?.firstResponder ?? source.view
    box.show(rows, isEditMenu: source.isEditMenu, from: responder) { [weak self] element in
      self?.choose(element)
    }
    setNeedsLayout()
    if let focused, let window = storedWindow, box.items.indices.contains(focused) {
      layoutIfNeeded()
      window.setFocusTarget(box.items[focused])
    }
  }

  /// Replaces the first menu with another one.
  func replace(with menu: UIMenu) {
    stack = [menu]
    open(menu)
  }

  func takeFocus() {
    previousFocus = storedWindow?.focusTarget
    layoutIfNeeded()
    if !source.isEditMenu { storedWindow?.setFocusTarget(nil) }
    if source.isOpenedByKey { moveFocus(by: 1) }
  }

  /// Closes the menu and restores the focus.
  func close() {
    guard !isClosed else { return }
    isClosed = true
    let window = storedWindow
    removeFromSuperview()
    if let window, let previousFocus, previousFocus.storedWindow === window {
      window.setFocusTarget(previousFocus)
    }
    source.didClose()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    region.frame = storedBounds
    if let view = source.view, view.storedWindow === storedWindow {
      anchor = view.convert(source.rect, to: self)
    }
    // The anchor may no longer exist, for example a row outside a window that became smaller.
    guard let anchor else { return }
    let size = box.frame.size
    box.frame = MenuPlacement.frame(
      of: box.fittingSize(in: storedBounds.size), beside: anchor, in: storedBounds)
    box.layoutIfNeeded()
    if size != box.frame.size, let item = box.items.first(where: { $0.isFocused }) {
      box.scrollToVisible(item)
    }
  }

  /// Lets touches outside the edit menu pass through.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    source.isEditMenu ? box.frame.contains(point) : super.point(inside: point, with: event)
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = presses.filter { press in
      guard let key = press.key else { return true }
      return !handle(key)
    }
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  /// Returns whether a key is for the menu.
  ///
  /// Keys not for the edit menu go to the text and close the menu.
  func claims(_ key: UIKey) -> Bool {
    guard source.isEditMenu else { return true }
    switch key.keyCode {
    case .keyboardEscape, .keyboardUpArrow, .keyboardDownArrow: return true
    case .keyboardReturnOrEnter: return box.items.contains { $0.isFocused }
    default: return false
    }
  }

  private func open(_ menu: UIMenu) {
    menu.prepareElements { [weak self] in self?.reload() }
    reload()
  }

  private func choose(_ element: UIMenuElement?) {
    let isOpenedByKey = box.items.contains { $0.isFocused }
    guard let element else { return goBack() }
    if let inner = element as? UIMenu {
      stack.append(inner)
      open(inner)
      layoutIfNeeded()
      storedWindow?.setFocusTarget(nil)
      if isOpenedByKey { moveFocus(by: 1) }
      return
    }
    stack.last?.select(element, inSelection: source.isSingleSelection)
    if element.shownAttributes.contains(.keepsMenuPresented) {
      source.didSelect()
      perform(element)
      return reload()
    }
    let start = storedWindow?.firstResponder ?? source.view ?? storedWindow
    close()
    source.didSelect()
    perform(element, from: start)
    source.didPerform(element)
  }

  private func goBack() {
    guard stack.count > 1 else { return }
    let isOpenedByKey = box.items.contains { $0.isFocused }
    let left = stack.removeLast()
    reload()
    layoutIfNeeded()
    if isOpenedByKey { storedWindow?.setFocusTarget(box.items.first { $0.element === left }) }
  }

  private func perform(_ element: UIMenuElement, from responder: UIResponder? = nil) {
    if let action = element as? UIAction {
      action.performWithSender(source.sender, target: nil)
    } else if let command = element as? UICommand {
      command.perform(from: responder ?? storedWindow?.firstResponder ?? source.view)
    }
  }

  private func handle(_ key: UIKey) -> Bool {
    // Control-C ends the app even while a menu is open.
    if key.modifierFlags.contains(.control) { return !key.isInterrupt }
    switch key.keyCode {
    case .keyboardF1: return false
    case .keyboardEscape: close()
    case .keyboardDownArrow: moveFocus(by: 1)
    case .keyboardUpArrow: moveFocus(by: -1)
    case .keyboardHome: focus(box.items.first { $0.isEnabled })
    case .keyboardEnd: focus(box.items.last { $0.isEnabled })
    case .keyboardRightArrow:
      if let item = box.items.first(where: { $0.isFocused }), item.element is UIMenu {
        choose(item.element)
      }
    case .keyboardLeftArrow: goBack()
    case .keyboardTab: moveFocus(by: key.modifierFlags.contains(.shift) ? -1 : 1)
    default:
      if let text = key.typedText { focus(next(beginningWith: text)) }
    }
    return true
  }

  private func moveFocus(by step: Int) {
    let items = box.items.filter(\.isEnabled)
    guard !items.isEmpty else { return }
    let index = items.firstIndex { $0.isFocused }
    let next = index.map { ($0 + step + items.count) % items.count }
    focus(items[next ?? (step > 0 ? 0 : items.count - 1)])
  }

  private func next(beginningWith text: String) -> MenuItemButton? {
    let items = box.items.filter(\.isEnabled)
    let start = (items.firstIndex { $0.isFocused } ?? -1) + 1
    let order = items[start...] + items[..<start]
    return order.first { $0.title.lowercased().hasPrefix(text.lowercased()) }
  }

  private func focus(_ item: MenuItemButton?) {
    guard let item else { return }
    storedWindow?.setFocusTarget(item)
    box.scrollToVisible(item)
  }
}

/// The region around an open menu.
///
/// A tap in it closes the menu.
@MainActor
final class MenuDismissRegion: UIView {
  var tapped: () -> Void = {}

  override init(frame: CGRect) {
    super.init(frame: frame)
    // The identifier that XCUITest reports for UIKit's region.
    accessibilityIdentifier = "PopoverDismissRegion"
    accessibilityLabel = "dismiss popup"
    isAccessibilityElement = true
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { tapped() }
}
