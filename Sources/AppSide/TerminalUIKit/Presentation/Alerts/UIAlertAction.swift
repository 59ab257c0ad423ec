import Foundation

/// A button of an alert (UIKit).
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// What kind of choice a button is (UIKit).
  public enum Style: Int, Sendable {
    /// A choice like the others.
    case `default` = 0
    /// Leaves everything as it is.
    case cancel = 1
    /// Destroys something.
    case destructive = 2
  }

  /// What is written on the button.
  public let title: String?
  /// What kind of choice it is.
  public let style: Style
  /// Whether the button reacts to the user.
  open var isEnabled = true { didSet { if isEnabled != oldValue { button?.enabledDidChange() } } }

  /// The button that shows it, while one does.
  final weak var button: AlertActionButton?
  private let handler: ((UIAlertAction) -> Void)?

  /// Makes a button.
  ///
  /// - Parameters:
  ///   - title: What is written on it.
  ///   - style: What kind of choice it is.
  ///   - handler: Called after the alert has gone.
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
