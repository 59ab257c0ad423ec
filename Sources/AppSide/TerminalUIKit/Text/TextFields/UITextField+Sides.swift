import CellRendering
import Foundation

/// The views beside the text of a field, and the button that empties it.
extension UITextField {
  func setLeftView(_ view: UIView?) { replaceSideView(\.leftView, with: view) }

  func setRightView(_ view: UIView?) { replaceSideView(\.rightView, with: view) }

  func setSideMode(_ part: WritableKeyPath<TextFieldSides, ViewMode>, _ mode: ViewMode) {
    guard sides[keyPath: part] != mode else { return }
    sides[keyPath: part] = mode
    sidesMayHaveChanged()
    invalidateIntrinsicContentSize()
  }

  /// Called after something has changed that decides what is shown beside the text.
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

  /// Where the view before the text is put in bounds.
  func leftSideRect(in bounds: CGRect) -> CGRect {
    isLeftViewShown
      ? sideRect(size(of: sides.leftView), in: bounds, isAtEnd: isRightToLeft) : .zero
  }

  /// Where the view behind the text is put in bounds.
  func rightSideRect(in bounds: CGRect) -> CGRect {
    isRightViewShown
      ? sideRect(size(of: sides.rightView), in: bounds, isAtEnd: !isRightToLeft) : .zero
  }

  /// Where the button that empties the field is put in bounds.
  func clearSideRect(in bounds: CGRect) -> CGRect {
    let size = CGSize(width: min(ClearButton.width, bounds.width), height: CellMetrics.height)
    return sideRect(size, in: bounds, isAtEnd: !isRightToLeft)
  }

  /// The room that is left for the text.
  func insets(forSidesIn bounds: CGRect) -> UIEdgeInsets {
    var insets = borderStyle == .none ? UIEdgeInsets.zero : Self.borderInsets
    let left = isLeftViewShown ? leftViewRect(forBounds: bounds).width : 0
    var right = isRightViewShown ? rightViewRect(forBounds: bounds).width : 0
    if isClearButtonShown { right = clearButtonRect(forBounds: bounds).width }
    insets.left += isRightToLeft ? right : left
    insets.right += isRightToLeft ? left : right
    return insets
  }

  /// The width that the views beside the text take whenever they are shown, in points.
  var widthOfSides: CGFloat {
    let left = sides.leftMode == .never ? 0 : size(of: sides.leftView).width
    let right = sides.rightMode == .never ? 0 : size(of: sides.rightView).width
    // The two behind the text have one place.
    return left + max(right, sides.clearMode == .never ? 0 : ClearButton.width)
  }

  var isLeftViewShown: Bool {
    sides.leftView != nil && sides.leftMode.isShown(isEditing: isEditing)
  }

  var isRightViewShown: Bool {
    sides.rightView != nil && sides.rightMode.isShown(isEditing: isEditing)
  }

  /// As in UIKit the view behind the text takes the button's place.
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

  /// The size that the view has, or asks for when it has none.
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
    _ part: WritableKeyPath<TextFieldSides, UIView?>, with view: UIView?
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

  /// Empties the field as the clear button does, and goes on editing, if the delegate agrees.
  private func clearByUser() {
    guard isEnabled, delegate?.textFieldShouldClear(self) ?? true else { return }
    if !editor.text.isEmpty {
      replace(TextEditor.Replacement(range: 0..<editor.count, text: ""))
    }
    becomeFirstResponder()
  }
}
