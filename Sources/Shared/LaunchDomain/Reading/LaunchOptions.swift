import Foundation
import Synchronization

/// Reads an app's launch arguments by declared key and records the reads.
///
/// Values come from `UserDefaults`, where `-key value` pairs from the command line take precedence
/// over saved and registered values, so code that reads `UserDefaults.standard` sees the same
/// values.
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

  // Foundation documents UserDefaults as thread-safe but doesn't mark it Sendable.
  nonisolated(unsafe) let source: UserDefaults

  let reads = Mutex(Reads())

  struct Reads {
    var names: Set<String> = []
    var misshapen: [String: LaunchDomainError.WrongShape] = [:]
  }

  /// Makes a reader of launch arguments.
  ///
  /// - Parameters:
  ///   - schema: The keys that the app declares.
  ///   - defaults: The user defaults to read from.
  ///   - arguments: The arguments given, for ``audit()``, without the program's own path.
  public init(
    _ schema: LaunchSchema, defaults: UserDefaults = .standard,
    arguments: [String] = Array(ProcessInfo.processInfo.arguments.dropFirst())
  ) {
    self.schema = schema
    self.source = defaults
    self.arguments = LaunchArguments(parsing: arguments)
  }

  /// The value of a key, or its default if the launch gives none.
  ///
  /// A value of the wrong shape also results in the default, and ``audit()`` reports it.
  public subscript<Value>(key: LaunchKey<Value>) -> Value {
    switch result(for: key) {
    case .success(let value): value
    case .failure: key.defaultValue
    }
  }

  /// Returns the value of a key, or its default if the launch gives none.
  ///
  /// - Throws: ``LaunchDomainError/wrongShape(_:)`` if the value has another shape, such as `abc`
  ///   for a number.
  public func value<Value>(for key: LaunchKey<Value>) throws(LaunchDomainError) -> Value {
    try result(for: key).get()
  }

  /// Returns whether the launch gives the key a value, on the command line or as an installed
  /// secret.
  ///
  /// This does not count as a read.
  public func isGiven<Value>(_ key: LaunchKey<Value>) -> Bool {
    givenNames.contains(key.name)
  }

  /// User defaults with the same values that record every read for ``audit()``.
  ///
  /// Pass them to code that takes a `UserDefaults`. Code that reads `UserDefaults.standard` gets
  /// the same values, but those reads are observed only while a test drives the app.
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
