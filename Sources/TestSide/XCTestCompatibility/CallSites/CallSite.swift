import Foundation
import Runtime
import Synchronization

/// The line of a test that called this module.
package struct CallSite: Sendable, Hashable {
  /// The file.
  package var path: String
  /// The line, from 1.
  package var line: Int
  /// The column, from 1.
  package var column: Int

  /// What is said when there is no debug information.
  package static let unknown = CallSite(path: "<unknown>", line: 0, column: 0)

  /// The number of a line that is only looked for if there is a failure.
  package static let searched = Int.max

  /// The line of an asynchronous call, which is not on the stack of what it does.
  @TaskLocal package static var ofAsynchronousCall: CallSite?

  /// Who called this module: the line is only looked for when somebody wants to know it, which takes
  /// some milliseconds.
  package struct Caller: Sendable {
    private let returnAddresses = Thread.callStackReturnAddresses.map(\.uint64Value)
    private let asynchronousCall = ofAsynchronousCall

    package init() {}

    /// The innermost line on the stack that is in no source file of this package, and was called by a
    /// test: who called the test is none.
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
  /// It takes some milliseconds, so only failures ask.
  package static var current: CallSite { Caller().site }

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
