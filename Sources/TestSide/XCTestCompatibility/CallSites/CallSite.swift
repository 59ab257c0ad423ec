import Foundation

/// The line of a test that called this module.
package struct CallSite: Sendable, Hashable {
  /// The file.
  package var path: String
  /// The one-based line.
  package var line: Int
  /// The one-based column.
  package var column: Int

  /// The call site if there is no debug information.
  package static let unknown = CallSite(path: "\(unknownPath)", line: 0, column: 0)

  /// The path if there is no debug information, or if the file is looked up together with the line.
  static let unknownPath: StaticString = "<unknown>"

  /// The placeholder for a line that is looked up only if there is a failure.
  package static let searched = Int.max

  /// The line of an asynchronous call, which isn't on the stack of the code that it runs.
  @TaskLocal package static var ofAsynchronousCall: CallSite?

  /// The caller of this module; its line is looked up only on request, which takes some milliseconds.
  package struct Caller: Sendable {
    private let returnAddresses = TestStack.addresses
    private let asynchronousCall = ofAsynchronousCall

    package init() {}

    /// The innermost line of the test on the stack outside this package's sources.
    package var site: CallSite {
      SourceLines.first(of: returnAddresses, outside: ownSources, where: isTest)
        ?? asynchronousCall ?? .unknown
    }

    /// Returns whether a line is among those of the test on the stack.
    ///
    /// A helper may report the line that called it. Folders of files are ignored.
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
  /// The lookup takes some milliseconds, so only failures use it.
  package static var current: CallSite { Caller().site }

  private static func isTest(_ site: CallSite) -> Bool {
    // Generated code may be on the stack between a test's lines.
    site.line > 0 && !SourceLines.isGenerated(site)
  }

  // A test's extensions of this module's types have this module's name in their symbols, so only the
  // path distinguishes them.
  private static let ownSources: [String] = {
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    let sources = parts.dropLast(4).joined(separator: "/")
    return ["TestSide", "Shared"].map { "\(sources)/\($0)/" }
  }()
}
