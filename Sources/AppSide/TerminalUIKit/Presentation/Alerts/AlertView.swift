import CellRendering
import ElementTypes
import Foundation

/// The box of an alert: title, message, text fields and buttons, from top to bottom.
@MainActor
final class AlertView: UIView {
  private weak var controller: UIAlertController?
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private let header = AlertArea()
  private let buttonArea = AlertArea()
  private var buttons: [AlertActionButton] = []
  private var layout = AlertLayout()
  /// The view that was last scrolled into view.
  ///
  /// It isn't scrolled again, so the user can scroll away.
  private weak var shownTarget: UIView?

  init(controller: UIAlertController) {
    self.controller = controller
    super.init(frame: .zero)
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    messageLabel.font = .preferredFont(forTextStyle: .footnote)
    titleLabel.accessibilityTraits = .staticText
    for label in [titleLabel, messageLabel] {
      label.numberOfLines = 0
      label.lineBreakMode = .byWordWrapping
      label.textAlignment = .center
      label.adjustsFontForContentSizeCategory = true
      header.addSubview(label)
    }
    addSubview(header)
    addSubview(buttonArea)
    contentDidChange()
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func contentDidChange() {
    guard let controller else { return }
    titleLabel.text = controller.title
    messageLabel.text = controller.message
    for field in controller.textFields ?? [] where field.superview !== header {
      header.addSubview(field)
      field.addAction(
        UIAction { [weak self] _ in self?.focusDidMove() },
        for: [.editingDidBegin, .editingDidEnd])
    }
    for button in buttons { button.removeFromSuperview() }
    buttons = controller.orderedActions.map { action in
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
    let fields = controller.textFields ?? []
    let typing = fields.first { $0.isFirstResponder }
    layout = AlertLayout(
      controller, room: bounds.size, width: bounds.width, prefersHeader: typing != nil)
    header.frame = layout.header
    header.contentSize = CGSize(width: layout.header.width, height: layout.fullHeaderHeight)
    titleLabel.frame = layout.title
    titleLabel.isHidden = layout.title.isEmpty
    messageLabel.frame = layout.message
    messageLabel.isHidden = layout.message.isEmpty
    for (field, frame) in zip(fields, layout.fields) { field.frame = frame }
    buttonArea.frame = layout.buttonArea
    buttonArea.contentSize = CGSize(
      width: layout.buttonArea.width, height: layout.fullButtonsHeight)
    for (button, frame) in zip(buttons, layout.buttons) { button.frame = frame }
    guard shownTarget !== target else { return }
    shownTarget = target
    header.layoutIfNeeded()
    buttonArea.layoutIfNeeded()
    target?.scrollIntoView()
  }

  /// Schedules a layout, which scrolls the focused field or button into view.
  func focusDidMove() { setNeedsLayout() }

  /// The focused field or button.
  private var target: UIView? {
    controller?.textFields?.first { $0.isFirstResponder } ?? buttons.first { $0.isFocused }
  }

  override func drawContent(in context: DrawingContext) {
    context.fill(bounds, .systemBackground)
    if layout.hasBorder {
      context.stroke(bounds, .separator, width: 1, cornerRadius: CellMetrics.width)
    }
    for y in layout.lines {
      context.fill(
        CGRect(x: 0, y: y + CellMetrics.height / 2, width: bounds.width, height: 1), .separator)
    }
    if let divider = layout.divider { context.fill(divider, .separator) }
  }

  override var defaultElementType: ElementType {
    controller?.preferredStyle == .actionSheet ? .sheet : .alert
  }

  override var defaultAccessibilityLabel: String? {
    guard let title = controller?.title, !title.isEmpty else { return controller?.message }
    return title
  }
}
