import Foundation

/// The actions to perform when the user swipes over a row (UIKit).
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The actions, the first of which lies at the edge.
  public let actions: [UIContextualAction]

  /// Whether a swipe over most of the row performs the first action.
  open var performsFirstActionWithFullSwipe = true

  /// Creates a configuration with the given actions.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}

/// An action that a swipe over a row shows as a button (UIKit).
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// The style of an action's button (UIKit).
  public enum Style: Int, Sendable {
    /// The default style.
    case normal = 0
    /// A style for an action that deletes data.
    case destructive = 1
  }

  /// A handler, which gets the action, its view, and a closure to call at the end with whether the
  /// action was performed.
  public typealias Handler =
    (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// The style of the button.
  public let style: Style
  /// The handler to call when the user selects the action.
  public let handler: Handler
  /// The title of the button.
  open var title: String?
  /// The background colour of the button.
  open var backgroundColor: UIColor!
  /// The image of the button, instead of which a terminal shows the title.
  open var image: UIImage?

  /// Creates an action with the given style, title and handler.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    backgroundColor = style == .destructive ? .systemRed : .systemGray
    super.init()
  }
}
