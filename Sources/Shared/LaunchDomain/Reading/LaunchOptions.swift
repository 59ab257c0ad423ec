import Foundation
import Synchronization

/// Reads an app's launch arguments by declared key, and remembers what was read.
///
/// Values come from `UserDefaults`, where the command line's `-key value` pairs stand before
/// anything saved or registered, so code that reads `UserDefaults.standard` itself sees the same.
///
/// ```swift
/// let options = LaunchOptions(LaunchSchema(.modelUser, .modelDelay))
/// let model: any Model = options[.uiTesting] ? StubModel(options) : NetworkModel()
/// ```
public final class LaunchOptions: Sendable {
  /// The keys that the app declares.
  public let schema: LaunchSchema

  /// The launch arguments, without the program's own path.
  public let arguments: LaunchArguments

  // Foundation documents UserDefaults as safe to use from any thread, but does not mark it.
  nonisolated(unsafe) let source: UserDefaults

  let reads = Mutex(Reads())

  struct Reads {
    var names: Set<String> = []
    var misshapen: [String: LaunchDomainError.WrongShape] = [:]
  }

  /// Makes a reader.
  ///
  /// - Parameters:
  ///   - schema: the keys that the app declares.
  ///   - defaults: where values come from.
  ///   - arguments: what was given, for ``audit()``; without the program's own path.
  public init(
    _ schema: LaunchSchema, defaults: UserDefaults = .standard,
    arguments: [String] = Array(ProcessInfo.processInfo.arguments.dropFirst())
  ) {
    self.schema = schema
    self.source = defaults
    self.arguments = LaunchArguments(parsing: arguments)
  }

  /// The value of a key, or its default if the launch says nothing.
  ///
  /// A value of the wrong shape gives the default as well, and is reported by ``audit()``.
  public subscript<Value>(key: LaunchKey<Value>) -> Value {
    switch result(for: key) {
    case .success(let value): value
    case .failure: key.defaultValue
    }
  }

  /// The value of a key, or its default if the launch says nothing.
  ///
  /// - Throws: ``LaunchDomainError/wrongShape(_:)`` if there is a value of another shape, such as
  ///   `abc` for a number.
  public func value<Value>(for key: LaunchKey<Value>) throws(LaunchDomainError) -> Value {
    try result(for: key).get()
  }

  /// Whether the launch gives the key a value, on the command line or as an installed secret.
  ///
  /// This does not count as a read.
  public func isGiven<Value>(_ key: LaunchKey<Value>) -> Bool {
    givenNames.contains(key.name)
  }

  /// The same user defaults, with every read remembered for ``audit()``.
  ///
  /// For code that takes a `UserDefaults`: reads that it makes from `UserDefaults.standard` work
  /// as well, but nobody can see them.
  public var defaults: UserDefaults {
    RecordingDefaults(reading: source) { [self] name in
      reads.withLock { _ = $0.names.insert(name) }
    } ?? source
  }

  var givenNames: Set<String> {
    SecretInstallation.installedKeys(in: source).union(arguments.keys)
  }

  private func result<Value>(for key: LaunchKey<Value>) -> Result<Value, LaunchDomainError> {
    let object = source.object(forKey: key.name).map { LaunchObject($0) }
    let value = object.map { Value(launchObject: $0) } ?? key.defaultValue
    return reads.withLock { reads in
      reads.names.insert(key.name)
      if let value { return .success(value) }
      let fault = LaunchDomainError.WrongShape(
        key: key.name, kind: Value.launchValueKind, given: object ?? .string(""),
        isSecret: key.isSecret)
      reads.misshapen[key.name] = fault
      return .failure(.wrongShape(fault))
    }
  }
}
