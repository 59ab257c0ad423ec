import CellRendering
import Foundation

/// Opens a menu at a long press, or at a click of the other button of the mouse.
@MainActor
final class ContextMenuTrigger: NSObject, UIGestureRecognizerDelegate {
  /// A menu that is about to be opened.
  struct Menu {
    /// Makes the menu; nil opens none.
    var make: @MainActor () -> UIMenu?
    /// What it belongs to, in points of the view; nil is the place that was pressed.
    var anchor: CGRect?
    var sender: Any?
    var isEditMenu = false
    var willOpen: @MainActor () -> Void = {}
    var didOpen: @MainActor (MenuOverlayView) -> Void = { _ in }
    var didSelect: @MainActor () -> Void = {}
    var didPerform: @MainActor (UIMenuElement) -> Void = { _ in }
    var didClose: @MainActor () -> Void = {}
  }

  private weak var view: UIView?
  private let prepare: @MainActor (CGPoint) -> Menu?
  private let press = UILongPressGestureRecognizer()
  private let click = UITapGestureRecognizer()
  private var prepared: (menu: Menu, place: CGPoint)?

  /// - Parameters:
  ///   - view: The view whose menu it is.
  ///   - prepare: Finds the menu of a place, in points of the view; nil leaves the touch to others.
  init(_ view: UIView, _ prepare: @escaping @MainActor (CGPoint) -> Menu?) {
    self.view = view
    self.prepare = prepare
    super.init()
    click.buttonMaskRequired = .secondary
    for recognizer in [press, click] {
      recognizer.delegate = self
      recognizer.addAction { [weak self] recognizer in self?.recognized(recognizer) }
      view.addGestureRecognizer(recognizer)
    }
  }

  func remove() {
    for recognizer in [press, click] { view?.removeGestureRecognizer(recognizer) }
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let view else { return false }
    let place = gestureRecognizer.location(in: view)
    prepared = prepare(place).map { ($0, place) }
    return prepared != nil
  }

  private func recognized(_ recognizer: UIGestureRecognizer) {
    guard let prepared, let view, let window = view.storedWindow,
      recognizer.state == (recognizer === press ? .began : .ended)
    else { return }
    self.prepared = nil
    guard let content = prepared.menu.make() else { return }
    prepared.menu.willOpen()
    var source = MenuSource(
      view, anchor(prepared.menu, prepared.place, isClick: recognizer === click),
      sender: prepared.menu.sender ?? view)
    source.isEditMenu = prepared.menu.isEditMenu
    source.didSelect = prepared.menu.didSelect
    source.didPerform = prepared.menu.didPerform
    source.didClose = prepared.menu.didClose
    if let overlay = window.showMenu(content, from: source) { prepared.menu.didOpen(overlay) }
  }

  /// A click opens the menu at the mouse, a finger beside what it covers.
  private func anchor(_ menu: Menu, _ place: CGPoint, isClick: Bool) -> CGRect {
    let whole = menu.anchor ?? view?.storedBounds ?? .zero
    if !isClick, whole.height <= Self.highest { return whole }
    return CGRect(origin: place, size: .zero)
  }

  /// In points: what is higher has its menu at the finger.
  private static let highest = 4 * CellMetrics.height
}
