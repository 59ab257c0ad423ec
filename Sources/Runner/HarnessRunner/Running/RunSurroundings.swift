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
  /// The names of the apps that may be launched; `nil` for all.
  var allowedApps: Set<String>?
  /// The apps that run, for an interruption.
  let living = LivingApps()
  /// What the scenarios have used.
  let used = UsedFiles()
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

  /// Returns launch arguments with the one that sets the app's time, unless a feature sets it itself.
  func arguments(_ arguments: [String]) -> [String] {
    let key = "-ui-testing.clock"
    guard let clock, !arguments.contains(key) else { return arguments }
    return [key, clock.rawValue] + arguments
  }

  /// Finds what is to be launched: the executable, and what it opens if it is an adapter.
  ///
  /// - Throws: `AppSessionError`, and `StepError` for a program that isn't on PATH.
  func locate(_ subject: PendingLaunch.Subject) throws -> (executable: URL, opened: String?) {
    let locator = AppLocator(folder: appFolder, environment: environment)
    let reference: AppReference
    switch subject {
    case .app(let name) where name.contains("/"): reference = .file(URL(fileURLWithPath: name))
    case .app(let name): reference = .identifier(name)
    case .terminalProgram(let name):
      reference = .adapted(
        URL(fileURLWithPath: try SearchPath(environment).program(named: name)), by: .terminal)
    }
    return (try locator.locate(reference), reference.subject)
  }

  /// The secrets near a feature.
  func credentials(for feature: String) -> TestCredentials {
    known.credentials(for: feature, environment: environment)
  }
}
