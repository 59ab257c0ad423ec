import Foundation
import LaunchDomain
import Synchronization

/// The secrets of features, read once for each folder.
final class CredentialFiles: Sendable {
  private let known = Mutex<[String: TestCredentials]>([:])

  /// Returns the secrets for a feature's folder.
  func credentials(for feature: String, environment: [String: String]) -> TestCredentials {
    let folder = URL(fileURLWithPath: feature).deletingLastPathComponent().path
    return known.withLock { known in
      if let credentials = known[folder] { return credentials }
      let credentials = TestCredentials(
        scheme: .near(folder), arguments: [], environment: environment)
      known[folder] = credentials
      return credentials
    }
  }
}
