import CellRendering
import Foundation

/// A line of text that the user can edit (UIKit).
///
/// Keys of a terminal: characters, Backspace and Delete, the arrows, Home and End (with Shift to select,
/// with Alt by words), Control-A and -E to the ends, Control-K and -U to delete to them, Control-W to
/// delete a word. Return asks `textFieldShouldReturn(_:)`; unless that says no, `editingDidEndOnExit` and
/// `primaryActionTriggered` are sent, and editing ends if somebody listens for the former. If nothing of
/// this changed anything, a Return key at the terminal moves on to the next field.
@preconcurrency @MainActor
open class UITextField: UIControl, UIKeyInput, UITextInputTraits {
  final var editor = TextEditor()
  /// The first character that is shown, when the text is longer than the field.
  final var firstVisible = 0
  final var sides = TextFieldSides()
  final private var editMenuTrigger: ContextMenuTrigger?

  /// Makes a text field with a frame, in points of its superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a text field of an archive; Linux has none of Interface Builder's, so it is an empty one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    editMenuTrigger = makeEditMenuTrigger { [weak self] in self?.isEnabled == true }
  }

  /// Decides what the field does, and hears of it.
  open weak var delegate: (any UITextFieldDelegate)?

  /// What is in the field; never nil, as in UIKit, once it has been read.
  open var text: String? {
    get { editor.text }
    set { setText(newValue ?? "") }
  }

  /// What the field shows while it is empty.
  open var placeholder: String? {
    didSet {
      sides.placeholderColor = nil
      contentDidChange()
    }
  }

  /// What the field shows while it is empty, in the colour that its beginning has.
  open var attributedPlaceholder: NSAttributedString? {
    get {
      placeholder.map { text in
        NSAttributedString(
          string: text,
          attributes: [.foregroundColor: sides.placeholderColor ?? UIColor.placeholderText])
      }
    }
    set {
      placeholder = newValue?.string
      sides.placeholderColor =
        newValue.flatMap { AttributedRuns($0).pieces(of: [$0.string]) }?
        .first?.first?.style.color
      setNeedsDisplay()
    }
  }

  /// The font; weight and slant are what a terminal shows of it.
  open var font: UIFont? = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet { setNeedsDisplay() }
  }

  /// The colour of the text; nil is that of labels.
  open var textColor: UIColor? = .label { didSet { setNeedsDisplay() } }

  /// Where the text is put, across.
  open var textAlignment: NSTextAlignment = .natural { didSet { setNeedsDisplay() } }

  /// What is drawn around the field.
  open var borderStyle: BorderStyle = .none { didSet { contentDidChange() } }

  /// Whether the text is emptied when editing begins.
  open var clearsOnBeginEditing = false

  /// When a button is shown that empties the field; it needs a text, and the place of the view behind.
  open var clearButtonMode: ViewMode {
    get { sides.clearMode }
    set { setSideMode(\.clearMode, newValue) }
  }

  /// A view before the text, such as a sign that says what the text is.
  open var leftView: UIView? {
    get { sides.leftView }
    set { setLeftView(newValue) }
  }

  /// When the view before the text is shown.
  open var leftViewMode: ViewMode {
    get { sides.leftMode }
    set { setSideMode(\.leftMode, newValue) }
  }

  /// A view behind the text.
  open var rightView: UIView? {
    get { sides.rightView }
    set { setRightView(newValue) }
  }

  /// When the view behind the text is shown.
  open var rightViewMode: ViewMode {
    get { sides.rightMode }
    set { setSideMode(\.rightMode, newValue) }
  }

  /// Whether the user is editing.
  open var isEditing: Bool { isFirstResponder }

  /// Whether the font follows the user's text size; every character stays one cell big.
  open var adjustsFontForContentSizeCategory = false { didSet { adjustFont() } }

  /// Whether text may be made smaller to fit: remembered, but every character is one cell big.
  open var adjustsFontSizeToFitWidth = false

  /// How small text may be made to fit, in points: remembered, but every character is one cell big.
  open var minimumFontSize: CGFloat = 0

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
  /// Whether a bullet is shown for each character.
  open var isSecureTextEntry = false { didSet { contentDidChange() } }
  /// What kind of text it is: remembered only.
  open var textContentType: UITextContentType!

  // MARK: Geometry

  /// Where the text is drawn within bounds, in points.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    bounds.inset(by: insets(forSidesIn: bounds))
  }

  /// Where the text is drawn within bounds while it is edited, in points.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// Where the placeholder is drawn within bounds, in points.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// Where the button that empties the field is put within bounds, in points.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { clearSideRect(in: bounds) }

  /// Where the view before the text is put within bounds, in points.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { leftSideRect(in: bounds) }

  /// Where the view behind the text is put within bounds, in points.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { rightSideRect(in: bounds) }

  /// Puts the views beside the text into their places.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutSides()
  }

  /// Room for the text or the placeholder, the caret and the border.
  open override var intrinsicContentSize: CGSize { contentSize }

  /// Room for the text or the placeholder, the caret and the border, within the room there is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize }

  // MARK: UIKeyInput

  /// Whether the field is not empty.
  open var hasText: Bool { !editor.text.isEmpty }

  /// Types text at the caret, in place of what is selected; a line break is the return key.
  open func insertText(_ text: String) { type(text) }

  /// Deletes the character before the caret, or what is selected.
  open func deleteBackward() { delete(.backward) }

  // MARK: UIResponder

  /// Whether the field is enabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Whether the delegate lets editing end.
  open override var canResignFirstResponder: Bool {
    delegate?.textFieldShouldEndEditing(self) ?? true
  }

  /// Begins editing, if the delegate and the field before agree, and scrolls to where it can be seen
  /// (UIKit).
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

  /// Edits, when the key means that to a field; passes other keys on.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = presses.filter { press in
      guard isFirstResponder, let key = press.key else { return true }
      return !handle(key)
    }
    if !others.isEmpty { next?.pressesBegan(others, with: event) }
  }

  /// Passes keys on.
  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Begins editing and puts the caret where the tap was.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let touch = trackedTouch
    super.touchesEnded(touches, with: event)
    guard let touch, touches.contains(touch) else { return }
    tapped(at: touch.location(in: self), touch.tapCount)
    if touch.type == .direct, touch.tapCount > 1, isFirstResponder { showEditMenu() }
  }

  /// Whether the Tab key can put the focus here.
  open override var canBecomeFocused: Bool { isEnabled }

  override func drawContent(in context: DrawingContext) { drawField(in: context) }

  override func contentSizeCategoryDidChange() { adjustFont() }

  private func adjustFont() {
    if adjustsFontForContentSizeCategory { font = font?.adjusted(for: traitCollection) }
  }

  // MARK: Accessibility

  override var takesTaps: Bool { true }

  // The views beside the text can be used by themselves.
  override var showsAccessibilityChildren: Bool { true }

  override var isAccessibilityElementByDefault: Bool { true }
  override var defaultAccessibilityValue: String? {
    shownText.isEmpty ? placeholder ?? "" : shownText
  }
  override var defaultAccessibilityRole: AccessibilityRole {
    isSecureTextEntry ? .secureTextField : .textField
  }
  package override var accessibilityPlaceholder: String? { placeholder }

  static let borderInsets = UIEdgeInsets(
    top: 0, left: CellMetrics.width, bottom: 0, right: CellMetrics.width)
}
