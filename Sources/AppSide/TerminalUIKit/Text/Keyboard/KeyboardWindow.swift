import CellRendering
import Foundation
import TerminalEvents

/// The system's window with the keyboard for the first responder of one of the app's windows.
///
/// As on iOS, the keyboard is in a separate window, in front of the app's. If the screen is large enough
/// and the edited text wouldn't be covered, it is at the bottom of the screen. Otherwise it lies below
/// the screen, like the keyboard of the terminal: nothing is covered or drawn, and touches still reach it.
@MainActor
final class KeyboardWindow: UIWindow {
  private weak var responder: UIResponder?
  private var traits: KeyboardTraits?
  private var choice = KeyboardChoice()
  private lazy var keyboardView = KeyboardView { [weak self] key, count in self?.press(key, count) }
  /// The frame of the screen for which the keyboard was placed.
  private var screenFrame = CGRect.null
  /// The value of `TreeChange.count` at the end of the last update.
  private var lastChange = UInt64.max
  /// Whether the keyboard is on the screen, and not below it.
  private(set) var isOnScreen = false

  override var isOfSystem: Bool { true }

  /// The keyboard's own frame, because touches reach it even below the screen.
  package override var touchableArea: CGRect { frame }

  /// Returns whether the keyboard is shown for a responder.
  func isShown(for responder: UIResponder?) -> Bool {
    !isHidden && responder != nil && responder === self.responder
  }

  /// Shows the keyboard that a responder needs now.
  ///
  /// - Returns: Whether anything has changed.
  func show(for responder: UIResponder, on screen: CGRect) -> Bool {
    guard !isShown(for: responder) || TreeChange.count != lastChange else { return false }
    var hasChanged = false
    if !isShown(for: responder) || screen != screenFrame {
      if responder !== self.responder { choice = KeyboardChoice() }
      self.responder = responder
      screenFrame = screen
      addKeyboard()
      isHidden = false
      place(onScreen: hasRoom(on: screen) && !covers(responder, at: bottom(of: screen)))
      hasChanged = true
    } else if isOnScreen, covers(responder, at: frame) {
      // The text has moved since.
      place(onScreen: false)
      hasChanged = true
    }
    let traits = KeyboardTraits(of: responder)
    if traits.type != self.traits?.type { choice = KeyboardChoice() }
    self.traits = traits
    let plane = choice.plane ?? traits.firstPlane
    let layout = KeyboardLayout(traits, plane, shift: choice.shift(traits))
    if keyboardView.show(layout) { hasChanged = true }
    layoutIfNeeded()
    lastChange = TreeChange.count
    return hasChanged
  }

  /// Removes the keyboard.
  ///
  /// - Returns: Whether it was shown.
  func hide() -> Bool {
    guard !isHidden else { return false }
    isHidden = true
    responder = nil
    choice = KeyboardChoice()
    if isOnScreen { leaveScreen() }
    TreeChange.note()
    return true
  }

  // MARK: Keys

  private func press(_ key: KeyboardKey, _ count: Int) {
    guard let traits else { return }
    let application = UIApplication.shared
    switch key.action {
    case .type(let text):
      for character in text { application.synthesizeKey(KeyStroke(.character(character))) }
      choice.didType(text, traits)
    case .delete:
      // As on iOS, whole words are deleted after some time.
      let isByWord = count > Self.mostCharacters
      application.synthesizeKey(KeyStroke(.backspace, isByWord ? .alternate : []))
    case .shift: choice.pressShift(traits, isDouble: count > 1)
    case .show(let plane): choice.show(plane)
    case .enter: application.synthesizeKey(KeyStroke(.enter))
    }
    TreeChange.note()
  }

  /// The number of characters that a held key deletes before it deletes words.
  private static let mostCharacters = 21

  // MARK: Place

  private func addKeyboard() {
    guard keyboardView.superview == nil else { return }
    // XCUITest's tree has a container between the window and the keyboard.
    let container = UIView(frame: bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    keyboardView.frame = container.bounds
    keyboardView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(keyboardView)
    addSubview(container)
  }

  private func place(onScreen: Bool) {
    let wasOnScreen = isOnScreen
    let frame = onScreen ? bottom(of: screenFrame) : below(screenFrame)
    if wasOnScreen, onScreen, frame != self.frame {
      post(.changeFrame, from: self.frame, to: frame) { self.frame = frame }
    } else if onScreen, !wasOnScreen {
      isOnScreen = true
      post(.show, from: below(screenFrame), to: frame) { self.frame = frame }
    } else {
      if wasOnScreen { leaveScreen() }
      self.frame = frame
    }
  }

  private func leaveScreen() {
    isOnScreen = false
    post(.hide, from: frame, to: below(screenFrame)) {}
  }

  private func hasRoom(on screen: CGRect) -> Bool {
    screen.height >= Self.leastScreen.height && screen.width >= Self.leastScreen.width
  }

  private func bottom(of screen: CGRect) -> CGRect {
    let rows = (screen.height / CellMetrics.height).rounded(.down)
    let y = rows * CellMetrics.height - KeyboardView.height
    return CGRect(x: 0, y: y, width: screen.width, height: KeyboardView.height)
  }

  private func below(_ screen: CGRect) -> CGRect {
    CGRect(x: 0, y: screen.maxY, width: screen.width, height: KeyboardView.height)
  }

  private func covers(_ responder: UIResponder, at frame: CGRect) -> Bool {
    guard let view = responder as? UIView else { return false }
    var edited = view.screenRect(view.bounds)
    if let clip = view.superview?.screenClip { edited = edited.intersection(clip) }
    return edited.intersects(frame)
  }

  /// The size of the smallest screen on which the keyboard is drawn: it takes at most a sixth of the
  /// height, and each letter has four cells.
  private static let leastScreen = CGSize(
    width: 40 * CellMetrics.width, height: 30 * CellMetrics.height)
}
