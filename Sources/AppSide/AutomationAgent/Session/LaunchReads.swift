import Foundation
import LaunchDomain
import Synchronization
import ToolchainInternals

/// The keys that the app has read from `UserDefaults.standard`, for the audit of its launch arguments.
package enum LaunchReads {
  private static let names = Mutex<Set<String>>([])

  /// Begins to record reads, if a test drives this process.
  ///
  /// Call it after the harness has read its own launch arguments, and before the app reads its own.
  package static func begin() {
    guard StandardStreams.taken != nil else { return }
    let defaults = UserDefaults.standard
    // The app may have changed the object's class.
    guard type(of: defaults) == UserDefaults.self else { return }
    ObjectClass.replace(of: defaults, by: ObservedDefaults.self)
  }

  /// The keys read so far, or `nil` if reads can't be observed: in a process that no test drives, or with a
  /// toolchain that doesn't allow it.
  private static var observed: Set<String>? {
    UserDefaults.standard is ObservedDefaults ? names.withLock { $0 } : nil
  }

  /// Whether an audit is in progress, which reads the arguments itself.
  @TaskLocal private static var isAuditing = false

  /// The audit of an app that declares no launch arguments; `nil` in a process that no test drives.
  package static var audit: LaunchAudit? {
    guard StandardStreams.taken != nil else { return nil }
    return audit(of: LaunchOptions(.harness), isDeclared: false)
  }

  /// Audits the launch arguments of an app.
  ///
  /// - Parameters:
  ///   - options: The keys that the app declares.
  ///   - isDeclared: Whether the app declares any keys.
  package static func audit(of options: LaunchOptions, isDeclared: Bool = true) -> LaunchAudit {
    let observed = observed
    return $isAuditing.withValue(true) {
      options.audit(including: observed, isDeclared: isDeclared)
    }
  }

  fileprivate static func add(_ name: String) {
    if !isAuditing { names.withLock { _ = $0.insert(name) } }
  }
}

/// User defaults that record every key that is read.
///
/// It adds no properties, so that it can become the class of an existing object. Foundation's typed reads,
/// such as `bool(forKey:)`, all go through `object(forKey:)`.
private final class ObservedDefaults: UserDefaults {
  override func object(forKey defaultName: String) -> Any? {
    LaunchReads.add(defaultName)
    return super.object(forKey: defaultName)
  }
}
