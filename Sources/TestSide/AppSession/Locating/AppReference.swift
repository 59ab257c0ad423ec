import Foundation

/// Which app is meant.
public enum AppReference: Sendable, Hashable {
  /// The app of the test target, by Apple's convention or because there is only one.
  case target
  /// An app by its bundle identifier, which here is the executable's name or ends with it:
  /// `LoginApp`, `com.example.LoginApp`.
  case identifier(String)
  /// The executable file itself.
  case file(URL)
}
