import CellRendering
import Foundation

/// Text of many lines that the user can edit (UIKit).
///
/// Keys are those of `UITextField`; besides, Return starts a new line, Up and Down move by lines, Home
/// and End within one, Page Up and Page Down by what is on show. Home and End with Ctrl, and Up and Down
/// with Cmd, go to the ends of the text. Without editing they scroll, as in every scroll view.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UIKeyInput, UITextInputTraits {
  final var editor = TextEditor()
  /// The column that Up and Down keep to over shorter lines.
  final var goalColumn: Int?
  final private weak var textDelegate: (any UITextViewDelegate)?
  final private var editMenuTrigger: ContextMenuTrigger?
  final var lineCache: LineCache?
  /// Whether the content has yet to get the size of the text, and the caret to be shown: that waits for
  /// the layout, as whoever types a long text would break its lines at each key.
  final var isContentBehind = false
  final var isCaretBehind = false

  /// Makes a text view with a frame, in points of its superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a text view with a frame, in points of its superview.
  ///
  /// - Parameter textContainer: Nil; there are no text containers, and `NSTextContainer` is a name only.
  public convenience init(frame: CGRect, textContainer: NSTextContainer?) {
    self.init(frame: frame)
  }

  /// Makes a text view of an archive; Linux has none of Interface Builder's, so it is an empty one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    editMenuTrigger = makeEditMenuTrigger { [weak self] in self?.isEditable == true }
  }

  /// Decides what the view does, and hears of it.
  open weak var delegate: (any UITextViewDelegate)? {
    get { textDelegate }
    set { scrollDelegate = newValue }
  }

  override func scrollDelegateDidChange() {
    textDelegate = scrollDelegate as? any UITextViewDelegate
  }

  /// What is in the view; never nil, as in UIKit, once it has been read.
  open var text: String! {
    get { editor.text }
    set { setText(newValue ?? "") }
  }

  /// The font; weight and slant are what a terminal shows of it.
  open var font: UIFont? = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet { setNeedsDisplay() }
  }

  /// Whether the font follows the user's text size; every character stays one cell big.
  open var adjustsFontForContentSizeCategory = false { didSet { adjustFont() } }

  override func contentSizeCategoryDidChange() { adjustFont() }

  private func adjustFont() {
    if adjustsFontForContentSizeCategory { font = font?.adjusted(for: traitCollection) }
  }

  /// The colour of the text; nil is that of labels.
  open var textColor: UIColor? = .label { didSet { setNeedsDisplay() } }

  /// Where the lines are put, across.
  open var textAlignment: NSTextAlignment = .natural { didSet { setNeedsDisplay() } }

  /// Whether the user can change the text.
  open var isEditable = true {
    didSet { if !isEditable, isFirstResponder { resignFirstResponder() } }
  }

  /// Whether the user can select text: remembered; in a terminal the terminal selects.
  open var isSelectable = true

  /// Whether the text scrolls when there is no room for all of it; else the view asks for the room.
  open override var isScrollEnabled: Bool { didSet { contentDidChange() } }

  /// The room around the text, in points.
  ///
  /// It begins as a cell at the sides: UIKit's 8 points above and below are half a row, which a terminal
  /// does not have. A border of the view's layer has a cell for itself on each side.
  open var textContainerInset = UIEdgeInsets(
    top: 0, left: CellMetrics.width, bottom: 0, right: CellMetrics.width)
  {
    didSet {
      if !accepts(textContainerInset, as: "textContainerInset") { textContainerInset = oldValue }
      contentDidChange()
    }
  }

  /// What is selected, in UTF-16 units; empty at the caret when nothing is.
  open var selectedRange: NSRange {
    get { editor.utf16Range(of: editor.selection) }
    set {
      guard let range = editor.characterRange(ofUTF16: newValue) else { return }
      changeSelection { $0.select(range) }
    }
  }

  // MARK: UITextInputTraits

  /// What the first letters of words become: remembered only.
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  /// Whether typing is corrected: remembered only.
  open var autocorrectionType: UITextAutocorrectionType = .default
  /// Whether spelling is checked: remembered only.
  open var spellCheckingType: UITextSpellCheckingType = .default
  /// Which keys are offered: remembered only.
  open var keyboardType: UIKeyboardType = .default
  /// What the return key says: remembered only.
  open var returnKeyType: UIReturnKeyType = .default
  /// Whether what is typed is hidden: remembered only, as text views never hide it in UIKit.
  open var isSecureTextEntry = false
  /// What kind of text it is: remembered only.
  open var textContentType: UITextContentType!

  // MARK: UIKeyInput

  /// Whether the view is not empty.
  open var hasText: Bool { !editor.text.isEmpty }

  /// Types text at the caret, in place of what is selected.
  open func insertText(_ text: String) { type(text) }

  /// Deletes the character before the caret, or what is selected.
  open func deleteBackward() { delete(.backward) }

  // MARK: Editing actions

  /// Whether there is something to do it with: a selection, a text, a text on the pasteboard.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    canEdit(action)
  }

  /// Puts the selected text on the pasteboard and takes it away.
  open override func cut(_ sender: Any?) {
    copy(sender)
    delete(sender)
  }

  /// Puts the selected text on the pasteboard.
  open override func copy(_ sender: Any?) {
    if canEdit(.copy) { UIPasteboard.general.string = editor.selectedText }
  }

  /// Puts the text on the pasteboard in place of what is selected.
  open override func paste(_ sender: Any?) {
    if let text = UIPasteboard.general.string { paste(text) }
  }

  /// Selects the word at the caret.
  open override func select(_ sender: Any?) { changeSelection { $0.selectWord() } }

  /// Selects all of the text.
  open override func selectAll(_ sender: Any?) { changeSelection { $0.selectAll() } }

  /// Takes the selected text away.
  open override func delete(_ sender: Any?) {
    if !editor.selection.isEmpty { delete(.backward) }
  }

  // MARK: Size

  /// The size of the text, in points.
  open override var contentSize: CGSize {
    get {
      if isContentBehind { updateContentSize() }
      return super.contentSize
    }
    set { super.contentSize = newValue }
  }

  /// The size of the text, where it does not scroll.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    return sizeThatFits(storedBounds.size)
  }

  /// The size of the text when no line is wider than the room there is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let insets = textInsets
    let cells = size.width > 0 ? Self.cells(size.width - insets.horizontal) : Self.mostCells
    // The lines that the view has are not broken anew.
    let wrapped =
      lineCache?.cells == cells ? lines(cells: cells) : WrappedText(editor.characters, cells: cells)
    let height = CGFloat(wrapped.lines.count) * CellMetrics.height + insets.vertical
    if size.width > 0 { return CGSize(width: size.width, height: height) }
    let widest = wrapped.lines.map { wrapped.width($0) }.max() ?? 0
    return CGSize(
      width: CGFloat(widest + 1) * CellMetrics.width + insets.horizontal, height: height)
  }

  /// Keeps the caret on show when the view has another size.
  open override func layoutSubviews() {
    let hasNewSize = scrolling.laidOutSize != storedBounds.size
    if hasNewSize || isContentBehind { updateContentSize() }
    super.layoutSubviews()
    if isCaretBehind || (hasNewSize && isFirstResponder) { showCaret() }
  }

  /// What of the text is at the view's top left corner, in points of the text.
  open override var contentOffset: CGPoint {
    get { super.contentOffset }
    set {
      if !scrolling.isMovingContent { isCaretBehind = false }
      super.contentOffset = newValue
    }
  }

  /// Moves the text, and lets it be where that is.
  open override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    isCaretBehind = false
    super.setContentOffset(contentOffset, animated: animated)
  }

  // MARK: UIResponder

  /// Whether the view is editable.
  open override var canBecomeFirstResponder: Bool { isEditable }

  /// Whether the delegate lets editing end.
  open override var canResignFirstResponder: Bool {
    delegate?.textViewShouldEndEditing(self) ?? true
  }

  /// Begins editing, if the delegate and the responder before agree.
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

  /// Ends editing, if the delegate agrees.
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

  /// Edits or scrolls, when the key means that to a text view; passes other keys on.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard isFirstResponder else { return super.pressesBegan(presses, with: event) }
    let others = presses.filter { press in press.key.map { !edit($0) } ?? true }
    if !others.isEmpty { next?.pressesBegan(others, with: event) }
  }

  /// Waits for the end of the touch: it may become a drag.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Leaves drags to `panGestureRecognizer`.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Begins editing and puts the caret where the tap was.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, touch.isPrimary, !touch.hasWandered(in: self) else { return }
    tapped(at: touch.location(in: self), touch.tapCount)
    if touch.type == .direct, touch.tapCount > 1, isFirstResponder { showEditMenu() }
  }

  /// Forgets the touch.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Keeps taps for itself.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer.view === self || !gestureRecognizer.isSimpleTap
  }

  /// Whether the Tab key can put the focus here: to edit, or to scroll.
  open override var canBecomeFocused: Bool {
    isEditable || (isScrollEnabled && isBigger(.vertical))
  }

  override func drawContent(in context: DrawingContext) { drawText(in: context) }

  // MARK: Accessibility

  override var isAccessibilityElementByDefault: Bool { true }
  override var defaultAccessibilityValue: String? { editor.text }
  override var defaultAccessibilityRole: AccessibilityRole { .textView }

  // MARK: Lines

  /// The text in lines that fit the view.
  var lines: WrappedText { lines(cells: Self.cells(storedBounds.width - textInsets.horizontal)) }

  private func lines(cells: Int) -> WrappedText {
    if lineCache?.cells != cells { lineCache = LineCache(editor.characters, cells: cells) }
    lineCache?.update(editor.characters)
    return WrappedText(editor.characters, lines: lineCache?.lines ?? [])
  }

  private static func cells(_ width: CGFloat) -> Int {
    (min(max(width, 0), CGFloat(mostCells)) / CellMetrics.width).whole
  }

  private static let mostCells = 1_000_000
}
