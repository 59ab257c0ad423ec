extension UIView {
  /// How an animation runs (UIKit).
  ///
  /// A terminal shows only the end of an animation, so all but `showHideTransitionViews` change nothing
  /// that can be seen, and an animation that repeats ends after its duration.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits, as UIKit has them.
    public let rawValue: UInt

    /// Makes options of their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Subviews are laid out along with the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Touches reach what is animated.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// The animation starts from where another has come.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// The animation begins anew at its end.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// The animation runs back before it begins anew.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// It takes its own time, not that of an animation around it.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// It has its own curve, not that of an animation around it.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// What is animated is drawn anew all the time.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// A change from one view to another hides and shows them, where they stay in their superview.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// It takes nothing from an animation around it.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Slow at the beginning and at the end.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Always as fast.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// One view turns into the other from the left.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// One view turns into the other from the right.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// One view is turned over like a page, upwards.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// One view is turned over like a page, downwards.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// One view turns into the other from the top.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// One view turns into the other from the bottom.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    /// One view fades into the other.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  }
}
