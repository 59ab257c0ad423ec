import Foundation
import Synchronization

/// The secrets of an app, such as a session token, which persist between its launches.
///
/// It replaces Apple's keychain with what most apps need: texts stored by name. The secrets are stored
/// unencrypted in a file in the app's data folder that only its user may read; the desktop's keyring isn't
/// used. Under a test, that folder is in the app's container, so no test finds another test's secrets unless
/// it launches the app with that test's saved state.
public enum AppSecrets {
  private static let lock = Mutex(())

  /// Returns a secret, or `nil` if none has the name.
  ///
  /// - Throws: `AppSecretsError` if the secrets can't be read.
  public static func secret(named name: String) throws(AppSecretsError) -> String? {
    try read(from: path)[name]
  }

  /// Stores a secret, replacing an earlier one with the same name.
  ///
  /// - Parameters:
  ///   - secret: The secret, or `nil` to remove it.
  ///   - name: The name.
  /// - Throws: `AppSecretsError` if the secrets can't be read or written; they stay unchanged then.
  public static func setSecret(_ secret: String?, named name: String) throws(AppSecretsError) {
    let path = path
    try lock.withLock { _ throws(AppSecretsError) in
      var secrets = try read(from: path)
      secrets[name] = secret
      try write(secrets, to: path)
    }
  }

  /// The file with the secrets.
  static var path: String {
    let environment = ProcessInfo.processInfo.environment
    let data =
      environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
      ?? NSHomeDirectory() + "/.local/share"
    return "\(data)/\(ProcessInfo.processInfo.processName)/secrets.json"
  }

  private static func read(from path: String) throws(AppSecretsError) -> [String: String] {
    guard FileManager.default.fileExists(atPath: path) else { return [:] }
    do {
      let data = try Data(contentsOf: URL(fileURLWithPath: path))
      return try JSONDecoder().decode([String: String].self, from: data)
    } catch {
      throw AppSecretsError(path: path, isReading: true, reason: error.localizedDescription)
    }
  }

  private static func write(
    _ secrets: [String: String], to path: String
  ) throws(AppSecretsError) {
    do {
      let folder = (path as NSString).deletingLastPathComponent
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      try replace(path, by: try encoder.encode(secrets))
    } catch let error as AppSecretsError {
      throw error
    } catch {
      throw AppSecretsError(path: path, isReading: false, reason: error.localizedDescription)
    }
  }

  /// Writes a file as a whole or not at all, so that only its user can ever read it.
  private static func replace(_ path: String, by data: Data) throws(AppSecretsError) {
    let partial = path + ".partial"
    func fail() -> AppSecretsError {
      let reason = String(cString: strerror(errno))
      unlink(partial)
      return AppSecretsError(path: path, isReading: false, reason: reason)
    }
    let file = open(partial, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw fail() }
    let count = data.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
    let isWhole = count == data.count
    guard close(file) == 0, isWhole, rename(partial, path) == 0 else { throw fail() }
  }
}
