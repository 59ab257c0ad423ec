import Foundation

/// An action that the user can take by choosing a button in an alert (UIKit).
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// The style of an action's button (UIKit).
  public enum Style: Int, Sendable {
    /// The default style.
    case `default` = 0
    /// A style for an action that cancels and leaves the data unchanged.
    case cancel = 1
    /// A style for an action that might change or delete data.
    case destructive = 2
  }

  /// The title of the action's button.
  public let title: String?
  /// The style of the action's button.
  public let style: Style
  /// Whether the action is enabled.
  open var isEnabled = true { didSet { if isEnabled != oldValue { button?.enabledDidChange() } } }

  /// The button of the action while an alert shows it.
  final weak var button: AlertActionButton?
  private let handler: ((UIAlertAction) -> Void)?

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: The title of the button.
  ///   - style: The style of the button.
  ///   - handler: The closure to call after the alert has been dismissed.
  public init(
    title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil
  ) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  func perform() { handler?(self) }
}
