import Foundation

/// Uses of Auto Layout that raise an exception in UIKit.
///
/// They are reported and have no effect.
@MainActor
enum LayoutMisuse {
  /// Returns whether a priority may replace a constraint's current one, and reports it if not.
  static func accepts(
    _ priority: UILayoutPriority, insteadOf present: UILayoutPriority,
    of constraint: NSLayoutConstraint
  ) -> Bool {
    guard isInRange(priority) else {
      LayoutReport.write(
        "\(outOfRange(priority)) It was not set:\n\t\(constraint.summary(priority: present))")
      return false
    }
    guard constraint.isActive, (priority == .required) != (present == .required) else {
      return true
    }
    LayoutReport.write(
      "Mutating a priority from required to not on an installed constraint (or vice-versa) is not "
        + "supported.  You passed priority \(number(priority)) and the existing priority was "
        + "\(number(present)). It was not set, deactivate the constraint first:\n"
        + "\t\(constraint.summary(priority: present))")
    return false
  }

  /// Returns whether a priority is valid for a view's content, and reports it if not.
  static func accepts(_ priority: UILayoutPriority, of view: UIView) -> Bool {
    if isInRange(priority) { return true }
    LayoutReport.write("\(outOfRange(priority)) It was not set for \(LayoutReport.name(of: view)).")
    return false
  }

  /// Returns whether each side with an item has an attribute, and reports the constraint if not.
  static func namesParts(_ constraint: NSLayoutConstraint) -> Bool {
    guard
      constraint.firstAttribute == .notAnAttribute
        || (constraint.hasSecondItem && constraint.secondAttribute == .notAnAttribute)
    else { return true }
    LayoutReport.write(
      "Unable to activate constraint \(constraint.summary): .notAnAttribute "
        + "can only be used for a second side without an item.")
    return false
  }

  private static func isInRange(_ priority: UILayoutPriority) -> Bool {
    // The comparison is also false for NaN.
    priority.rawValue > 0 && priority <= .required
  }

  private static func outOfRange(_ priority: UILayoutPriority) -> String {
    "It's illegal to set priority:\(number(priority)).  Priorities must be greater than 0 and less "
      + "or equal to NSLayoutPriorityRequired, which is 1000."
  }

  private static func number(_ priority: UILayoutPriority) -> String {
    LayoutReport.number(CGFloat(priority.rawValue))
  }
}
