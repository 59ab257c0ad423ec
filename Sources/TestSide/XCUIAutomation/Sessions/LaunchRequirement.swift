import Foundation
import Synchronization

/// The setting whether a test must launch or activate the apps that it uses.
enum LaunchRequirement {
  /// The environment variable with the initial value.
  static let variable = "UNDERSTUDY_REQUIRE_LAUNCH"

  /// The setting of this process.
  static var current: Bool {
    get { setting.withLock { $0 } }
    set { setting.withLock { $0 = newValue } }
  }

  private static let setting = Mutex(value(in: ProcessInfo.processInfo.environment))

  /// Returns the initial value; an unknown word means `false`, with a line on standard error.
  static func value(in environment: [String: String]) -> Bool {
    let word = environment[variable] ?? ""
    switch word.lowercased() {
    case "yes", "true", "1": return true
    case "no", "false", "0", "": return false
    default:
      FileHandle.standardError.write(
        Data(
          "\(variable) is '\(word)', which is neither 'YES' nor 'NO'. Using 'NO'.\n".utf8))
      return false
    }
  }
}
