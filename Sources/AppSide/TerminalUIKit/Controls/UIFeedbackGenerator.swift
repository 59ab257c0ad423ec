import Foundation

/// A generator of vibrations (UIKit); a terminal has none.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// Creates a generator.
  public override init() { super.init() }

  /// Has no effect.
  open func prepare() {}
}

/// A generator of vibrations for collisions (UIKit); a terminal has none.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The mass of what collides (UIKit).
  public enum FeedbackStyle: Int, Sendable {
    /// Something small.
    case light = 0
    /// Something of moderate size.
    case medium = 1
    /// Something large.
    case heavy = 2
    /// Something soft.
    case soft = 3
    /// Something rigid.
    case rigid = 4
  }

  /// Creates a generator.
  public convenience init(style: FeedbackStyle) { self.init() }

  /// Has no effect.
  open func impactOccurred() {}

  /// Has no effect.
  open func impactOccurred(intensity: CGFloat) {}
}

/// A generator of vibrations for successes and failures (UIKit); a terminal has none.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The result of a task (UIKit).
  public enum FeedbackType: Int, Sendable {
    /// A success.
    case success = 0
    /// A warning.
    case warning = 1
    /// A failure.
    case error = 2
  }

  /// Has no effect.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// A generator of vibrations for selections (UIKit); a terminal has none.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Has no effect.
  open func selectionChanged() {}
}
