import Foundation

/// The methods of a picker's delegate for code that writes the `?` of UIKit's optional methods:
/// `picker.delegate?.pickerView?(picker, didSelectRow: 0, inComponent: 0)`.
///
/// Swift has optional methods only with the Objective-C runtime. These are the optional values that the
/// `?` needs; called, they call the methods.
extension UIPickerViewDelegate {
  /// The methods of this name.
  public var pickerView: PickerViewDelegateMethods? { PickerViewDelegateMethods(delegate: self) }
}

/// What calls the methods of a picker's delegate that have labels.
@preconcurrency @MainActor
public struct PickerViewDelegateMethods {
  let delegate: any UIPickerViewDelegate

  /// Calls the method with these labels.
  public func callAsFunction(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    delegate.pickerView(pickerView, titleForRow: row, forComponent: component)
  }

  /// Calls the method with these labels.
  public func callAsFunction(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? {
    delegate.pickerView(pickerView, attributedTitleForRow: row, forComponent: component)
  }

  /// Calls the method with these labels.
  public func callAsFunction(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView {
    delegate.pickerView(pickerView, viewForRow: row, forComponent: component, reusing: view)
  }

  /// Calls the method with these labels.
  public func callAsFunction(_ pickerView: UIPickerView, widthForComponent component: Int)
    -> CGFloat
  {
    delegate.pickerView(pickerView, widthForComponent: component)
  }

  /// Calls the method with these labels.
  public func callAsFunction(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {
    delegate.pickerView(pickerView, didSelectRow: row, inComponent: component)
  }
}
