import CellRendering
import Foundation

/// Text that the user reads (UIKit).
@preconcurrency @MainActor
open class UILabel: UIView {
  /// What the text was broken into since it changed: sizes are asked for again and again.
  final private var layouts: [(cells: Int?, maximumLines: Int, layout: TextLayout)] = []
  final private var runs: AttributedRuns?

  /// Makes a label with a frame, in points of its superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Makes a label of an archive; Linux has none of Interface Builder's, so it is an empty one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// What is written; line breaks start new lines.
  open var text: String? {
    didSet {
      let hadRuns = runs != nil
      runs = nil
      if text != oldValue { textDidChange() } else if hadRuns { setNeedsDisplay() }
    }
  }

  /// What is written, with colours, fonts, underlines and strikethroughs of its parts; its first
  /// paragraph style gives alignment and line breaks.
  ///
  /// Setting `font` or `textColor` later gives all of it that font or colour, setting `text` ends it.
  open var attributedText: NSAttributedString? {
    get { runs?.string ?? plainAttributedText }
    set {
      text = newValue?.string
      runs = newValue.map { AttributedRuns($0) }
      takeParagraphStyle(of: newValue)
      setNeedsDisplay()
    }
  }

  /// The font; weight and slant are what a terminal shows of it.
  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet {
      setRuns(.font, font)
      setNeedsDisplay()
    }
  }

  /// The colour of the text.
  open var textColor: UIColor! = .label {
    didSet {
      setRuns(.foregroundColor, textColor)
      setNeedsDisplay()
    }
  }

  /// The colour of the text while the label is highlighted; nil leaves it as it is.
  open var highlightedTextColor: UIColor? { didSet { setNeedsDisplay() } }

  /// Whether the label is drawn as highlighted.
  open var isHighlighted = false { didSet { setNeedsDisplay() } }

  /// Whether the label is drawn as enabled.
  open var isEnabled = true { didSet { setNeedsDisplay() } }

  /// Where the lines are put, across.
  open var textAlignment: NSTextAlignment = .natural { didSet { setNeedsDisplay() } }

  /// The most lines; 0 is no limit.
  open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { textDidChange() } } }

  /// Where lines break, and what gives way when there is no room.
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail {
    didSet { if lineBreakMode != oldValue { textDidChange() } }
  }

  /// Whether text may be made smaller to fit: remembered, but every character is one cell big.
  open var adjustsFontSizeToFitWidth = false

  /// The smallest share of its size that text may be made to fit with: remembered only.
  open var minimumScaleFactor: CGFloat = 0

  /// Whether the font follows the user's text size; every character stays one cell big.
  open var adjustsFontForContentSizeCategory = false { didSet { adjustFont() } }

  /// The width at which the intrinsic size of several lines is worked out, in points; 0 is none.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { textDidChange() } }
  }

  /// The rectangle that the text takes within bounds; an override changes the size that the label asks
  /// for.
  ///
  /// - Parameters:
  ///   - bounds: The room there is, in points.
  ///   - numberOfLines: The most lines; 0 is no limit.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    let layout = textLayout(width: bounds.width, maximumLines: numberOfLines)
    return CGRect(origin: bounds.origin, size: layout.size.limited(to: bounds.size))
  }

  /// The size of the text when no line is wider than the room there is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    textSize(width: size.width > 0 ? size.width : nil)
  }

  /// The size of the text; of several lines at the preferred width, else as wide as they are.
  open override var intrinsicContentSize: CGSize {
    let width = numberOfLines != 1 && preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil
    return textSize(width: width)
  }

  /// Draws the text in the middle of a rectangle; an override that gives less room keeps margins free.
  ///
  /// - Parameter rect: In the label's own coordinates.
  open func drawText(in rect: CGRect) {
    if let context = DrawingContext.current { drawText(in: rect.finite, context) }
  }

  /// The size of the text, wrapped at the target's width when that is required.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let isWidthRequired = horizontalFittingPriority == .required
    let size = isWidthRequired ? sizeThatFits(targetSize) : intrinsicContentSize
    return CGSize(
      width: isWidthRequired ? targetSize.width : size.width,
      height: verticalFittingPriority == .required ? targetSize.height : size.height)
  }

  override func contentSizeCategoryDidChange() { adjustFont() }

  private func adjustFont() {
    if adjustsFontForContentSizeCategory { font = font?.adjusted(for: traitCollection) }
  }

  override var isContentHeightOfWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }

  override func drawContent(in context: DrawingContext) { drawText(in: storedBounds) }

  private func drawText(in bounds: CGRect, _ context: DrawingContext) {
    // Not even one character has room.
    guard bounds.width >= CellMetrics.width else { return }
    var layout = textLayout(width: bounds.width, maximumLines: numberOfLines)
    let rows = max(1, (bounds.height / CellMetrics.height).whole)
    if layout.lines.count > rows { layout = textLayout(width: bounds.width, maximumLines: rows) }
    var y = bounds.midY - layout.size.height / 2
    let share = textAlignment.leadingShare(isRightToLeft: isRightToLeft(in: context))
    let pieces = runs?.pieces(of: layout.lines)
    for (index, line) in layout.lines.enumerated() {
      let free = bounds.width - CGFloat(TextMetrics.width(of: line)) * CellMetrics.width
      let cells = (max(0, free) * share / CellMetrics.width).rounded(.down)
      let x = bounds.minX + cells * CellMetrics.width
      let place = CGPoint(x: x, y: y)
      if let pieces {
        context.text(
          pieces[index], at: place, color: shownColor, font: font,
          overridesColors: !isEnabled || (isHighlighted && highlightedTextColor != nil))
      } else {
        context.text(line, at: place, shownColor, font: font)
      }
      y += CellMetrics.height
    }
  }

  override var isAccessibilityElementByDefault: Bool { true }
  override var defaultAccessibilityLabel: String? { text }
  override var defaultAccessibilityTraits: UIAccessibilityTraits { .staticText }
  override var defaultAccessibilityRole: AccessibilityRole { .staticText }

  private var shownColor: UIColor {
    if !isEnabled { return .tertiaryLabel }
    if isHighlighted, let highlightedTextColor { return highlightedTextColor }
    return textColor ?? .label
  }

  private var plainAttributedText: NSAttributedString? {
    guard let text else { return nil }
    var attributes: [NSAttributedString.Key: Any] = [:]
    attributes[.font] = font
    attributes[.foregroundColor] = textColor
    return NSAttributedString(string: text, attributes: attributes)
  }

  private func takeParagraphStyle(of string: NSAttributedString?) {
    guard let string, string.length > 0,
      let style = string.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
        as? NSParagraphStyle
    else { return }
    textAlignment = style.alignment
    lineBreakMode = style.lineBreakMode
  }

  /// Gives all of the text one font or colour.
  private func setRuns(_ key: NSAttributedString.Key, _ value: Any?) {
    guard let runs else { return }
    let changed = NSMutableAttributedString(attributedString: runs.string)
    let range = NSRange(location: 0, length: changed.length)
    if let value {
      changed.addAttribute(key, value: value, range: range)
    } else {
      changed.removeAttribute(key, range: range)
    }
    self.runs = AttributedRuns(changed)
  }

  private func textDidChange() {
    layouts = []
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  private func textSize(width: CGFloat?) -> CGSize {
    // Asked for again and again, and most labels are plain ones.
    if type(of: self) == UILabel.self {
      return textLayout(width: width, maximumLines: numberOfLines).size
    }
    let room = CGRect(x: 0, y: 0, width: width ?? Self.widest, height: Self.widest)
    return textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).size
  }

  private func textLayout(width: CGFloat?, maximumLines: Int) -> TextLayout {
    let cells = width.map { (max(0, min($0, Self.widest)) / CellMetrics.width).whole }
    let known = layouts.first { $0.cells == cells && $0.maximumLines == maximumLines }
    if let known { return known.layout }
    let layout = TextLayout(
      text ?? "", cells: cells, maximumLines: maximumLines, mode: lineBreakMode)
    if layouts.count >= Self.mostLayouts { layouts.removeFirst() }
    layouts.append((cells, maximumLines, layout))
    return layout
  }

  /// Those that layout and drawing ask for in turn: as wide as it likes, measured, and shown.
  private static let mostLayouts = 4

  /// Wider than any screen, narrow enough to be counted in cells.
  private static let widest: CGFloat = 1_000_000
}
