import Foundation
import LayoutSolver

/// Reports about layout on standard error, in UIKit's words.
@MainActor
enum LayoutReport {
  static func write(_ text: String) {
    RuntimeLog.write("[LayoutConstraints] \(text)")
  }

  static func unsatisfiable(_ members: [String], broken: String, hasMasks: Bool) -> String {
    let note =
      hasMasks
      ? " \n\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't "
        + "understand, refer to the documentation for the UIView property "
        + "translatesAutoresizingMaskIntoConstraints)" : ""
    return """
      Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want. 
      \tTry this: 
      \t\t(1) look at each constraint and try to figure out which you don't expect; 
      \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\(note) 
      (
      \(members.map { "    \"\($0)\"" }.joined(separator: ",\n"))
      )

      Will attempt to recover by breaking constraint 
      \(broken)
      """
  }

  static func address(of object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
  }

  /// Returns a unique substitute for the address of a row without an object.
  ///
  /// No object has such an address because objects begin at multiples of 16.
  static func address(ofRow handle: LayoutConstraintHandle?, in system: ConstraintSystem) -> String
  {
    let offset = 16 * UInt(handle?.index ?? 0) + 8
    return "0x" + String(UInt(bitPattern: ObjectIdentifier(system)) + offset, radix: 16)
  }

  /// Returns `UILabel:0x…`, or the identifier of a view that has one.
  static func name(of object: AnyObject?) -> String {
    guard let object else { return "(gone)" }
    if let view = object as? UIView, let name = view.accessibilityIdentifier { return name }
    let plain = plainName(of: object)
    if let guide = object as? UILayoutGuide, !guide.identifier.isEmpty {
      return "\(plain)'\(guide.identifier)'"
    }
    return plain
  }

  /// Returns `UILabel:0x…`, even for a view with an identifier.
  static func plainName(of object: AnyObject) -> String {
    "\(type(of: object)):\(address(of: object))"
  }

  /// Returns the entry for `names:` of a view that appears by its identifier.
  static func namedEntry(of object: AnyObject?) -> String? {
    guard let view = object as? UIView, let name = view.accessibilityIdentifier else { return nil }
    return "\(name):\(address(of: view))"
  }

  /// Returns ` + 8` or ` - 8`, or an empty string for 0.
  static func addition(_ constant: CGFloat) -> String {
    constant == 0 ? "" : " \(constant < 0 ? "-" : "+") \(number(abs(constant)))"
  }

  static func number(_ value: CGFloat) -> String {
    if value == value.rounded() && abs(value) < 1e15 { return String(Int(value)) }
    // NaN is printed without its sign.
    return value.isNaN ? "nan" : "\(value)"
  }
}
