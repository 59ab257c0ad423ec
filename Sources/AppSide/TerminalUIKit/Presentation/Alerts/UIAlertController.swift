import Foundation

/// Tells the user something, or asks: a box with a title, a message and buttons (UIKit).
///
/// A button ends the alert, and its handler is called after that has gone. Escape is the cancel
/// button; Return is the preferred one.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// What kind of box it is (UIKit).
  public enum Style: Int, Sendable {
    /// A list of choices at the bottom.
    case actionSheet = 0
    /// A box in the middle.
    case alert = 1
  }

  /// What kind of box it is.
  final public private(set) var preferredStyle: Style = .alert

  /// What it says below the title.
  open var message: String? { didSet { contentDidChange() } }

  /// The buttons, in the order in which they were added.
  final public private(set) var actions: [UIAlertAction] = []

  /// The text fields, in the order in which they were added; nil without any.
  final public private(set) var textFields: [UITextField]?

  /// The button that stands out and that Return stands for; one of the actions.
  open var preferredAction: UIAlertAction? {
    didSet {
      guard let preferredAction, !actions.contains(preferredAction) else {
        return contentDidChange()
      }
      ControllerMisuse.strangePreferredAction.report()
      self.preferredAction = oldValue
    }
  }

  /// Makes an alert without buttons.
  ///
  /// - Parameters:
  ///   - title: What it is about.
  ///   - message: What else there is to say.
  ///   - preferredStyle: What kind of box it is.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  /// Adds a button.
  ///
  /// A second cancel button is reported and not added (an exception in UIKit).
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      return ControllerMisuse.secondCancelAction.report()
    }
    actions.append(action)
    contentDidChange()
  }

  /// Adds a text field to an alert; to an action sheet none can be added.
  ///
  /// - Parameter configurationHandler: Called at once, with the new field.
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

  /// Makes the box.
  open override func loadView() { view = AlertView(controller: self) }

  /// Puts the focus where the user can go on from; subclasses call this.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    takeFocus()
  }

  /// Return goes on to the next text field, from the last one to the preferred button.
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
