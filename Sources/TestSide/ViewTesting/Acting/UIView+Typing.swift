import Foundation
import TerminalEvents
import TerminalUIKit

extension UIView {
  /// Taps the view and types key by key into the first responder.
  ///
  /// A line feed presses Return.
  ///
  /// - Parameters:
  ///   - text: The text to type.
  ///   - fileID: The identifier of the file in which failures are recorded.
  ///   - filePath: The path of that file.
  ///   - line: The line at which failures are recorded.
  ///   - column: The column at which failures are recorded.
  public func tapAndType(
    _ text: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let place = TestLine(fileID: fileID, filePath: filePath, line: line, column: column)
    guard focusForTyping(place) else { return }
    UIApplication.shared.typeKeys(text)
  }
}

extension UITextField {
  /// Replaces the text as a user does: taps, deletes the existing text, and types.
  ///
  /// - Parameters:
  ///   - text: The new text.
  ///   - fileID: The identifier of the file in which failures are recorded.
  ///   - filePath: The path of that file.
  ///   - line: The line at which failures are recorded.
  ///   - column: The column at which failures are recorded.
  public func enter(
    _ text: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    replace(
      self.text ?? "", with: text,
      TestLine(fileID: fileID, filePath: filePath, line: line, column: column))
  }
}

extension UITextView {
  /// Replaces the text as a user does: taps, deletes the existing text, and types.
  ///
  /// - Parameters:
  ///   - text: The new text.
  ///   - fileID: The identifier of the file in which failures are recorded.
  ///   - filePath: The path of that file.
  ///   - line: The line at which failures are recorded.
  ///   - column: The column at which failures are recorded.
  public func enter(
    _ text: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    replace(
      self.text, with: text,
      TestLine(fileID: fileID, filePath: filePath, line: line, column: column))
  }
}

extension UIView {
  /// Taps the view, deletes the old text on both sides of the cursor, and types the new one.
  fileprivate func replace(_ old: String, with text: String, _ place: TestLine) {
    guard focusForTyping(place) else { return }
    let application = UIApplication.shared
    for key in [KeyStroke.Key.backspace, .forwardDelete] {
      for _ in old {
        application.synthesizeKey(KeyStroke(key))
        application.runUntilIdle()
      }
    }
    application.typeKeys(text)
  }

  /// Taps the view, and fails the test unless a text input becomes first responder.
  fileprivate func focusForTyping(_ place: TestLine) -> Bool {
    let application = UIApplication.shared
    guard let point = reachablePoint(for: "tap", place) else { return false }
    let before = application.textInput
    application.synthesizeTap(at: point)
    application.runUntilIdle()
    guard let input = application.textInput else {
      place.fail("\(Reach.name(self)) does not accept text: no view became first responder.")
      return false
    }
    // The tap may focus a different view; a view that was already focused doesn't count.
    let view = input as? UIView
    guard input !== before || view?.isDescendant(of: self) == true else {
      let owner = view.map(Reach.name) ?? "\(type(of: input))"
      place.fail(
        "\(Reach.name(self)) does not accept text: \(owner) has the focus, as before the tap.")
      return false
    }
    return true
  }
}

extension UIApplication {
  /// Types key by key, and runs the loop until idle after each key.
  func typeKeys(_ text: String) {
    for character in text {
      let key: KeyStroke.Key =
        switch character {
        case "\n", "\r", "\r\n": .enter
        case "\t": .tab
        case "\u{8}", "\u{7F}": .backspace
        default: .character(character)
        }
      synthesizeKey(KeyStroke(key))
      runUntilIdle()
    }
  }
}
