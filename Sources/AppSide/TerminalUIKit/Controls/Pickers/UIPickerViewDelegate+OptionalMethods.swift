// This file is written by '.ci/optional-methods --write'; do not edit it.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// Optional forms of the protocol's methods, for UIKit's optional calls such as
/// `delegate?.pickerView?(…)`.
///
/// Optional protocol methods need the Objective-C runtime. Each property here has the name of a
/// method, and calls it. Behind `?.` a property of the class that has the same name would lose against
/// it, so it is disfavoured.
extension UIPickerViewDelegate {
  @_disfavoredOverload
  public var pickerView: PickerViewDelegateMethods? { PickerViewDelegateMethods(delegate: self) }
}

/// A value that forwards calls to the methods of ``UIPickerViewDelegate`` with these arguments.
@preconcurrency @MainActor
public struct PickerViewDelegateMethods {
  let delegate: any UIPickerViewDelegate

  public func callAsFunction(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    delegate.pickerView(pickerView, titleForRow: row, forComponent: component)
  }

  public func callAsFunction(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? {
    delegate.pickerView(pickerView, attributedTitleForRow: row, forComponent: component)
  }

  public func callAsFunction(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView {
    delegate.pickerView(pickerView, viewForRow: row, forComponent: component, reusing: view)
  }

  public func callAsFunction(_ pickerView: UIPickerView, widthForComponent component: Int)
    -> CGFloat
  {
    delegate.pickerView(pickerView, widthForComponent: component)
  }

  public func callAsFunction(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {
    delegate.pickerView(pickerView, didSelectRow: row, inComponent: component)
  }
}
