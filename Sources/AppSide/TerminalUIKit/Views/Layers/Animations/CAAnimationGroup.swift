import Foundation

/// Animations that run together (Core Animation).
@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
  /// The animations, whose delegates aren't called.
  open var animations: [CAAnimation]?
}

/// An animation between two states of a layer (Core Animation).
@preconcurrency @MainActor
open class CATransition: CAAnimation {
  /// The kind of the transition; stored but has no effect.
  open var type = CATransitionType.fade
  /// The direction of the transition; stored but has no effect.
  open var subtype: CATransitionSubtype?
  /// The share at which the transition begins; stored but has no effect.
  open var startProgress: Float = 0
  /// The share at which the transition ends; stored but has no effect.
  open var endProgress: Float = 1
}

/// The kind of a transition (Core Animation).
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name of the kind.
  public let rawValue: String

  /// Creates a kind from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The new state appears gradually.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new state moves over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new state pushes the old one away.
  public static let push = CATransitionType(rawValue: "push")
  /// The old state moves away from the new one.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The direction of a transition (Core Animation).
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name of the direction.
  public let rawValue: String

  /// Creates a direction from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// From the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From the top.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From the bottom.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
