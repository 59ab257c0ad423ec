import CellRendering
import Foundation

/// The side views and the clear button.
extension UITextField {
  func setLeftView(_ view: UIView?) { replaceSideView(\.leftView, with: view) }

  func setRightView(_ view: UIView?) { replaceSideView(\.rightView, with: view) }

  func setSideMode(_ part: WritableKeyPath<TextFieldSideViews, ViewMode>, _ mode: ViewMode) {
    guard sides[keyPath: part] != mode else { return }
    sides[keyPath: part] = mode
    sidesMayHaveChanged()
    invalidateIntrinsicContentSize()
  }

  /// Called after a change that can show or hide a side view or the clear button.
  func sidesMayHaveChanged() {
    guard sides.leftView != nil || sides.rightView != nil || sides.clearMode != .never else {
      return
    }
    setNeedsLayout()
  }

  func layOutSides() {
    let bounds = storedBounds
    place(sides.leftView, isLeftViewShown, leftViewRect(forBounds: bounds))
    place(sides.rightView, isRightViewShown, rightViewRect(forBounds: bounds))
    let isClearShown = isClearButtonShown
    if isClearShown, sides.clearButton == nil { sides.clearButton = makeClearButton() }
    place(sides.clearButton, isClearShown, clearButtonRect(forBounds: bounds))
  }

  /// Returns the frame of the leading view within bounds.
  func leftSideRect(in bounds: CGRect) -> CGRect {
    isLeftViewShown
      ? sideRect(size(of: sides.leftView), in: bounds, isAtEnd: isRightToLeft) : .zero
  }

  /// Returns the frame of the trailing view within bounds.
  func rightSideRect(in bounds: CGRect) -> CGRect {
    isRightViewShown
      ? sideRect(size(of: sides.rightView), in: bounds, isAtEnd: !isRightToLeft) : .zero
  }

  /// Returns the frame of the clear button within bounds.
  func clearSideRect(in bounds: CGRect) -> CGRect {
    let size = CGSize(width: min(ClearButton.width, bounds.width), height: CellMetrics.height)
    return sideRect(size, in: bounds, isAtEnd: !isRightToLeft)
  }

  /// Returns the insets of the text for the border and the visible side views.
  func insets(forSidesIn bounds: CGRect) -> UIEdgeInsets {
    var insets = borderStyle == .none ? UIEdgeInsets.zero : Self.borderInsets
    let left = isLeftViewShown ? leftViewRect(forBounds: bounds).width : 0
    var right = isRightViewShown ? rightViewRect(forBounds: bounds).width : 0
    if isClearButtonShown { right = clearButtonRect(forBounds: bounds).width }
    insets.left += isRightToLeft ? right : left
    insets.right += isRightToLeft ? left : right
    return insets
  }

  /// The width of the side views when they are visible, in points.
  var widthOfSides: CGFloat {
    let left = sides.leftMode == .never ? 0 : size(of: sides.leftView).width
    let right = sides.rightMode == .never ? 0 : size(of: sides.rightView).width
    // The trailing view and the clear button share one place.
    return left + max(right, sides.clearMode == .never ? 0 : ClearButton.width)
  }

  var isLeftViewShown: Bool {
    sides.leftView != nil && sides.leftMode.isShown(isEditing: isEditing)
  }

  var isRightViewShown: Bool {
    sides.rightView != nil && sides.rightMode.isShown(isEditing: isEditing)
  }

  /// Whether the clear button is visible.
  ///
  /// As in UIKit, a visible trailing view replaces it.
  var isClearButtonShown: Bool {
    !isRightViewShown && !editor.text.isEmpty && isEnabled
      && sides.clearMode.isShown(isEditing: isEditing)
  }

  private func sideRect(_ size: CGSize, in bounds: CGRect, isAtEnd: Bool) -> CGRect {
    let bounds = bounds.inset(by: borderStyle == .none ? .zero : Self.borderInsets)
    return CGRect(
      x: isAtEnd ? bounds.maxX - size.width : bounds.minX, y: bounds.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  /// Returns the size of a view, or its fitting size if its own is zero.
  private func size(of view: UIView?) -> CGSize {
    guard let view else { return .zero }
    if view.bounds.width > 0 || view.bounds.height > 0 { return view.bounds.size }
    return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }

  private func place(_ view: UIView?, _ isShown: Bool, _ frame: CGRect) {
    guard let view else { return }
    if isShown {
      if view.superview !== self { addSubview(view) }
      view.frame = frame
    }
    view.isHidden = !isShown
  }

  private func replaceSideView(
    _ part: WritableKeyPath<TextFieldSideViews, UIView?>, with view: UIView?
  ) {
    let old = sides[keyPath: part]
    guard old !== view else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    sides[keyPath: part] = view
    setNeedsLayout()
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  private func makeClearButton() -> ClearButton {
    let button = ClearButton(frame: .zero)
    button.addAction(
      UIAction { [weak self] _ in self?.clearByUser() }, for: .touchUpInside)
    return button
  }

  /// Clears the text for the clear button and keeps editing, if the delegate allows it.
  private func clearByUser() {
    guard isEnabled, delegate?.textFieldShouldClear(self) ?? true else { return }
    if !editor.text.isEmpty {
      replace(TextEditor.Replacement(range: 0..<editor.count, text: ""))
    }
    becomeFirstResponder()
  }
}
