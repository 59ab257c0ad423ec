import CellRendering
import ElementTypes
import Foundation

/// The box of an alert: title, message, text fields and buttons, from top to bottom.
///
/// They are in the containers that tests see in UIKit's alerts: two around everything, of which the
/// inner one holds the background and the content; in the content two scroll views with a separator
/// between them; in the first one the texts, and in the second one each button in a place of its
/// own. A suite that Xcode has recorded goes down that way:
/// `app.alerts["Sure?"].scrollViews.otherElements.buttons["Delete"]`.
@MainActor
final class AlertView: UIView {
  private weak var controller: UIAlertController?
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  /// The containers of everything, of the background and of the content.
  private let group = UIView()
  private let box = UIView()
  private let background = UIView()
  private let content = UIView()
  private let header = AlertArea(depth: 1)
  private let separator = UIView()
  private let buttonArea = AlertArea(depth: 2)
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
      header.content.addSubview(label)
    }
    for view in [header, separator, buttonArea] { content.addSubview(view) }
    for view in [background, content] { box.addSubview(view) }
    group.addSubview(box)
    addSubview(group)
    contentDidChange()
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func contentDidChange() {
    guard let controller else { return }
    titleLabel.text = controller.title
    messageLabel.text = controller.message
    for field in controller.textFields ?? [] where field.superview !== header.content {
      header.content.addSubview(field)
      field.addAction(
        UIAction { [weak self] _ in self?.focusDidMove() },
        for: [.editingDidBegin, .editingDidEnd])
    }
    for place in buttonArea.content.subviews { place.removeFromSuperview() }
    buttons = controller.orderedActions.map { action in
      let button = AlertActionButton(
        action: action, isPreferred: action === controller.preferredAction,
        focusDidMove: { [weak self] in self?.focusDidMove() })
      button.addAction(
        UIAction { [weak controller, weak action] _ in
          if let action { controller?.choose(action) }
        }, for: .touchUpInside)
      let place = UIView()
      place.addSubview(button)
      buttonArea.content.addSubview(place)
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
    for view in [group, box, background, content] { view.frame = bounds }
    header.layOut(layout.header, length: layout.fullHeaderHeight)
    separator.frame = layout.separator
    titleLabel.frame = layout.title
    titleLabel.isHidden = layout.title.isEmpty
    messageLabel.frame = layout.message
    messageLabel.isHidden = layout.message.isEmpty
    for (field, frame) in zip(fields, layout.fields) { field.frame = frame }
    buttonArea.layOut(layout.buttonArea, length: layout.fullButtonsHeight)
    for (button, frame) in zip(buttons, layout.buttons) {
      button.superview?.frame = frame
      button.frame = CGRect(origin: .zero, size: frame.size)
    }
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
