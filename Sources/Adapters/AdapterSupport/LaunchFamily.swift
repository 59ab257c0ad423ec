import Foundation
import SystemShims

/// The mark that the test has given to all that the launch's program starts.
@MainActor
enum LaunchFamily {
  /// Nil without a test that looks for it.
  private(set) static var mark: FamilyMark?

  /// Takes the mark from the adapter's variables, which the program gets.
  static func takeMark() {
    guard let text = getenv(FamilyMark.variable) else { return }
    mark = FamilyMark(String(cString: text))
    unsetenv(FamilyMark.variable)
  }
}
