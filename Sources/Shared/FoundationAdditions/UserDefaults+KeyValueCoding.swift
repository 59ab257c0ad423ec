import Foundation

// On Apple's platforms, every object has these two methods. Apps use key-value coding mostly with user
// defaults.
extension UserDefaults {
  /// Sets the value of a key, as `set(_:forKey:)` does.
  ///
  /// - Parameters:
  ///   - value: A value that a property list can hold, or `nil` to remove the key.
  ///   - key: The key.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

  /// Returns the value of a key, or `nil` if there isn't one, as `object(forKey:)` does.
  public func value(forKey key: String) -> Any? { object(forKey: key) }
}
