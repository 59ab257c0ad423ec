import CellRendering
import ElementTypes
import Foundation

/// The buttons of swipe actions, side by side at an edge of a row.
final class SwipeActionsView: UIView {
  private let edge: RowSwipe.Edge
  private let buttons: [SwipeActionButton]

  /// Creates the buttons.
  ///
  /// - Parameters:
  ///   - configuration: The swipe actions.
  ///   - edge: The edge at which the buttons lie.
  ///   - perform: The closure to call with the action of a tapped button.
  init(
    _ configuration: UISwipeActionsConfiguration, at edge: RowSwipe.Edge,
    perform: @escaping @MainActor (UIContextualAction, UIView) -> Void
  ) {
    self.edge = edge
    buttons = configuration.actions.map { SwipeActionButton($0, perform) }
    super.init(frame: .zero)
    for button in buttons { addSubview(button) }
  }

  /// The buttons are children of the cell for tests, as in XCUITest.
  override var isPartOfRow: Bool { true }

  required init?(coder: NSCoder) {
    edge = .trailing
    buttons = []
    super.init(coder: coder)
  }

  /// Lays out the buttons over the content of a row.
  func arrange(in area: CGRect, isRightToLeft: Bool) {
    let width = min(buttons.reduce(0) { $0 + $1.width }, area.width)
    let isLeft = (edge == .leading) != isRightToLeft
    frame = CGRect(
      x: isLeft ? area.minX : area.maxX - width, y: area.minY, width: width, height: area.height)
    var x = isLeft ? 0 : width
    for button in buttons {
      if !isLeft { x -= button.width }
      button.frame = CGRect(x: x, y: 0, width: button.width, height: area.height)
      if isLeft { x += button.width }
    }
  }
}

/// The button of a swipe action.
final class SwipeActionButton: UIControl {
  private let title: String
  private let color: UIColor

  init(
    _ action: UIContextualAction,
    _ perform: @escaping @MainActor (UIContextualAction, UIView) -> Void
  ) {
    title = action.title ?? ""
    color = action.backgroundColor ?? .systemGray
    super.init(frame: .zero)
    addAction(
      UIAction { [weak self] _ in
        if let self { perform(action, self) }
      }, for: .primaryActionTriggered)
  }

  required init?(coder: NSCoder) {
    title = ""
    color = .systemGray
    super.init(coder: coder)
  }

  /// The width of the title with a margin on both sides.
  var width: CGFloat {
    CGFloat(max(4, TextMetrics.width(of: title)) + 2) * CellMetrics.width
  }

  override var takesTaps: Bool { true }

  override func drawContent(in context: DrawingContext) {
    context.fill(storedBounds, color)
    let room = storedBounds.width.cellCount
    let text = TextMetrics.truncate(TextMetrics.sanitized(title), toCells: room)
    let free = storedBounds.width - CGFloat(TextMetrics.width(of: text)) * CellMetrics.width
    let rows = ((storedBounds.height - CellMetrics.height) / 2 / CellMetrics.height).rounded(.down)
    context.text(
      text,
      at: CGPoint(
        x: (free / 2 / CellMetrics.width).rounded(.down) * CellMetrics.width,
        y: max(0, rows) * CellMetrics.height), .readable(on: color),
      font: .boldSystemFont(ofSize: UIFont.systemFontSize))
  }

  override var focusMark: FocusMark {
    FocusMark(area: storedBounds, color: .readable(on: color))
  }

  override func primaryAction(_ event: UIEvent?) { send(.primaryActionTriggered, event: event) }

  override var canBecomeFocused: Bool { true }
  override var isAccessibilityElementByDefault: Bool { true }
  override var defaultElementType: ElementType { .button }
  override var defaultAccessibilityLabel: String? { title }
  override var defaultAccessibilityTraits: UIAccessibilityTraits {
    super.defaultAccessibilityTraits.union(.button)
  }
}
