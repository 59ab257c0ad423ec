import Foundation

/// User defaults with nothing in them but what a test gives, so that no test sees another's.
final class FixedDefaults: UserDefaults {
  private let values: [String: String]

  /// Fails only if Foundation refuses to make user defaults.
  init?(_ values: [String: String]) {
    self.values = values
    super.init(suiteName: nil)
  }

  override func object(forKey defaultName: String) -> Any? { values[defaultName] }
}
