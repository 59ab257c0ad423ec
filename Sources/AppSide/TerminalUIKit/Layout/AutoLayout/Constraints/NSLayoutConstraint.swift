import Foundation
import SystemShims

/// A relation that layout should make true: `first = multiplier × second + constant` (UIKit).
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  // For these, and others below, see `UIResponder.accessibilityProperties`.
  @exclusivity(unchecked) final private(set) weak var storedFirstItem: AnyObject?
  @exclusivity(unchecked) final private(set) weak var storedSecondItem: AnyObject?
  /// Which part of the first item.
  public let firstAttribute: Attribute
  /// Which part of the second item.
  public let secondAttribute: Attribute
  /// How the two sides relate.
  public let relation: Relation
  /// What the second side is multiplied by.
  public let multiplier: CGFloat
  /// Whether the second item was given, although it may have gone.
  let hasSecondItem: Bool

  /// The view that keeps the constraint while it is active.
  final private(set) weak var owner: UIView?
  /// The place among all activations, so that conflicts break the youngest.
  final private(set) var activationNumber = 0

  private static var activationCount = 0

  /// Makes a constraint, inactive.
  ///
  /// - Parameters:
  ///   - view1: A `UIView` or `UILayoutGuide`.
  ///   - view2: Another one; nil makes the second side the constant alone.
  ///   - multiplier: What the second side is multiplied by.
  ///   - constant: What is added to it, in points.
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

  /// Makes a constraint, inactive, of what is known to be objects: anchors make most constraints, and
  /// finding the object in an `Any` takes longer than all else here.
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

  /// What the first side speaks of; nil when it has gone.
  open var firstItem: AnyObject? { storedFirstItem }

  /// What the second side speaks of; nil for a constant, or when it has gone.
  open var secondItem: AnyObject? { storedSecondItem }

  /// What is added to the second side, in points; changing it costs little.
  @exclusivity(unchecked) open var constant: CGFloat {
    didSet { if constant != oldValue { engine?.constraintDidChange(self) } }
  }

  /// How strongly layout holds to the constraint: more than 0, up to 1000.
  ///
  /// While the constraint is active it stays required, or optional.
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

  /// A name to find the constraint by in reports.
  open var identifier: String?

  /// Whether Interface Builder's archives keep the constraint; Linux has none.
  open var shouldBeArchived = false

  /// Whether layout holds to the constraint.
  open var isActive: Bool {
    get { owner != nil }
    set { newValue ? activate() : deactivate() }
  }

  /// The first side as an anchor.
  open var firstAnchor: NSLayoutAnchor<AnyObject> {
    NSLayoutAnchor(item: firstItem, attribute: firstAttribute)
  }

  /// The second side as an anchor; nil for a constant.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    hasSecondItem ? NSLayoutAnchor(item: secondItem, attribute: secondAttribute) : nil
  }

  /// Activates each of some constraints.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.activate() }
  }

  /// Deactivates each of some constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.deactivate() }
  }

  /// The constraint as UIKit prints it.
  nonisolated open override var description: String {
    guard MainQueue.isCurrent else { return super.description }
    return MainActor.assumeIsolated { summary }
  }

  /// Lets a view keep the constraint, or nobody.
  func setOwner(_ view: UIView?) {
    owner = view
    guard view != nil else { return }
    Self.activationCount += 1
    activationNumber = Self.activationCount
  }

  private var engine: AutoLayoutEngine? { owner?.rootView.autoLayoutEngine }
}
