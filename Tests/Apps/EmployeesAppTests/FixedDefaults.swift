import Foundation

/// User defaults with only a test's own values, so that tests don't affect one another.
final class FixedDefaults: UserDefaults {
  private let values: [String: String]

  /// Fails only if Foundation can't create user defaults.
  init?(_ values: [String: String]) {
    self.values = values
    super.init(suiteName: nil)
  }

  override func object(forKey defaultName: String) -> Any? { values[defaultName] }
}
