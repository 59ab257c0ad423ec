import AppDriving
import Foundation
import LaunchDomain

/// The settings and state that all scenarios of a run share.
struct RunSurroundings: Sendable {
  /// The folder of the apps that are named without a path.
  var appFolder: String
  var environment: [String: String]
  var snapshots: SnapshotPolicy
  /// Whether screens are recorded for a report.
  var keepsScreens: Bool
  /// The apps' clock; `nil` leaves it to the features.
  var clock: LaunchClock?
  /// The trace whose answers replace the apps; `nil` launches them.
  var replay: TraceReplay?
  /// The names of the apps that may be launched; `nil` for all.
  var allowedApps: Set<String>?
  /// Whether steps may read environment variables; those of an assistant may not, as it sees what they type.
  var readsEnvironment: Bool { allowedApps == nil }
  /// The running apps, which an interruption ends.
  let living = LivingApps()
  /// The files that the scenarios have used.
  let used = UsedFiles()
  /// The pictures that the scenarios have compared.
  let pictures = ComparedPictures()
  /// The secrets that the scenarios have used.
  let learned = LearnedSecrets()
  private let known = CredentialFiles()

  init(
    appFolder: String, environment: [String: String], snapshots: SnapshotPolicy = .record,
    keepsScreens: Bool = false, allowedApps: Set<String>? = nil
  ) {
    self.appFolder = appFolder
    self.environment = environment
    self.snapshots = snapshots
    self.keepsScreens = keepsScreens
    self.allowedApps = allowedApps
  }

  /// The policy for pictures that are missing or differ.
  enum SnapshotPolicy: Sendable {
    /// Record missing pictures, and fail.
    case record
    /// Record all pictures.
    case update
    /// Record no pictures, as in continuous integration.
    case never
  }

  /// Returns launch arguments with those for the run's clock and seed added, unless a feature sets them.
  func arguments(_ arguments: [String], seed: Int? = nil) -> [String] {
    let own = [
      ("-" + LaunchKey.uiTestingClock.name, clock?.rawValue),
      ("-" + LaunchKey.uiTestingSeed.name, seed.map(String.init)),
    ]
    return own.reduce(into: arguments) { arguments, argument in
      guard let value = argument.1, !arguments.contains(argument.0) else { return }
      arguments = [argument.0, value] + arguments
    }
  }

  /// Finds the executable of an app, or of the adapter for a page.
  ///
  /// - Throws: `AppSessionError`, which lists the existing apps.
  func locate(_ app: AppReference) throws(AppSessionError) -> URL {
    try AppLocator(folder: appFolder, environment: environment).locate(app)
  }

  /// Returns the secrets for a feature's folder.
  func credentials(for feature: String) -> TestCredentials {
    known.credentials(for: feature, environment: environment)
  }
}
