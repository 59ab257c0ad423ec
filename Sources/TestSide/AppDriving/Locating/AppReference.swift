import Foundation

/// A reference to an app.
public enum AppReference: Sendable, Hashable {
  /// The app of the test target, by Apple's convention or because there is only one.
  case target
  /// An app by its bundle identifier: the executable's name, or an identifier that ends with it.
  ///
  /// For example: `LoginApp`, `com.example.LoginApp`.
  case identifier(String)
  /// The executable file itself.
  case file(URL)
}
