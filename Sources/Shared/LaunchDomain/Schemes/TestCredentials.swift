import Foundation
import Synchronization

/// Looks up credentials for tests against a real service, which must stay out of the repository.
///
/// A key is looked for in the process's launch arguments (`-testing.user`), then in the
/// environment (`TESTING_USER`), then in the local scheme; see ``LaunchScheme/Location``.
///
/// ```swift
/// let credentials = TestCredentials()
/// let user = try credentials.value(for: "testing.user")
/// let password = try credentials.secret(for: "testing.password")
/// ```
///
/// An empty environment variable counts as absent, because continuous integration usually
/// represents a missing secret that way.
public final class TestCredentials: Sendable {
  private let arguments: LaunchArguments
  private let environment: [String: String]
  private let location: LaunchScheme.Location
  private let loaded = Mutex<Result<Loaded, LaunchDomainError>?>(nil)

  private struct Loaded {
    var found: LaunchScheme.Found
    var scheme: LaunchScheme?
  }

  /// Makes a lookup; it reads nothing until the first key is requested.
  ///
  /// - Parameters:
  ///   - location: The place of the local scheme; by default, near the calling file.
  ///   - arguments: The process's arguments.
  ///   - environment: The process's environment.
  ///   - caller: The calling file.
  public init(
    scheme location: LaunchScheme.Location? = nil,
    arguments: [String] = Array(ProcessInfo.processInfo.arguments.dropFirst()),
    environment: [String: String] = ProcessInfo.processInfo.environment,
    caller: String = #filePath
  ) {
    self.location = location ?? .near(caller)
    self.arguments = LaunchArguments(parsing: arguments)
    self.environment = environment
  }

  /// Returns the text given for a key.
  ///
  /// - Throws: ``LaunchDomainError/missingCredential(_:)`` if there isn't one, in which case the test
  ///   should be skipped; otherwise the local scheme's error, or an error if the value isn't text.
  public func value(for key: String) throws(LaunchDomainError) -> String {
    if let object = arguments[key] { return try text(object, for: key) }
    let variable = Self.variable(for: key)
    if let value = environment[variable], !value.isEmpty { return value }
    let loaded = try load()
    if let object = loaded.scheme?.arguments[key] { return try text(object, for: key) }
    throw .missingCredential(
      LaunchDomainError.MissingCredential(
        key: key, variable: variable, schemePath: loaded.found.file.path,
        schemeExists: loaded.found.exists, templatePath: loaded.found.template?.path,
        suggestions: NearestName.suggestions(for: key, in: loaded.scheme?.arguments.keys ?? [])))
  }

  /// Returns the text given for a key as a secret, which is hidden wherever it is shown.
  ///
  /// - Throws: The errors of ``value(for:)``.
  public func secret(for key: String) throws(LaunchDomainError) -> LaunchSecret {
    LaunchSecret(try value(for: key))
  }

  /// Returns the first of these keys that no source provides, as the reason for skipping a test.
  ///
  /// ```swift
  /// static let missing = TestCredentials().missing("testing.user", "testing.password")
  ///
  /// @Test(.disabled(if: missing != nil, "\(missing?.message ?? "")"))
  /// func `the real service lets the test account in`() async throws { … }
  /// ```
  ///
  /// - Returns: `nil` if all keys are provided, or if there is a worse error, with which the test
  ///   should then fail.
  public func missing(_ keys: String...) -> LaunchDomainError? {
    for key in keys {
      do throws(LaunchDomainError) {
        _ = try value(for: key)
      } catch {
        if error.code == .missingCredential { return error }
      }
    }
    return nil
  }

  /// Returns the environment variable for a key: in capitals, with `_` in place of other characters
  /// than letters and digits.
  ///
  /// `testing.user` becomes `TESTING_USER`; a name that would begin with a digit gets a leading
  /// `_`.
  public static func variable(for key: String) -> String {
    let name = key.unicodeScalars.map { scalar in
      let isNameScalar = scalar.isASCII && (scalar.properties.isAlphabetic || isDigit(scalar))
      return isNameScalar ? String(scalar).uppercased() : "_"
    }.joined()
    return name.unicodeScalars.first.map(isDigit) == true ? "_" + name : name
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    ("0"..."9").contains(scalar)
  }

  private func text(
    _ object: LaunchObject, for key: String
  ) throws(LaunchDomainError) -> String {
    guard let text = object.text else {
      throw .wrongShape(
        LaunchDomainError.WrongShape(
          key: key, kind: .text, given: object, isSecret: SecretName.matches(key)))
    }
    return text
  }

  private func load() throws(LaunchDomainError) -> Loaded {
    let result: Result<Loaded, LaunchDomainError> = loaded.withLock { loaded in
      if let loaded { return loaded }
      let result = Result { () throws(LaunchDomainError) -> Loaded in
        let found = try LaunchScheme.find(location, environment: environment)
        guard found.exists else { return Loaded(found: found) }
        let scheme = try LaunchScheme(contentsOf: found.file, environment: environment)
        return Loaded(found: found, scheme: scheme)
      }
      loaded = result
      return result
    }
    return try result.get()
  }
}
