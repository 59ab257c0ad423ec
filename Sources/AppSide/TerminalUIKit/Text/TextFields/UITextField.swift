import CellRendering
import ElementTypes
import Foundation

/// A field with a line of text that the user can edit (UIKit).
///
/// Keys edit as usual in a terminal: characters, Backspace and Delete; arrows, Home and End, which
/// select with Shift and move by words with Option; Control-A and Control-E for the start and end,
/// Control-K and Control-U to delete to them, and Control-W to delete a word.
///
/// Return calls `textFieldShouldReturn(_:)`. Unless that returns `false`, the field sends
/// `editingDidEndOnExit` and `primaryActionTriggered`, and editing ends if the former has a target.
/// If none of this changed anything, a Return key at the terminal moves to the next field.
@preconcurrency @MainActor
open class UITextField: UIControl, UIKeyInput, UITextInputTraits {
  final var editor = TextEditor()
  /// The index of the first visible character, if the text is longer than the field.
  final var firstVisible = 0
  final var sides = TextFieldSideViews()
  final private var editMenuTrigger: ContextMenuTrigger?

  /// Creates a text field with a frame in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates an empty text field, because Linux has no Interface Builder archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    editMenuTrigger = makeEditMenuTrigger { [weak self] in self?.isEnabled == true }
  }

  /// The delegate of the text field.
  open weak var delegate: (any UITextFieldDelegate)?

  /// The text; as in UIKit, never `nil` when read.
  open var text: String? {
    get { editor.text }
    set { setText(newValue ?? "") }
  }

  /// The text that an empty field shows.
  open var placeholder: String? {
    get { sides.placeholder }
    set { setPlaceholder(newValue, color: nil) }
  }

  /// The styled placeholder, of which only the colour of the first character applies.
  open var attributedPlaceholder: NSAttributedString? {
    get {
      sides.placeholder.map { text in
        NSAttributedString(
          string: text,
          attributes: [.foregroundColor: sides.placeholderColor ?? UIColor.placeholderText])
      }
    }
    set {
      // A subclass may override `placeholder` to set this property.
      setPlaceholder(
        newValue?.string,
        color: newValue.flatMap { AttributedRuns($0).pieces(of: [$0.string]) }?
          .first?.first?.style.color)
    }
  }

  /// The font, of which a terminal shows weight and slant.
  open var font: UIFont? = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet { setNeedsDisplay() }
  }

  /// The colour of the text, or `nil` for the label colour.
  open var textColor: UIColor? = .label { didSet { setNeedsDisplay() } }

  /// The horizontal alignment of the text.
  open var textAlignment: NSTextAlignment = .natural { didSet { setNeedsDisplay() } }

  /// The border style of the field.
  open var borderStyle: BorderStyle = .none { didSet { contentDidChange() } }

  /// Whether the text is cleared when editing begins.
  open var clearsOnBeginEditing = false

  /// The times at which the clear button is visible.
  ///
  /// It also needs a text and no visible right view.
  open var clearButtonMode: ViewMode {
    get { sides.clearMode }
    set { setSideMode(\.clearMode, newValue) }
  }

  /// The view before the text, such as an icon.
  open var leftView: UIView? {
    get { sides.leftView }
    set { setLeftView(newValue) }
  }

  /// The times at which the left view is visible.
  open var leftViewMode: ViewMode {
    get { sides.leftMode }
    set { setSideMode(\.leftMode, newValue) }
  }

  /// The view after the text.
  open var rightView: UIView? {
    get { sides.rightView }
    set { setRightView(newValue) }
  }

  /// The times at which the right view is visible.
  open var rightViewMode: ViewMode {
    get { sides.rightMode }
    set { setSideMode(\.rightMode, newValue) }
  }

  /// Whether the user is editing the text.
  open var isEditing: Bool { isFirstResponder }

  /// Whether the font follows the user's text size; characters keep the same size.
  open var adjustsFontForContentSizeCategory = false { didSet { adjustFont() } }

  /// Whether the font size is reduced to fit; stored but has no effect, because all characters have
  /// the same size.
  open var adjustsFontSizeToFitWidth = false

  /// The minimum font size of text reduced to fit; stored but has no effect.
  open var minimumFontSize: CGFloat = 0

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
  /// Whether the text is hidden and each character shown as a bullet.
  open var isSecureTextEntry = false { didSet { contentDidChange() } }
  /// The semantic type of the text; stored but has no effect.
  open var textContentType: UITextContentType!

  // MARK: Geometry

  /// Returns the rectangle of the text within bounds, in points.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    bounds.inset(by: insets(forSidesIn: bounds))
  }

  /// Returns the rectangle of the text during editing within bounds, in points.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// Returns the rectangle of the placeholder within bounds, in points.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// Returns the rectangle of the clear button within bounds, in points.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { clearSideRect(in: bounds) }

  /// Returns the rectangle of the left view within bounds, in points.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { leftSideRect(in: bounds) }

  /// Returns the rectangle of the right view within bounds, in points.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { rightSideRect(in: bounds) }

  /// Lays out the side views and the clear button.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutSides()
  }

  /// The natural size: that of the text or placeholder, the caret, the border and the side views.
  open override var intrinsicContentSize: CGSize { contentSize }

  /// Returns the natural size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize }

  // MARK: UIKeyInput

  /// Whether the text isn't empty.
  open var hasText: Bool { !editor.text.isEmpty }

  /// Replaces the selection with typed text; a line break presses the Return key.
  open func insertText(_ text: String) { type(text) }

  /// Deletes the selection or the character before the caret.
  open func deleteBackward() { delete(.backward) }

  // MARK: UIResponder

  /// Whether the field is enabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Whether the delegate allows editing to end.
  open override var canResignFirstResponder: Bool {
    delegate?.textFieldShouldEndEditing(self) ?? true
  }

  /// Begins editing and scrolls the field into view (UIKit).
  ///
  /// The delegate and the previous first responder can refuse.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, hostWindow != nil,
      delegate?.textFieldShouldBeginEditing(self) ?? true
    else { return false }
    guard super.becomeFirstResponder() else { return false }
    scrollIntoView()
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

  /// Handles editing keys and forwards others.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = presses.filter { press in
      guard isFirstResponder, let key = press.key else { return true }
      return !handle(key)
    }
    if !others.isEmpty { next?.pressesBegan(others, with: event) }
  }

  /// Forwards keys.
  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Begins editing and moves the caret to the tap.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let touch = trackedTouch
    super.touchesEnded(touches, with: event)
    guard let touch, touches.contains(touch) else { return }
    tapped(at: touch.location(in: self), touch.tapCount)
    if touch.type == .direct, touch.tapCount > 1, isFirstResponder { showEditMenu() }
  }

  /// Whether the field can have the keyboard focus.
  open override var canBecomeFocused: Bool { isEnabled }

  override func drawContent(in context: DrawingContext) { drawField(in: context) }

  override func contentSizeCategoryDidChange() { adjustFont() }

  private func adjustFont() {
    if adjustsFontForContentSizeCategory { font = font?.adjusted(for: traitCollection) }
  }

  // MARK: Accessibility

  override var takesTaps: Bool { true }

  // The side views are elements of their own.
  override var showsAccessibilityChildren: Bool { true }

  override var isAccessibilityElementByDefault: Bool { true }
  override var defaultAccessibilityValue: String? {
    editor.text.isEmpty ? placeholder ?? "" : shownText
  }
  override var defaultElementType: ElementType {
    isSecureTextEntry ? .secureTextField : .textField
  }
  package override var accessibilityPlaceholder: String? { placeholder }

  static let borderInsets = UIEdgeInsets(
    top: 0, left: CellMetrics.width, bottom: 0, right: CellMetrics.width)
}
