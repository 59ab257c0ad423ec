import Foundation
import SystemShims

/// The folder that the test has made for the launch.
public struct LaunchFolder {
  private let path: String

  /// Finds the folder by the variable for temporary files, which are in it; nil if no test has set that.
  public init?(environment: [String: String]) {
    let temporary = (environment["TMPDIR"] ?? "") as NSString
    guard temporary.lastPathComponent == "tmp", temporary.isAbsolutePath else { return nil }
    let path = temporary.deletingLastPathComponent
    guard (path as NSString).lastPathComponent.hasPrefix("understudy-") else { return nil }
    self.path = path
  }

  /// Removes the folder if the test, which would have removed it, was killed.
  public func removeIfAbandoned() { OwnedFolder.removeIfAbandoned(path) }
}
