import Foundation

/// User defaults that forward every read and report its key.
///
/// Foundation's typed reads, such as `bool(forKey:)`, all go through `object(forKey:)`.
final class RecordingDefaults: UserDefaults {
  private let source: UserDefaults
  private let record: @Sendable (String) -> Void

  /// Makes the recorder; fails only if Foundation can't create user defaults.
  init?(reading source: UserDefaults, record: @escaping @Sendable (String) -> Void) {
    self.source = source
    self.record = record
    super.init(suiteName: nil)
  }

  override func object(forKey defaultName: String) -> Any? {
    record(defaultName)
    return source.object(forKey: defaultName)
  }

  override func set(_ value: Any?, forKey defaultName: String) {
    source.set(value, forKey: defaultName)
  }

  override func removeObject(forKey defaultName: String) {
    source.removeObject(forKey: defaultName)
  }

  override func dictionaryRepresentation() -> [String: Any] {
    source.dictionaryRepresentation()
  }

  override func synchronize() -> Bool {
    source.synchronize()
  }
}
