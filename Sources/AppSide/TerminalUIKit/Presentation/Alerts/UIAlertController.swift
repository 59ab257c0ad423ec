import Foundation

/// An object that displays an alert message: a box with a title, a message and buttons (UIKit).
///
/// A button dismisses the alert; its handler is called afterwards. Escape chooses the cancel
/// button, and Return the preferred one.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// The style of an alert (UIKit).
  public enum Style: Int, Sendable {
    /// A list of choices at the bottom of the screen.
    case actionSheet = 0
    /// A box in the middle of the screen.
    case alert = 1
  }

  /// The style of the alert.
  final public private(set) var preferredStyle: Style = .alert

  /// The text below the title.
  open var message: String? { didSet { contentDidChange() } }

  /// The actions, in the order in which they were added.
  final public private(set) var actions: [UIAlertAction] = []

  /// The text fields, in the order in which they were added, or `nil` if there are none.
  final public private(set) var textFields: [UITextField]?

  /// The action whose button is emphasised and that Return chooses; it must be one of the actions.
  open var preferredAction: UIAlertAction? {
    didSet {
      guard let preferredAction, !actions.contains(preferredAction) else {
        return contentDidChange()
      }
      ControllerMisuse.invalidPreferredAction.report()
      self.preferredAction = oldValue
    }
  }

  /// Creates an alert without buttons.
  ///
  /// - Parameters:
  ///   - title: The title of the alert.
  ///   - message: The text below the title.
  ///   - preferredStyle: The style of the alert.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  /// Adds an action.
  ///
  /// A second cancel action is reported and not added. In UIKit it raises an exception.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      return ControllerMisuse.secondCancelAction.report()
    }
    actions.append(action)
    contentDidChange()
  }

  /// Adds a text field to an alert.
  ///
  /// An action sheet cannot have text fields.
  ///
  /// - Parameter configurationHandler: The closure that configures the new field, called
  ///   immediately.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      return ControllerMisuse.textFieldInActionSheet.report()
    }
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.font = .preferredFont(forTextStyle: .footnote)
    field.adjustsFontForContentSizeCategory = true
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
    contentDidChange()
  }

  // MARK: UIViewController

  /// Creates the alert's box as the controller's view.
  open override func loadView() { view = AlertView(controller: self) }

  /// Sets the initial focus; overrides must call `super`.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    takeFocus()
  }

  /// Handles the Return key, which moves to the next text field and finally chooses the preferred
  /// button.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = presses.filter { press in
      press.key?.keyCode != .keyboardReturnOrEnter || !pressReturn()
    }
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  override func makePresentationController(
    _ style: UIModalPresentationStyle
  ) -> UIPresentationController {
    AlertPresentationController(presentedViewController: self, presenting: nil)
  }

  override func titleDidChange() {
    super.titleDidChange()
    contentDidChange()
  }

  private func contentDidChange() {
    (viewIfLoaded as? AlertView)?.contentDidChange()
    presentation.controller?.container?.setNeedsLayout()
    TreeChange.note()
  }
}
