import AppDriving
import Foundation
import LaunchDomain

/// What all scenarios of a run share.
struct RunSurroundings: Sendable {
  /// The folder of the apps that are named without a path.
  var appFolder: String
  var environment: [String: String]
  var snapshots: SnapshotPolicy
  /// Whether the screens are kept for a report.
  var keepsScreens: Bool
  /// The apps' time; `nil` leaves it to the features.
  var clock: LaunchClock?
  /// The trace that plays the apps; `nil` launches them.
  var replay: TraceReplay?
  /// The names of the apps that may be launched; `nil` for all.
  var allowedApps: Set<String>?
  /// Whether steps read variables of the environment: those of an assistant don't, for it sees what they type.
  var readsEnvironment: Bool { allowedApps == nil }
  /// The apps that run, for an interruption.
  let living = LivingApps()
  /// What the scenarios have used.
  let used = UsedFiles()
  /// The pictures that the scenarios have compared.
  let pictures = ComparedPictures()
  /// The secrets that the scenarios have had.
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

  /// What to do with pictures that aren't there or differ.
  enum SnapshotPolicy: Sendable {
    /// Record those that are missing, and fail.
    case record
    /// Record all.
    case update
    /// Record none, as on a machine for continuous integration.
    case never
  }

  /// Returns launch arguments with those that set the app's time and its seed, unless a feature sets them
  /// itself.
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
  /// - Throws: `AppSessionError`, which lists what is there instead.
  func locate(_ app: AppReference) throws(AppSessionError) -> URL {
    try AppLocator(folder: appFolder, environment: environment).locate(app)
  }

  /// The secrets near a feature.
  func credentials(for feature: String) -> TestCredentials {
    known.credentials(for: feature, environment: environment)
  }
}
