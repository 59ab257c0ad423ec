import Foundation
import SystemShims

/// A relation that layout has to satisfy: `first = multiplier × second + constant` (UIKit).
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  // For `@exclusivity(unchecked)` here and below, see `UIResponder.accessibilityProperties`.
  @exclusivity(unchecked) final private(set) weak var storedFirstItem: AnyObject?
  @exclusivity(unchecked) final private(set) weak var storedSecondItem: AnyObject?
  /// The attribute of the first item.
  public let firstAttribute: Attribute
  /// The attribute of the second item.
  public let secondAttribute: Attribute
  /// The relation between the two sides.
  public let relation: Relation
  /// The multiplier of the second attribute.
  public let multiplier: CGFloat
  /// Whether the constraint was created with a second item, which may have been deallocated since.
  let hasSecondItem: Bool

  /// The view that holds the constraint while it is active.
  final private(set) weak var owner: UIView?
  /// The position in the order of activation, by which conflicts break the newest constraint.
  final private(set) var activationNumber = 0

  private static var activationCount = 0

  /// Creates an inactive constraint.
  ///
  /// - Parameters:
  ///   - view1: A `UIView` or `UILayoutGuide`.
  ///   - attr1: The attribute of the first item.
  ///   - relation: The relation between the two sides.
  ///   - view2: A `UIView` or `UILayoutGuide`, or `nil` if the second side is only the constant.
  ///   - attr2: The attribute of the second item.
  ///   - multiplier: The multiplier of the second attribute.
  ///   - constant: The constant to add to the second side, in points.
  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    storedFirstItem = view1 as AnyObject
    storedSecondItem = view2.map { $0 as AnyObject }
    hasSecondItem = view2 != nil
    firstAttribute = attr1
    secondAttribute = attr2
    self.relation = relation
    self.multiplier = multiplier
    self.constant = constant
    super.init()
  }

  /// Creates an inactive constraint between known objects.
  ///
  /// Anchors make most constraints, and casting an `Any` to an object would dominate the cost.
  init(
    firstItem: AnyObject?, attribute firstAttribute: Attribute, relatedBy relation: Relation,
    secondItem: AnyObject?, attribute secondAttribute: Attribute, multiplier: CGFloat,
    constant: CGFloat
  ) {
    storedFirstItem = firstItem
    storedSecondItem = secondItem
    hasSecondItem = secondItem != nil
    self.firstAttribute = firstAttribute
    self.secondAttribute = secondAttribute
    self.relation = relation
    self.multiplier = multiplier
    self.constant = constant
    super.init()
  }

  /// The first item, or `nil` if it has been deallocated.
  open var firstItem: AnyObject? { storedFirstItem }

  /// The second item, or `nil` if there isn't one or it has been deallocated.
  open var secondItem: AnyObject? { storedSecondItem }

  /// The constant added to the second side, in points, which is cheap to change.
  @exclusivity(unchecked) open var constant: CGFloat {
    didSet { if constant != oldValue { engine?.constraintDidChange(self) } }
  }

  /// The priority of the constraint, more than 0 and at most 1000.
  ///
  /// An active constraint can't change from required to optional or vice versa.
  @exclusivity(unchecked) open var priority: UILayoutPriority = .required {
    didSet {
      guard priority != oldValue else { return }
      guard LayoutMisuse.accepts(priority, insteadOf: oldValue, of: self) else {
        priority = oldValue
        return
      }
      engine?.constraintDidChange(self)
    }
  }

  /// A name that identifies the constraint in reports.
  open var identifier: String?

  /// Whether Interface Builder archives the constraint, which has no effect on Linux.
  open var shouldBeArchived = false

  /// Whether the constraint is active.
  open var isActive: Bool {
    get { owner != nil }
    set { newValue ? activate() : deactivate() }
  }

  /// The anchor of the first side.
  open var firstAnchor: NSLayoutAnchor<AnyObject> {
    NSLayoutAnchor(item: firstItem, attribute: firstAttribute)
  }

  /// The anchor of the second side, or `nil` for a constant.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    hasSecondItem ? NSLayoutAnchor(item: secondItem, attribute: secondAttribute) : nil
  }

  /// Activates the given constraints.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.activate() }
  }

  /// Deactivates the given constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.deactivate() }
  }

  /// A description in UIKit's format.
  nonisolated open override var description: String {
    guard MainQueue.isCurrent else { return super.description }
    return MainActor.assumeIsolated { summary }
  }

  /// Sets the view that holds the constraint, or `nil` if it becomes inactive.
  func setOwner(_ view: UIView?) {
    owner = view
    guard view != nil else { return }
    Self.activationCount += 1
    activationNumber = Self.activationCount
  }

  private var engine: AutoLayoutEngine? { owner?.rootView.autoLayoutEngine }
}
