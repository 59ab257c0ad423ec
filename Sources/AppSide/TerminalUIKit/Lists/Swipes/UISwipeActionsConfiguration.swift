import Foundation

/// The buttons that a swipe over a row shows (UIKit).
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The buttons; the first is nearest to the edge.
  public let actions: [UIContextualAction]

  /// Whether a swipe over most of the row does what the first button does.
  open var performsFirstActionWithFullSwipe = true

  /// Makes a configuration of its buttons.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}

/// A button that a swipe over a row shows (UIKit).
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// How a button looks (UIKit).
  public enum Style: Int, Sendable {
    /// Like any other.
    case normal = 0
    /// It destroys something.
    case destructive = 1
  }

  /// What a button does: called with the button, its view and what to call in the end, with whether it
  /// was done.
  public typealias Handler =
    (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// How the button looks.
  public let style: Style
  /// What it does.
  public let handler: Handler
  /// What it says.
  open var title: String?
  /// Its colour.
  open var backgroundColor: UIColor!
  /// Its picture; in a terminal the title is shown.
  open var image: UIImage?

  /// Makes a button.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    backgroundColor = style == .destructive ? .systemRed : .systemGray
    super.init()
  }
}
