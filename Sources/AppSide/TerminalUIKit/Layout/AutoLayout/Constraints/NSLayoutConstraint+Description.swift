import Foundation

extension NSLayoutConstraint {
  /// The description in UIKit's format:
  /// `<NSLayoutConstraint:0x… 'name' UIView:0x….width == 60 (active, names: …)>`.
  var summary: String { summary(priority: priority) }

  /// Returns the description with another priority.
  func summary(priority: UILayoutPriority) -> String {
    let name = identifier.map { " '\($0)'" } ?? ""
    var text = "<\(type(of: self)):\(LayoutReport.address(of: self))\(name) "
    text += "\(LayoutReport.name(of: firstItem)).\(firstAttribute.name) \(relation.sign) "
    if hasSecondItem {
      if multiplier != 1 { text += "\(LayoutReport.number(multiplier))*" }
      text += "\(LayoutReport.name(of: secondItem)).\(secondAttribute.name)"
      text += LayoutReport.addition(constant)
    } else {
      text += LayoutReport.number(constant)
    }
    if priority != .required { text += " @\(LayoutReport.number(CGFloat(priority.rawValue)))" }
    text += "   (\(isActive ? "active" : "inactive")"
    let names = [firstItem, secondItem].compactMap { LayoutReport.namedEntry(of: $0) }
    if !names.isEmpty { text += ", names: \(names.joined(separator: ", ")) " }
    return text + ")>"
  }
}
