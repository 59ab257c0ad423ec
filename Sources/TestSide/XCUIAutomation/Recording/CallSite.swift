import Foundation
import Runtime
import Synchronization

/// A line of a test that called this module.
struct CallSite: Sendable, Hashable {
  /// The file.
  var path: String
  /// The line, from 1.
  var line: Int
  /// The column, from 1.
  var column: Int

  /// The call site if there is no debug information.
  static let unknown = CallSite(path: "<unknown>", line: 0, column: 0)

  /// The placeholder for a line that is searched for only if there is a failure.
  static let searched = Int.max

  /// The line of an asynchronous call, which is not on the call stack of the code that it runs.
  @TaskLocal static var ofAsynchronousCall: CallSite?

  /// The caller of this module.
  ///
  /// Its line is searched for only when it is needed, because that takes some milliseconds.
  struct Caller: Sendable {
    private let returnAddresses = Thread.callStackReturnAddresses.map(\.uint64Value)
    private let asynchronousCall = ofAsynchronousCall

    /// The innermost line on the stack that a test's code called and that is outside this package.
    ///
    /// The search ends where XCTest calls the test.
    var site: CallSite {
      // The lookup of symbols uses global memory without synchronization.
      symbolication.withLock { _ in
        let addresses = returnAddresses.prefix { !TestRunnerCode.contains($0) }
        let frames = Backtrace(returnAddresses: Array(addresses))?.symbolicated()?.frames ?? []
        for frame in frames {
          guard let location = frame.symbol?.sourceLocation, isTest(location) else { continue }
          return CallSite(path: location.path, line: location.line, column: location.column)
        }
        return asynchronousCall ?? .unknown
      }
    }
  }

  /// The innermost line on this thread's stack that is outside this package.
  ///
  /// The search takes some milliseconds, so it is done only for failures.
  static var current: CallSite { Caller().site }

  private static let symbolication = Mutex(())

  private static func isTest(_ location: SymbolicatedBacktrace.SourceLocation) -> Bool {
    // Code that the compiler and macros such as `#expect` generate is on the stack between a test's
    // lines.
    location.line > 0 && !location.path.hasPrefix(ownSources)
      && !location.path.contains("<compiler-generated>")
      && !location.path.contains("@__swiftmacro_")
  }

  // A test's extensions of this module's types have this module's name in their symbols, so only
  // the path tells whose code it is.
  private static let ownSources: String = {
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    return parts.dropLast(3).joined(separator: "/") + "/"
  }()
}
