import TerminalUIKit

extension UIBarButtonItem {
  /// Taps the item's button in the bar that shows it.
  ///
  /// If no bar shows the item, the test fails.
  ///
  /// - Parameters:
  ///   - fileID: The identifier of the file in which failures are recorded.
  ///   - filePath: The path of that file.
  ///   - line: The line at which failures are recorded.
  ///   - column: The column at which failures are recorded.
  public func tap(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    TestLine(fileID: fileID, filePath: filePath, line: line, column: column)
      .tap(what: "The bar button item “\(title ?? accessibilityIdentifier ?? "")”") { shownButton }
  }
}

extension UITabBarItem {
  /// Taps the item's button in the tab bar that shows it.
  ///
  /// If no tab bar shows the item, the test fails.
  ///
  /// - Parameters:
  ///   - fileID: The identifier of the file in which failures are recorded.
  ///   - filePath: The path of that file.
  ///   - line: The line at which failures are recorded.
  ///   - column: The column at which failures are recorded.
  public func tap(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    TestLine(fileID: fileID, filePath: filePath, line: line, column: column)
      .tap(what: "The tab “\(title ?? accessibilityIdentifier ?? "")”") { shownButton }
  }
}

extension UIAlertAction {
  /// Taps the action's button in the alert that shows it.
  ///
  /// If no alert on the screen shows the action, the test fails.
  ///
  /// - Parameters:
  ///   - fileID: The identifier of the file in which failures are recorded.
  ///   - filePath: The path of that file.
  ///   - line: The line at which failures are recorded.
  ///   - column: The column at which failures are recorded.
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
  /// If the bar has no back button, the test fails.
  ///
  /// - Parameters:
  ///   - fileID: The identifier of the file in which failures are recorded.
  ///   - filePath: The path of that file.
  ///   - line: The line at which failures are recorded.
  ///   - column: The column at which failures are recorded.
  public func tapBackButton(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    TestLine(fileID: fileID, filePath: filePath, line: line, column: column)
      .tap(what: "The back button") { navigationBar.shownBackButton }
  }
}

extension TestLine {
  /// Taps a button, or fails the test if it isn't on the screen.
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
