import Foundation
import Runtime

/// The line of a test that called this module.
struct CallSite: Sendable, Hashable {
  /// The file.
  var path: String
  /// The line, from 1.
  var line: Int

  /// What is said when there is no debug information.
  static let unknown = CallSite(path: "<unknown>", line: 0)

  /// The innermost line on this thread's stack that is in no source file of this package.
  ///
  /// It takes some milliseconds, so only failures ask.
  static var current: CallSite {
    guard let backtrace = try? Backtrace.capture(limit: nil).symbolicated() else { return .unknown }
    for frame in backtrace.frames {
      guard let location = frame.symbol?.sourceLocation, location.line > 0,
        !location.path.hasPrefix(ownSources), !location.path.contains("<compiler-generated>")
      else { continue }
      return CallSite(path: location.path, line: location.line)
    }
    return .unknown
  }

  // Extensions that a test makes of this module's types have this module's name in their symbols, so
  // only the path tells whose code it is.
  private static let ownSources: String = {
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    return parts.dropLast(3).joined(separator: "/") + "/"
  }()
}
