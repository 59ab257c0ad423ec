import Foundation
import TerminalIO
import TerminalUIKit

extension UIView {
  /// Taps the view and types, key by key, into what then takes text.
  ///
  /// A line feed is the Return key.
  ///
  /// - Parameters:
  ///   - text: What to type.
  ///   - fileID: Where failures are reported.
  ///   - filePath: Where failures are reported.
  ///   - line: Where failures are reported.
  ///   - column: Where failures are reported.
  public func tapAndType(
    _ text: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let place = TestLine(fileID: fileID, filePath: filePath, line: line, column: column)
    guard takeForTyping(place) else { return }
    UIApplication.shared.typeKeys(text)
  }
}

extension UITextField {
  /// Replaces the text as a user does: taps, deletes what is there, and types.
  ///
  /// - Parameters:
  ///   - text: The new text.
  ///   - fileID: Where failures are reported.
  ///   - filePath: Where failures are reported.
  ///   - line: Where failures are reported.
  ///   - column: Where failures are reported.
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
  /// Replaces the text as a user does: taps, deletes what is there, and types.
  ///
  /// - Parameters:
  ///   - text: The new text.
  ///   - fileID: Where failures are reported.
  ///   - filePath: Where failures are reported.
  ///   - line: Where failures are reported.
  ///   - column: Where failures are reported.
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
  /// Takes the view for typing, deletes a text of which the cursor is anywhere, and types another.
  fileprivate func replace(_ old: String, with text: String, _ place: TestLine) {
    guard takeForTyping(place) else { return }
    let application = UIApplication.shared
    for key in [KeyStroke.Key.backspace, .forwardDelete] {
      for _ in old {
        application.synthesizeKey(KeyStroke(key))
        application.runUntilIdle()
      }
    }
    application.typeKeys(text)
  }

  /// Taps the view, and fails the test unless something then takes text.
  fileprivate func takeForTyping(_ place: TestLine) -> Bool {
    let application = UIApplication.shared
    guard let point = reachablePoint(for: "tap", place) else { return false }
    let before = application.textInput
    application.synthesizeTap(at: point)
    application.runUntilIdle()
    guard let input = application.textInput else {
      place.fail("\(Reach.name(self)) takes no text: nothing became first responder.")
      return false
    }
    // A tap may bring the focus to something else, but what had it before was not meant.
    let view = input as? UIView
    guard input !== before || view?.isDescendant(of: self) == true else {
      let owner = view.map(Reach.name) ?? "\(type(of: input))"
      place.fail("\(Reach.name(self)) takes no text: \(owner) has the focus, as before the tap.")
      return false
    }
    return true
  }
}

extension UIApplication {
  /// Types key by key, each on its own turn of the loop.
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
