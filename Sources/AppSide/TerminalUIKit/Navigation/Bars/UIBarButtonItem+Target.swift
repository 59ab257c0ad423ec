import CellRendering
import Foundation

extension UIBarButtonItem {
  /// Sets the target and method that a tap calls.
  ///
  /// - Parameters:
  ///   - target: The target, held weakly; `nil` searches the responder chain at each tap.
  ///   - action: A method without parameters.
  public func setTarget<Target: AnyObject>(
    _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    setTarget(target, Selector(action, named: Self.newActionName()))
  }

  /// Sets the target and method that a tap calls with the item as sender.
  ///
  /// - Parameters:
  ///   - target: The target, held weakly; `nil` searches the responder chain at each tap.
  ///   - action: A method that takes the item or any sender. A method with another parameter type
  ///     isn't called.
  public func setTarget<Target: AnyObject, Sender>(
    _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    setTarget(target, Selector(action, named: Self.newActionName()))
  }

  /// Swift doesn't tell the name of a method, and selectors with the same name are equal.
  private static func newActionName() -> String { UUID().uuidString }

  func setTarget(_ target: Any?, _ action: Selector?) {
    keepTarget(target as AnyObject?)
    self.action = action
  }

  /// Returns what a tap does for a selector.
  static func work(_ action: Selector) -> (UIBarButtonItem) -> Void {
    { item in UIApplication.shared.sendAction(action, to: item.target, from: item, for: nil) }
  }

  /// Whether the item is only space between others.
  var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

  /// The text on the button.
  var shownText: String { title ?? (image == nil ? systemItem?.sign : nil) ?? "" }

  /// The accessibility label of the button.
  var shownLabel: String {
    accessibilityLabel ?? title ?? systemItem?.label ?? image?.spokenName ?? ""
  }

  /// The size of the item in a bar, in points.
  var barSize: CGSize {
    if let customView {
      let fitting = customView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      return CGSize(
        width: fitting.width > 0 ? fitting.width : customView.bounds.width,
        height: CellMetrics.height)
    }
    let text = CGFloat(TextMetrics.width(of: shownText)) * CellMetrics.width
    let content = shownImage == nil ? text : shownImageSize.width
    return CGSize(width: width > 0 ? width : content, height: CellMetrics.height)
  }

  /// Returns the view that shows the item in a bar, creating it if necessary.
  func makeView() -> UIView {
    if let customView {
      view = customView
      return customView
    }
    if let button = view as? BarItemButton { return button }
    let button = BarItemButton(item: self)
    view = button
    return button
  }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  /// Returns the item's frame in a view's coordinates, or `.null` if no bar shows the item.
  public func frame(in referenceView: UIView) -> CGRect {
    guard let view, view.window != nil else { return .null }
    return view.convert(view.bounds, to: referenceView)
  }
}
