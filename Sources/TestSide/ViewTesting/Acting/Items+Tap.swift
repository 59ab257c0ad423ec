import TerminalUIKit

extension UIBarButtonItem {
  /// Taps the item's button, in the bar in which it is shown.
  ///
  /// An item that no bar shows fails the test.
  ///
  /// - Parameters:
  ///   - fileID: Where failures are reported.
  ///   - filePath: Where failures are reported.
  ///   - line: Where failures are reported.
  ///   - column: Where failures are reported.
  public func tap(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    TestLine(fileID: fileID, filePath: filePath, line: line, column: column)
      .tap(what: "The bar button item “\(title ?? accessibilityIdentifier ?? "")”") { shownButton }
  }
}

extension UITabBarItem {
  /// Taps the item's button, in the tab bar in which it is shown.
  ///
  /// An item that no tab bar shows fails the test.
  ///
  /// - Parameters:
  ///   - fileID: Where failures are reported.
  ///   - filePath: Where failures are reported.
  ///   - line: Where failures are reported.
  ///   - column: Where failures are reported.
  public func tap(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    TestLine(fileID: fileID, filePath: filePath, line: line, column: column)
      .tap(what: "The tab “\(title ?? accessibilityIdentifier ?? "")”") { shownButton }
  }
}

extension UIAlertAction {
  /// Taps the action's button, in the alert in which it is shown.
  ///
  /// An action that no alert on the screen shows fails the test.
  ///
  /// - Parameters:
  ///   - fileID: Where failures are reported.
  ///   - filePath: Where failures are reported.
  ///   - line: Where failures are reported.
  ///   - column: Where failures are reported.
  public func tap(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    TestLine(fileID: fileID, filePath: filePath, line: line, column: column)
      .tap(what: "The alert action “\(title ?? "")”") { shownButton }
  }
}

extension UINavigationController {
  /// Taps the back button of the bar.
  ///
  /// A bar without one fails the test.
  ///
  /// - Parameters:
  ///   - fileID: Where failures are reported.
  ///   - filePath: Where failures are reported.
  ///   - line: Where failures are reported.
  ///   - column: Where failures are reported.
  public func tapBackButton(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    TestLine(fileID: fileID, filePath: filePath, line: line, column: column)
      .tap(what: "The back button") { navigationBar.shownBackButton }
  }
}

extension TestLine {
  /// Taps a button that comes and goes with the screen.
  @MainActor
  fileprivate func tap(what: String, _ button: () -> UIView?) {
    UIApplication.shared.runUntilIdle()
    UIApplication.shared.finishScreenChanges()
    guard let button = button() else {
      return fail(
        "\(what) is not on the screen. Show its controller with withWindow or TestWindow.")
    }
    button.tap(fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
