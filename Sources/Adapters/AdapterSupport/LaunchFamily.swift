import Foundation
import SystemShims

/// The mark by which the test recognises all processes that the launched program starts.
@MainActor
enum LaunchFamily {
  /// The mark, or `nil` if no test looks for it.
  private(set) static var mark: FamilyMark?

  /// Reads the mark, and removes it from the environment, which the program inherits.
  static func takeMark() {
    guard let text = getenv(FamilyMark.variable) else { return }
    mark = FamilyMark(String(cString: text))
    unsetenv(FamilyMark.variable)
  }
}
