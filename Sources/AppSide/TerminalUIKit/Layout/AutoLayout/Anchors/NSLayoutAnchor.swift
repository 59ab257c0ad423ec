import Foundation
import SystemShims

/// One part of a view's or guide's geometry, from which constraints are made (UIKit).
///
/// Anchors of different types cannot be related to each other, which the compiler sees to.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  /// The view or guide; nil when it has gone.
  open private(set) weak var item: AnyObject?
  /// Which part of it.
  let attribute: NSLayoutConstraint.Attribute

  init(item: AnyObject?, attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
    super.init()
  }

  /// The attribute's name.
  open var name: String { attribute.name }

  /// Whether constraints leave the item more than one frame.
  open var hasAmbiguousLayout: Bool {
    (item as? UIView ?? (item as? UILayoutGuide)?.owningView)?.hasAmbiguousLayout ?? false
  }

  /// A constraint, inactive, that this anchor should be equal to another.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.equal, anchor.item, anchor.attribute)
  }

  /// A constraint, inactive, that this anchor should be equal to another plus a constant, in points.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor.item, anchor.attribute, constant: c)
  }

  /// A constraint, inactive, that this anchor should be at least another.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>)
    -> NSLayoutConstraint
  {
    constraint(.greaterThanOrEqual, anchor.item, anchor.attribute)
  }

  /// A constraint, inactive, that this anchor should be at least another plus a constant, in points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor.item, anchor.attribute, constant: c)
  }

  /// A constraint, inactive, that this anchor should be at most another.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor.item, anchor.attribute)
  }

  /// A constraint, inactive, that this anchor should be at most another plus a constant, in points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor.item, anchor.attribute, constant: c)
  }

  /// The anchor as UIKit prints it.
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
