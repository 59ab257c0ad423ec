import CellRendering
import Foundation

/// A pair of gesture recognisers that opens a menu on a long press or a secondary click.
@MainActor
final class ContextMenuTrigger: NSObject, UIGestureRecognizerDelegate {
  /// The description of a menu to open.
  struct Menu {
    /// Creates the menu, or returns `nil` to open none.
    var make: @MainActor () -> UIMenu?
    /// The rectangle beside which the menu appears, in the view's coordinates; `nil` for the view's
    /// bounds.
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

  /// Adds the gesture recognisers to a view.
  ///
  /// - Parameters:
  ///   - view: The view that has the menu.
  ///   - prepare: Returns the menu for a location in the view's coordinates, or `nil` to leave the
  ///     touch to other gesture recognisers.
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

  /// Returns the pointer's location for a click; for a finger, the rectangle that the menu must not
  /// cover.
  private func anchor(_ menu: Menu, _ place: CGPoint, isClick: Bool) -> CGRect {
    let whole = menu.anchor ?? view?.storedBounds ?? .zero
    if !isClick, whole.height <= Self.maximumAnchorHeight { return whole }
    return CGRect(origin: place, size: .zero)
  }

  /// The height, in points, above which a menu opens at the finger instead of beside the view.
  private static let maximumAnchorHeight = 4 * CellMetrics.height
}
