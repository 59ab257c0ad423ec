import Foundation

/// A misuse of a view for which UIKit throws an exception or that leaves views in an invalid state.
///
/// The toolkit reports it, in UIKit's words if they are known, and ignores the call, so that a
/// mistake fails one test instead of ending the whole run.
enum ViewMisuse {
  case wouldCreateCycle(UIView)
  case windowAsSubview(UIView)
  /// A frame, bounds, centre or transform with a component that isn't finite.
  case invalidGeometry(UIView, part: String, numbers: [CGFloat])
  /// A property value that isn't finite.
  case invalidNumber(UIView, property: String, Double)
  /// An index out of range.
  case indexOutOfRange(AnyObject, method: String, Int, count: Int)
  case arrangedOutOfRange(UIStackView, Int, count: Int)
  case stepperLimits(UIStepper, minimum: Double, maximum: Double)
  case stepperStep(UIStepper, Double)
  case pickerComponentOutOfRange(UIPickerView, Int, count: Int)
  case pickerRowOutOfRange(UIPickerView, Int, component: Int, count: Int)
  case touchOutOfRange(UIGestureRecognizer, Int, count: Int)

  var text: String {
    switch self {
    case .wouldCreateCycle(let view):
      "Can't add self as subview: \(name(view)) would be inside itself."
    case .windowAsSubview(let view):
      "The window \(name(view)) cannot be a subview. Show it with makeKeyAndVisible()."
    case .invalidGeometry(let view, let part, let numbers):
      "CALayerInvalidGeometry: \(part) contains NaN or infinity: "
        + "[\(numbers.map { "\($0)" }.joined(separator: " "))]. View: \(name(view))."
    case .invalidNumber(let view, let property, let number):
      "\(property) of \(name(view)) is not finite! That's illegal: \(number)."
    case .indexOutOfRange(let object, let method, let index, let count):
      "-[\(type(of: object)) \(method)]: index \(index) beyond bounds "
        + (count > 0 ? "[0 .. \(count - 1)]." : "for empty array.")
    case .arrangedOutOfRange(let stack, let index, let count):
      "Invalid stackIndex \(index): \(name(stack)) has \(count) arranged subviews."
    case .stepperLimits(let stepper, let minimum, let maximum):
      "The minimumValue of \(name(stepper)), \(minimum), must be less than its maximumValue, "
        + "\(maximum)."
    case .stepperStep(let stepper, let step):
      "The stepValue of \(name(stepper)), \(step), must be greater than 0."
    case .pickerComponentOutOfRange(let picker, let component, let count):
      "Attempted to use component \(component) of \(name(picker)), which has \(count)."
    case .pickerRowOutOfRange(let picker, let row, let component, let count):
      "Attempted to scroll \(name(picker)) to an out-of-bounds row (\(row)) when there are only "
        + "\(count) rows in component \(component)."
    case .touchOutOfRange(let recognizer, let index, let count):
      "-[\(type(of: recognizer)) locationOfTouch:inView:]: index (\(index)) beyond bounds (\(count))."
    }
  }

  /// The effect of the call, for the report.
  private var outcome: String {
    switch self {
    case .invalidGeometry: "They were replaced by 0."
    case .invalidNumber(_, "contentSize", _): "It was replaced by 0."
    case .touchOutOfRange: "The gesture's location is returned."
    case .pickerRowOutOfRange: "The nearest row is selected."
    default: "The call was ignored."
    }
  }

  func report() { RuntimeLog.write("Error: \(text) \(outcome)") }

  private func name(_ object: AnyObject) -> String { RuntimeLog.name(object) }
}

extension UIView {
  /// Returns geometry that can be laid out; components that aren't finite are reported and replaced
  /// by zero.
  func usable(_ rect: CGRect, _ part: String) -> CGRect {
    let numbers = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
    if !numbers.allSatisfy(\.isFinite) {
      ViewMisuse.invalidGeometry(self, part: part, numbers: numbers).report()
    }
    return rect.finite
  }

  /// Returns whether a number is finite, and reports if it isn't.
  func accepts(_ number: some BinaryFloatingPoint, as property: String) -> Bool {
    if number.isFinite { return true }
    ViewMisuse.invalidNumber(self, property: property, Double(number)).report()
    return false
  }

  /// Returns whether insets are finite, and reports if they aren't.
  func accepts(_ insets: UIEdgeInsets, as property: String) -> Bool {
    [insets.top, insets.left, insets.bottom, insets.right].allSatisfy {
      accepts($0, as: property)
    }
  }
}

extension UIEdgeInsets {
  /// Creates insets from directional ones for a left-to-right layout.
  init(_ insets: NSDirectionalEdgeInsets) {
    self.init(
      top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }
}

extension CGAffineTransform {
  var numbers: [CGFloat] { [a, b, c, d, tx, ty] }
  var isFinite: Bool { numbers.allSatisfy(\.isFinite) }
}

extension CGRect {
  /// Whether the rectangle can be laid out without changes.
  @inline(__always) var isUsable: Bool {
    // These comparisons are false for NaN.
    abs(origin.x) <= CGFloat.maximumLength && abs(origin.y) <= CGFloat.maximumLength
      && size.width >= 0 && size.width <= CGFloat.maximumLength
      && size.height >= 0 && size.height <= CGFloat.maximumLength
  }
}
