import CellRendering
import ElementTypes
import Foundation

/// The button of an alert action.
@MainActor
final class AlertActionButton: UIControl {
  let action: UIAlertAction
  private let isPreferred: Bool
  /// Called when the button gets or loses the focus.
  private let focusDidMove: () -> Void

  init(action: UIAlertAction, isPreferred: Bool, focusDidMove: @escaping () -> Void) {
    self.action = action
    self.isPreferred = isPreferred
    self.focusDidMove = focusDidMove
    super.init(frame: .zero)
    action.button = self
  }

  required init?(coder: NSCoder) {
    action = UIAlertAction(title: nil, style: .default)
    isPreferred = false
    focusDidMove = {}
    super.init(coder: coder)
  }

  override var isEnabled: Bool {
    get { action.isEnabled }
    set { action.isEnabled = newValue }
  }

  func enabledDidChange() { stateDidChange() }

  override var canBecomeFocused: Bool { isEnabled }

  override func focusDidChange() {
    super.focusDidChange()
    focusDidMove()
  }

  override func drawContent(in context: DrawingContext) {
    var color: UIColor =
      action.style == .destructive ? .systemRed : tintColor ?? UIColor.tintColor
    if !isEnabled { color = .tertiaryLabel }
    if isHighlighted { color = color.withAlphaComponent(0.5) }
    let text = TextMetrics.truncate(action.title ?? "", toCells: max(0, bounds.cells - 2))
    let cells = TextMetrics.width(of: text)
    let x = CGFloat((bounds.cells - cells) / 2) * CellMetrics.width
    let font: UIFont? = isPreferred ? .boldSystemFont(ofSize: UIFont.buttonFontSize) : nil
    context.text(text, at: CGPoint(x: x, y: 0), color, font: font)
  }

  override var takesTaps: Bool { true }

  override var isAccessibilityElementByDefault: Bool { true }
  override var defaultAccessibilityLabel: String? { action.title }
  override var defaultElementType: ElementType { .button }
  override var defaultAccessibilityTraits: UIAccessibilityTraits {
    super.defaultAccessibilityTraits.union(.button)
  }
}
