import Foundation
import SystemShims

/// An anchor of a view or layout guide, from which constraints are made (UIKit).
///
/// The compiler prevents constraints between anchors of different types.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  /// The view or guide, or `nil` if it has been deallocated.
  open private(set) weak var item: AnyObject?
  /// The attribute of the item that the anchor represents.
  let attribute: NSLayoutConstraint.Attribute

  init(item: AnyObject?, attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
    super.init()
  }

  /// The name of the attribute.
  open var name: String { attribute.name }

  /// Whether the item's constraints allow more than one frame.
  open var hasAmbiguousLayout: Bool {
    (item as? UIView ?? (item as? UILayoutGuide)?.owningView)?.hasAmbiguousLayout ?? false
  }

  /// Returns an inactive constraint that makes the anchor equal to another.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.equal, anchor.item, anchor.attribute)
  }

  /// Returns an inactive constraint that makes the anchor equal to another plus a constant, in
  /// points.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor.item, anchor.attribute, constant: c)
  }

  /// Returns an inactive constraint that makes the anchor greater than or equal to another.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>)
    -> NSLayoutConstraint
  {
    constraint(.greaterThanOrEqual, anchor.item, anchor.attribute)
  }

  /// Returns an inactive constraint that makes the anchor greater than or equal to another plus a
  /// constant, in points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor.item, anchor.attribute, constant: c)
  }

  /// Returns an inactive constraint that makes the anchor less than or equal to another.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor.item, anchor.attribute)
  }

  /// Returns an inactive constraint that makes the anchor less than or equal to another plus a
  /// constant, in points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor.item, anchor.attribute, constant: c)
  }

  /// A description in UIKit's format.
  nonisolated open override var description: String {
    guard MainQueue.isCurrent else { return super.description }
    return MainActor.assumeIsolated {
      "<\(type(of: self)):\(LayoutReport.address(of: self)) "
        + "\"\(LayoutReport.name(of: item)).\(attribute.name)\">"
    }
  }

  func constraint(
    _ relation: NSLayoutConstraint.Relation, _ other: AnyObject?,
    _ otherAttribute: NSLayoutConstraint.Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      firstItem: item, attribute: attribute, relatedBy: relation, secondItem: other,
      attribute: otherAttribute, multiplier: multiplier, constant: constant)
  }
}
