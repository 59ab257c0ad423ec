import CellRendering
import Foundation

extension UIBarButtonItem {
  /// Makes the item call a method of a target from now on.
  ///
  /// - Parameters:
  ///   - target: The object, held weakly; nil looks along the responder chain when it is tapped.
  ///   - action: A method without parameters.
  public func setTarget<Target: AnyObject>(
    _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    setTarget(target) { (target: Target, _: UIBarButtonItem) in action(target)() }
  }

  /// Makes the item call a method of a target with itself from now on.
  ///
  /// - Parameters:
  ///   - target: The object, held weakly; nil looks along the responder chain when it is tapped.
  ///   - action: A method that takes the item, or anything; not called if it takes something else.
  public func setTarget<Target: AnyObject, Sender>(
    _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    setTarget(target) { (target: Target, item: UIBarButtonItem) in
      if let sender = item as? Sender { action(target)(sender) }
    }
  }

  private func setTarget<Target: AnyObject>(
    _ target: Target?, call: @escaping @MainActor (Target, UIBarButtonItem) -> Void
  ) {
    keepTarget(target)
    let hadTarget = target != nil
    setAction { [weak target] item in
      // A target that is gone is not replaced by another along the chain.
      if hadTarget, target == nil { return }
      let receiver: Target? = target ?? UIApplication.shared.responder(from: item.view)
      if let receiver { call(receiver, item) }
    }
  }

  /// Whether it is only room between others.
  var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

  /// What is written on the button.
  var shownText: String { title ?? (image == nil ? systemItem?.sign : nil) ?? "" }

  /// What the button is called.
  var shownLabel: String {
    accessibilityLabel ?? title ?? systemItem?.label ?? image?.name ?? ""
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

  /// The view that shows the item in a bar, made when it has none.
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
  /// Where the item is in a view, in points of that; null when no bar shows it.
  public func frame(in referenceView: UIView) -> CGRect {
    guard let view, view.window != nil else { return .null }
    return view.convert(view.bounds, to: referenceView)
  }
}
