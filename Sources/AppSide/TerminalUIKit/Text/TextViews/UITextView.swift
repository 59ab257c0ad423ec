import CellRendering
import ElementTypes
import Foundation

/// A view with several lines of text that the user can edit (UIKit).
///
/// Keys edit as in `UITextField`. In addition, Return starts a new line, Up and Down move by lines,
/// Home and End move within a line, and Page Up and Page Down move by the visible height. Home and
/// End with Control, and Up and Down with Command, move to the ends of the text. When the view
/// isn't being edited, these keys scroll, as in every scroll view.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UIKeyInput, UITextInputTraits {
  final var editor = TextEditor()
  /// The column to which Up and Down return after shorter lines.
  final var goalColumn: Int?
  final private weak var textDelegate: (any UITextViewDelegate)?
  final private var editMenuTrigger: ContextMenuTrigger?
  final var lineCache: LineCache?
  /// Whether the content size and the caret's visibility must be updated.
  ///
  /// This waits for the layout, because otherwise each key in a long text would wrap its lines.
  final var needsContentSizeUpdate = false
  final var needsCaretScroll = false

  /// Creates a text view with a frame in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a text view with a frame in its superview's coordinates.
  ///
  /// - Parameter textContainer: Must be `nil`, because text containers aren't implemented.
  public convenience init(frame: CGRect, textContainer: NSTextContainer?) {
    self.init(frame: frame)
  }

  /// Creates an empty text view, because Linux has no Interface Builder archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    editMenuTrigger = makeEditMenuTrigger { [weak self] in self?.isEditable == true }
  }

  /// The delegate of the text view.
  open weak var delegate: (any UITextViewDelegate)? {
    get { textDelegate }
    set { scrollDelegate = newValue }
  }

  override func scrollDelegateDidChange() {
    textDelegate = scrollDelegate as? any UITextViewDelegate
  }

  /// The text; as in UIKit, never `nil` when read.
  open var text: String! {
    get { editor.text }
    set { setText(newValue ?? "") }
  }

  /// The font, of which a terminal shows weight and slant.
  open var font: UIFont? = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet { setNeedsDisplay() }
  }

  /// Whether the font follows the user's text size; characters keep the same size.
  open var adjustsFontForContentSizeCategory = false { didSet { adjustFont() } }

  override func contentSizeCategoryDidChange() { adjustFont() }

  private func adjustFont() {
    if adjustsFontForContentSizeCategory { font = font?.adjusted(for: traitCollection) }
  }

  /// The colour of the text, or `nil` for the label colour.
  open var textColor: UIColor? = .label { didSet { setNeedsDisplay() } }

  /// The horizontal alignment of the text.
  open var textAlignment: NSTextAlignment = .natural { didSet { setNeedsDisplay() } }

  /// Whether the user can edit the text.
  open var isEditable = true {
    didSet { if !isEditable, isFirstResponder { resignFirstResponder() } }
  }

  /// Whether the user can select text; stored but has no effect on the terminal's own selection.
  open var isSelectable = true

  /// Whether the text scrolls.
  ///
  /// If not, the view's natural size contains the whole text.
  open override var isScrollEnabled: Bool { didSet { contentDidChange() } }

  /// The insets of the text, in points.
  ///
  /// The default is a cell at each side. UIKit's 8 points at the top and bottom are half a row,
  /// which a terminal doesn't have. A border of the view's layer takes an additional cell on each
  /// side.
  open var textContainerInset = UIEdgeInsets(
    top: 0, left: CellMetrics.width, bottom: 0, right: CellMetrics.width)
  {
    didSet {
      if !accepts(textContainerInset, as: "textContainerInset") { textContainerInset = oldValue }
      contentDidChange()
    }
  }

  /// The selected range in UTF-16 units, which is empty at the caret if nothing is selected.
  open var selectedRange: NSRange {
    get { editor.utf16Range(of: editor.selection) }
    set {
      guard let range = editor.characterRange(ofUTF16: newValue) else { return }
      changeSelection { $0.select(range) }
    }
  }

  // MARK: UITextInputTraits

  /// The capitalisation of text typed with the keyboard that automation sees.
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  /// The correction of typed text; stored but has no effect.
  open var autocorrectionType: UITextAutocorrectionType = .default
  /// The checking of spelling; stored but has no effect.
  open var spellCheckingType: UITextSpellCheckingType = .default
  /// The type of the keyboard that automation sees.
  open var keyboardType: UIKeyboardType = .default
  /// The title of the Return key of the keyboard that automation sees.
  open var returnKeyType: UIReturnKeyType = .default
  /// Whether the text is hidden; has no effect, because text views never hide it in UIKit either.
  open var isSecureTextEntry = false
  /// The semantic type of the text; stored but has no effect.
  open var textContentType: UITextContentType!

  // MARK: UIKeyInput

  /// Whether the text isn't empty.
  open var hasText: Bool { !editor.text.isEmpty }

  /// Replaces the selection with typed text.
  open func insertText(_ text: String) { type(text) }

  /// Deletes the selection or the character before the caret.
  open func deleteBackward() { delete(.backward) }

  // MARK: Editing actions

  /// Returns whether an editing action is possible with the current selection, text and pasteboard.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action.isStandardEditAction
      ? canEdit(action) : super.canPerformAction(action, withSender: sender)
  }

  /// Moves the selected text to the pasteboard.
  open override func cut(_ sender: Any?) {
    copy(sender)
    delete(sender)
  }

  /// Copies the selected text to the pasteboard.
  open override func copy(_ sender: Any?) {
    if canEdit(.copy) { UIPasteboard.general.string = editor.selectedText }
  }

  /// Replaces the selection with the pasteboard's text.
  open override func paste(_ sender: Any?) {
    if let text = UIPasteboard.general.string { paste(text) }
  }

  /// Selects the word at the caret.
  open override func select(_ sender: Any?) { changeSelection { $0.selectWord() } }

  /// Selects the whole text.
  open override func selectAll(_ sender: Any?) { changeSelection { $0.selectAll() } }

  /// Deletes the selected text.
  open override func delete(_ sender: Any?) {
    if !editor.selection.isEmpty { delete(.backward) }
  }

  // MARK: Size

  /// The size of the text, in points.
  open override var contentSize: CGSize {
    get {
      if needsContentSizeUpdate { updateContentSize() }
      return super.contentSize
    }
    set { super.contentSize = newValue }
  }

  /// The size of the text if the view doesn't scroll.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    return sizeThatFits(storedBounds.size)
  }

  /// Returns the size of the text, wrapped at the available width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let insets = textInsets
    let cells = size.width > 0 ? Self.cells(size.width - insets.horizontal) : Self.cellLimit
    // Lines already wrapped at this width aren't wrapped again.
    let wrapped =
      lineCache?.cells == cells ? lines(cells: cells) : WrappedText(editor.characters, cells: cells)
    let height = CGFloat(wrapped.lines.count) * CellMetrics.height + insets.vertical
    if size.width > 0 { return CGSize(width: size.width, height: height) }
    let widest = wrapped.lines.map { wrapped.width($0) }.max() ?? 0
    return CGSize(
      width: CGFloat(widest + 1) * CellMetrics.width + insets.horizontal, height: height)
  }

  /// Keeps the caret visible when the view's size changes.
  open override func layoutSubviews() {
    let hasNewSize = scrolling.laidOutSize != storedBounds.size
    if hasNewSize || needsContentSizeUpdate { updateContentSize() }
    super.layoutSubviews()
    if needsCaretScroll || (hasNewSize && isFirstResponder) { showCaret() }
  }

  /// The point of the text at the view's top left corner.
  open override var contentOffset: CGPoint {
    get { super.contentOffset }
    set {
      if !scrolling.isMovingContent { needsCaretScroll = false }
      super.contentOffset = newValue
    }
  }

  /// Scrolls the text without returning to the caret.
  open override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    needsCaretScroll = false
    super.setContentOffset(contentOffset, animated: animated)
  }

  // MARK: UIResponder

  /// Whether the text is editable.
  open override var canBecomeFirstResponder: Bool { isEditable }

  /// Whether the delegate allows editing to end.
  open override var canResignFirstResponder: Bool {
    delegate?.textViewShouldEndEditing(self) ?? true
  }

  /// Begins editing, if the delegate and the previous first responder allow it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, hostWindow != nil,
      delegate?.textViewShouldBeginEditing(self) ?? true
    else { return false }
    guard super.becomeFirstResponder() else { return false }
    didBeginEditing()
    return true
  }

  /// Ends editing if the delegate allows it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard super.resignFirstResponder() else { return false }
    didEndEditing()
    return true
  }

  override func stopBeingFirstResponder() {
    super.stopBeingFirstResponder()
    didEndEditing()
  }

  /// Handles editing and scrolling keys and forwards others.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard isFirstResponder else { return super.pressesBegan(presses, with: event) }
    let others = presses.filter { press in press.key.map { !edit($0) } ?? true }
    if !others.isEmpty { next?.pressesBegan(others, with: event) }
  }

  /// Does nothing, because the touch can become a drag.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Does nothing, because `panGestureRecognizer` handles drags.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Begins editing and moves the caret to the tap.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, touch.isPrimary, !touch.hasMovedBeyondTap(in: self) else {
      return
    }
    tapped(at: touch.location(in: self), touch.tapCount)
    if touch.type == .direct, touch.tapCount > 1, isFirstResponder { showEditMenu() }
  }

  /// Does nothing.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Prevents tap gestures of surrounding views.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer.view === self || !gestureRecognizer.isSimpleTap
  }

  /// Whether the view can have the keyboard focus, to edit or scroll the text.
  open override var canBecomeFocused: Bool {
    isEditable || (isScrollEnabled && overflows(.vertical))
  }

  override func drawContent(in context: DrawingContext) { drawText(in: context) }

  // MARK: Accessibility

  override var isAccessibilityElementByDefault: Bool { true }
  override var defaultAccessibilityValue: String? { editor.text }
  override var defaultElementType: ElementType { .textView }

  // MARK: Lines

  /// The text wrapped at the view's width.
  var lines: WrappedText { lines(cells: Self.cells(storedBounds.width - textInsets.horizontal)) }

  private func lines(cells: Int) -> WrappedText {
    if lineCache?.cells != cells { lineCache = LineCache(editor.characters, cells: cells) }
    lineCache?.update(editor.characters)
    return WrappedText(editor.characters, lines: lineCache?.lines ?? [])
  }

  private static func cells(_ width: CGFloat) -> Int {
    (min(max(width, 0), CGFloat(cellLimit)) / CellMetrics.width).whole
  }

  private static let cellLimit = 1_000_000
}
