import Foundation

/// Optional forms of the picker view delegate's methods.
///
/// They support UIKit's optional calls: `picker.delegate?.pickerView?(picker, didSelectRow: 0,
/// inComponent: 0)`. Optional protocol methods need the Objective-C runtime; the property here
/// returns an optional value that forwards the call.
extension UIPickerViewDelegate {
  /// The delegate's methods whose base name is `pickerView`.
  public var pickerView: PickerViewDelegateMethods? { PickerViewDelegateMethods(delegate: self) }
}

/// A callable value that forwards to the picker view delegate's methods.
@preconcurrency @MainActor
public struct PickerViewDelegateMethods {
  let delegate: any UIPickerViewDelegate

  /// Forwards to the delegate's `pickerView(_:titleForRow:forComponent:)`.
  public func callAsFunction(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    delegate.pickerView(pickerView, titleForRow: row, forComponent: component)
  }

  /// Forwards to the delegate's `pickerView(_:attributedTitleForRow:forComponent:)`.
  public func callAsFunction(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? {
    delegate.pickerView(pickerView, attributedTitleForRow: row, forComponent: component)
  }

  /// Forwards to the delegate's `pickerView(_:viewForRow:forComponent:reusing:)`.
  public func callAsFunction(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView {
    delegate.pickerView(pickerView, viewForRow: row, forComponent: component, reusing: view)
  }

  /// Forwards to the delegate's `pickerView(_:widthForComponent:)`.
  public func callAsFunction(_ pickerView: UIPickerView, widthForComponent component: Int)
    -> CGFloat
  {
    delegate.pickerView(pickerView, widthForComponent: component)
  }

  /// Forwards to the delegate's `pickerView(_:didSelectRow:inComponent:)`.
  public func callAsFunction(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {
    delegate.pickerView(pickerView, didSelectRow: row, inComponent: component)
  }
}
