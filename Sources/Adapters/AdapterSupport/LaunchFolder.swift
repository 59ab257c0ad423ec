import Foundation
import SystemShims

/// The folder that the test has created for the launch.
public struct LaunchFolder {
  private let path: String

  /// Finds the folder from the environment's folder for temporary files, which lies in it; returns `nil` if
  /// the test didn't set one.
  public init?(environment: [String: String]) {
    let temporary = (environment["TMPDIR"] ?? "") as NSString
    guard temporary.lastPathComponent == "tmp", temporary.isAbsolutePath else { return nil }
    let path = temporary.deletingLastPathComponent
    guard (path as NSString).lastPathComponent.hasPrefix("understudy-") else { return nil }
    self.path = path
  }

  /// Removes the folder if the test was killed before it could remove it.
  public func removeIfAbandoned() { OwnedFolder.removeIfAbandoned(path) }
}
