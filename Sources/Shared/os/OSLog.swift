import Foundation

/// A log: the part of the app that its lines are about.
///
/// Lines are written to standard error, which is an app's log when a test drives it:
///
///     [com.example.app:network] error: The connection was lost.
///
/// All levels are written. `OS_ACTIVITY_MODE=disable` in the environment turns the log off, as in
/// Xcode's schemes.
public final class OSLog: NSObject, Sendable {
  /// A category that tools treat in a special way.
  public struct Category: Sendable {
    /// The name of the category.
    public let rawValue: String

    /// Signposts of interest to a developer.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    /// Signposts that are enabled only while a tool traces the process.
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    /// Signposts with a backtrace; here without one.
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  /// The log without a subsystem.
  public static let `default` = OSLog(label: nil, isDisabled: false)
  /// A log that writes nothing.
  public static let disabled = OSLog(label: nil, isDisabled: true)

  /// The subsystem and the category, in brackets in each line; `nil` for the default log.
  let label: String?
  private let isDisabled: Bool

  private init(label: String?, isDisabled: Bool) {
    self.label = label
    self.isDisabled = isDisabled
  }

  /// Creates a log.
  ///
  /// - Parameters:
  ///   - subsystem: The app or library, such as `com.example.app`.
  ///   - category: The part of it, such as `network`.
  public init(subsystem: String, category: String) {
    label = category.isEmpty ? subsystem : "\(subsystem):\(category)"
    isDisabled = false
  }

  /// Creates a log of a special category.
  ///
  /// - Parameters:
  ///   - subsystem: The app or library, such as `com.example.app`.
  ///   - category: The category.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  /// Whether lines of a level are written.
  public func isEnabled(type: OSLogType) -> Bool { isWritten }

  /// Whether signposts are written.
  public var signpostsEnabled: Bool { isWritten }

  var isWritten: Bool { !isDisabled && LogOutput.isOn }
}
