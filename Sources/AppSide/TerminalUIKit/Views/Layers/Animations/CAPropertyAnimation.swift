import Foundation

/// An animation of a property (Core Animation).
@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
  /// Creates an animation of the property with a key path.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// The key path of the property; stored but has no effect.
  open var keyPath: String?
  /// Whether the values are added to that of the property; stored but has no effect.
  open var isAdditive = false
  /// Whether repetitions continue at the end of the one before; stored but has no effect.
  open var isCumulative = false
}

/// An animation from one value to another (Core Animation).
@preconcurrency @MainActor
open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the beginning; stored but has no effect.
  open var fromValue: Any?
  /// The value at the end; stored but has no effect.
  open var toValue: Any?
  /// The change of the value; stored but has no effect.
  open var byValue: Any?
}

/// An animation with the pace of a spring (Core Animation).
@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
  /// The mass at the spring; stored but has no effect.
  open var mass: CGFloat = 1
  /// The stiffness of the spring; stored but has no effect.
  open var stiffness: CGFloat = 100
  /// The damping of the spring; stored but has no effect.
  open var damping: CGFloat = 10
  /// The velocity at the beginning; stored but has no effect.
  open var initialVelocity: CGFloat = 0
  /// The time in seconds after which the spring is at rest, which is the duration.
  open var settlingDuration: TimeInterval { duration }
}

/// An animation through several values (Core Animation).
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values; stored but has no effect.
  open var values: [Any]?
  /// The path along which the layer moves; stored but has no effect.
  open var path: CGPath?
  /// The times of the values as shares of the duration; stored but has no effect.
  open var keyTimes: [NSNumber]?
  /// The pace between two values; stored but has no effect.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// The way from one value to the next; stored but has no effect.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// Whether the layer turns along its path; stored but has no effect.
  open var rotationMode: CAAnimationRotationMode?
}
