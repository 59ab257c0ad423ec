import Foundation
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
    let application = UIApplication.shared
    guard let point = reachablePoint(for: "tap", place) else { return }
    application.synthesizeTap(at: point)
    application.runUntilIdle()
    guard application.textInput != nil else {
      return place.fail("\(Reach.name(self)) takes no text: nothing became first responder.")
    }
    application.typeKeys(text)
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
    let old = self.text ?? ""
    // The tap may have put the cursor anywhere.
    let clearing = String(repeating: "\u{8}", count: old.count)
    if !old.isEmpty {
      tap(fileID: fileID, filePath: filePath, line: line, column: column)
      UIApplication.shared.synthesizeKey(KeyStroke(.end))
    }
    tapAndType("", fileID: fileID, filePath: filePath, line: line, column: column)
    if !old.isEmpty { UIApplication.shared.synthesizeKey(KeyStroke(.end)) }
    UIApplication.shared.typeKeys(clearing + text)
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
