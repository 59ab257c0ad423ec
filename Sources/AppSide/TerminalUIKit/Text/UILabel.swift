import CellRendering
import ElementTypes
import Foundation

/// A view that displays text (UIKit).
@preconcurrency @MainActor
open class UILabel: UIView {
  /// The layouts of the current text, cached because sizes are requested again and again.
  final private var layouts: [(cells: Int?, maximumLines: Int, layout: TextLayout)] = []
  final private var runs: AttributedRuns?
  // The styled text sets these and not the properties, which a subclass may override to set the
  // styled text.
  final private var storedText: String?
  final private var storedAlignment = NSTextAlignment.natural
  final private var storedLineBreakMode = NSLineBreakMode.byTruncatingTail

  /// Creates a label with a frame in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates an empty label, because Linux has no Interface Builder archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// The text; line breaks start new lines.
  open var text: String? {
    get { storedText }
    set { setText(newValue, runs: nil) }
  }

  /// The styled text, with colours, fonts, underlines and strikethroughs.
  ///
  /// Its first paragraph style sets the alignment and the line break mode. Setting `font` or
  /// `textColor` later applies it to the whole text; setting `text` removes the styles.
  open var attributedText: NSAttributedString? {
    get { runs?.string ?? plainAttributedText }
    set {
      setText(newValue?.string, runs: newValue.map { AttributedRuns($0) })
      takeParagraphStyle(of: newValue)
    }
  }

  /// The font, of which a terminal shows weight and slant.
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

  /// The colour of the text while the label is highlighted, or `nil` for the text colour.
  open var highlightedTextColor: UIColor? { didSet { setNeedsDisplay() } }

  /// Whether the label appears highlighted.
  open var isHighlighted = false { didSet { setNeedsDisplay() } }

  /// Whether the label appears enabled.
  open var isEnabled = true { didSet { setNeedsDisplay() } }

  /// The horizontal alignment of the text.
  open var textAlignment: NSTextAlignment {
    get { storedAlignment }
    set {
      storedAlignment = newValue
      setNeedsDisplay()
    }
  }

  /// The maximum number of lines, or 0 for no limit.
  open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { textDidChange() } } }

  /// The wrapping and truncation of text that doesn't fit.
  open var lineBreakMode: NSLineBreakMode {
    get { storedLineBreakMode }
    set { setLineBreakMode(newValue) }
  }

  /// Whether the font size is reduced to fit; stored but has no effect, because all characters have
  /// the same size.
  open var adjustsFontSizeToFitWidth = false

  /// The minimum scale of text reduced to fit; stored but has no effect.
  open var minimumScaleFactor: CGFloat = 0

  /// Whether the font follows the user's text size; characters keep the same size.
  open var adjustsFontForContentSizeCategory = false { didSet { adjustFont() } }

  /// The width, in points, at which a label with several lines wraps its text for its natural size;
  /// 0 for none.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { textDidChange() } }
  }

  /// Returns the rectangle of the text within bounds.
  ///
  /// An override changes the natural size of the label.
  ///
  /// - Parameters:
  ///   - bounds: The available space, in points.
  ///   - numberOfLines: The maximum number of lines, or 0 for no limit.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    let layout = textLayout(width: bounds.width, maximumLines: numberOfLines)
    return CGRect(origin: bounds.origin, size: layout.size.limited(to: bounds.size))
  }

  /// Returns the size of the text, wrapped at the available width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    textSize(width: size.width > 0 ? size.width : nil)
  }

  /// The size of the text.
  ///
  /// Several lines wrap at the preferred width, if there is one.
  open override var intrinsicContentSize: CGSize {
    let width = numberOfLines != 1 && preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil
    return textSize(width: width)
  }

  /// Draws the text, vertically centred in a rectangle.
  ///
  /// An override can pass a smaller rectangle to leave margins.
  ///
  /// - Parameter rect: The rectangle, in the label's coordinates.
  open func drawText(in rect: CGRect) {
    if let context = DrawingContext.current { drawText(in: rect.finite, context) }
  }

  /// Returns the size of the text, wrapped at the target width if that is required.
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
    // There is no space for a single character.
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
  override var defaultElementType: ElementType { .staticText }

  private var shownColor: UIColor {
    if !isEnabled { return .tertiaryLabel }
    if isHighlighted, let highlightedTextColor { return highlightedTextColor }
    return textColor ?? .label
  }

  private var plainAttributedText: NSAttributedString? {
    guard let storedText else { return nil }
    var attributes: [NSAttributedString.Key: Any] = [:]
    attributes[.font] = font
    attributes[.foregroundColor] = textColor
    return NSAttributedString(string: storedText, attributes: attributes)
  }

  private func takeParagraphStyle(of string: NSAttributedString?) {
    guard let string, string.length > 0,
      let style = string.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
        as? NSParagraphStyle
    else { return }
    storedAlignment = style.alignment
    setLineBreakMode(style.lineBreakMode)
  }

  private func setText(_ text: String?, runs: AttributedRuns?) {
    let isStyled = runs != nil || self.runs != nil
    self.runs = runs
    if text != storedText {
      storedText = text
      textDidChange()
    } else if isStyled {
      setNeedsDisplay()
    }
  }

  private func setLineBreakMode(_ mode: NSLineBreakMode) {
    guard mode != storedLineBreakMode else { return }
    storedLineBreakMode = mode
    textDidChange()
  }

  /// Applies a font or colour to the whole styled text.
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
    // A shortcut for plain labels, because sizes are requested again and again.
    if type(of: self) == UILabel.self {
      return textLayout(width: width, maximumLines: numberOfLines).size
    }
    let room = CGRect(x: 0, y: 0, width: width ?? Self.maximumWidth, height: Self.maximumWidth)
    return textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).size
  }

  private func textLayout(width: CGFloat?, maximumLines: Int) -> TextLayout {
    let cells = width.map { (max(0, min($0, Self.maximumWidth)) / CellMetrics.width).whole }
    let known = layouts.first { $0.cells == cells && $0.maximumLines == maximumLines }
    if let known { return known.layout }
    let layout = TextLayout(
      storedText ?? "", cells: cells, maximumLines: maximumLines, mode: lineBreakMode)
    if layouts.count >= Self.layoutCacheLimit { layouts.removeFirst() }
    layouts.append((cells, maximumLines, layout))
    return layout
  }

  /// The number of cached layouts: enough for those that layout and drawing request in turn.
  private static let layoutCacheLimit = 4

  /// The maximum width, in points: wider than any screen, yet small enough to prevent overflow.
  private static let maximumWidth: CGFloat = 1_000_000
}
