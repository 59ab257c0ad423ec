import Foundation

/// The line of a test that called this module.
package struct CallSite: Sendable, Hashable {
  /// The file.
  package var path: String
  /// The line, from 1.
  package var line: Int
  /// The column, from 1.
  package var column: Int

  /// What is said when there is no debug information.
  package static let unknown = CallSite(path: "\(unknownPath)", line: 0, column: 0)

  /// The path where there is no debug information, or where the file is searched for with the line.
  static let unknownPath: StaticString = "<unknown>"

  /// The number of a line that is only looked for if there is a failure.
  package static let searched = Int.max

  /// The line of an asynchronous call, which is not on the stack of what it does.
  @TaskLocal package static var ofAsynchronousCall: CallSite?

  /// Who called this module: the line is only looked for when somebody wants to know it, which takes
  /// some milliseconds.
  package struct Caller: Sendable {
    private let returnAddresses = TestStack.addresses
    private let asynchronousCall = ofAsynchronousCall

    package init() {}

    /// The innermost line of the test on the stack that is in no source file of this package.
    package var site: CallSite {
      SourceLines.first(of: returnAddresses, outside: ownSources, where: isTest)
        ?? asynchronousCall ?? .unknown
    }

    /// Returns whether a line is among those of the test on the stack, whatever the file's folder: a
    /// helper may report the line that called it.
    func hasOnStack(_ site: CallSite) -> Bool {
      if let asynchronousCall, asynchronousCall.isSameLine(as: site) { return true }
      return SourceLines.first(of: returnAddresses, outside: ownSources) { line in
        isTest(line) && line.isSameLine(as: site)
      } != nil
    }
  }

  private func isSameLine(as other: CallSite) -> Bool {
    // `#file` may be without the folder.
    line == other.line
      && (path as NSString).lastPathComponent == (other.path as NSString).lastPathComponent
  }

  /// The innermost line on this thread's stack that is outside this package.
  ///
  /// It takes some milliseconds, so only failures ask.
  package static var current: CallSite { Caller().site }

  private static func isTest(_ site: CallSite) -> Bool {
    // Generated code is on the stack between a test's lines.
    site.line > 0 && !SourceLines.isGenerated(site)
  }

  // A test's extensions of this module's types have this module's name in their symbols, so only
  // the path tells whose code it is.
  private static let ownSources: [String] = {
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    let sources = parts.dropLast(4).joined(separator: "/")
    return ["TestSide", "Shared"].map { "\(sources)/\($0)/" }
  }()
}
