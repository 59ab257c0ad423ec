import Foundation

/// The box of an alert: title, message, text fields and buttons, each part below the other.
@MainActor
final class AlertView: UIView {
  private weak var controller: UIAlertController?
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private let buttonArea = UIView()
  private var buttons: [AlertActionButton] = []
  private var layout = AlertLayout()

  init(controller: UIAlertController) {
    self.controller = controller
    super.init(frame: .zero)
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    titleLabel.accessibilityTraits = .staticText
    for label in [titleLabel, messageLabel] {
      label.numberOfLines = 0
      label.lineBreakMode = .byWordWrapping
      label.textAlignment = .center
      addSubview(label)
    }
    buttonArea.clipsToBounds = true
    addSubview(buttonArea)
    contentDidChange()
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func contentDidChange() {
    guard let controller else { return }
    titleLabel.text = controller.title
    messageLabel.text = controller.message
    for field in controller.textFields ?? [] where field.superview !== self { addSubview(field) }
    bringSubviewToFront(buttonArea)
    for button in buttons { button.removeFromSuperview() }
    buttons = controller.shownActions.map { action in
      let button = AlertActionButton(
        action: action, isPreferred: action === controller.preferredAction)
      button.addAction(
        UIAction { [weak controller, weak action] _ in
          if let action { controller?.choose(action) }
        }, for: .touchUpInside)
      buttonArea.addSubview(button)
      return button
    }
    setNeedsLayout()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let controller else { return .zero }
    return AlertLayout(controller, room: size).size
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let controller else { return }
    layout = AlertLayout(controller, room: bounds.size, width: bounds.width)
    titleLabel.frame = layout.title
    titleLabel.isHidden = layout.title.isEmpty
    messageLabel.frame = layout.message
    messageLabel.isHidden = layout.message.isEmpty
    for (field, frame) in zip(controller.textFields ?? [], layout.fields) { field.frame = frame }
    buttonArea.frame = layout.buttonArea
    for (button, frame) in zip(buttons, layout.buttons) { button.frame = frame }
    showFocusedButton()
  }

  /// Called when the focus moves, so that a button that has no room comes into sight.
  func showFocusedButton() {
    guard let focused = buttons.first(where: { $0.isFocused }) else { return }
    var origin = buttonArea.bounds.origin
    origin.y = min(origin.y, focused.frame.minY)
    origin.y = max(origin.y, focused.frame.maxY - buttonArea.bounds.height)
    if origin != buttonArea.bounds.origin { buttonArea.bounds.origin = origin }
  }

  override func drawContent(in context: DrawingContext) {
    context.fill(bounds, .systemBackground)
    context.stroke(bounds, .separator, width: 1, cornerRadius: CellMetrics.width)
    for y in layout.lines {
      context.fill(
        CGRect(x: 0, y: y + CellMetrics.height / 2, width: bounds.width, height: 1), .separator)
    }
    guard let x = layout.divider else { return }
    // From line to line, so that it joins both.
    let area = layout.buttonArea.insetBy(dx: 0, dy: -CellMetrics.height)
    context.fill(
      CGRect(x: x + CellMetrics.width / 2, y: area.minY, width: 1, height: area.height),
      .separator)
  }

  override var defaultAccessibilityRole: AccessibilityRole {
    controller?.preferredStyle == .actionSheet ? .sheet : .alert
  }

  override var defaultAccessibilityLabel: String? {
    guard let title = controller?.title, !title.isEmpty else { return controller?.message }
    return title
  }
}
