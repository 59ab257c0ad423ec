import Foundation
import Testing

extension CallSite {
  /// Creates a call site with an unknown column.
  package init(path: String, line: Int) { self.init(path: path, line: line, column: 1) }

  /// Creates a call site from `#filePath` and `#line`.
  init(_ file: StaticString, _ line: UInt) {
    self.init(path: "\(file)", line: Int(clamping: line))
  }

  /// The line for an issue.
  package var context: XCTSourceCodeContext {
    // Unknown places have line 0.
    guard line > 0 else { return .unlocated }
    return XCTSourceCodeContext(
      callStack: [], location: XCTSourceCodeLocation(filePath: path, lineNumber: line))
  }

  /// The line for Swift Testing.
  var location: SourceLocation {
    let file = (path as NSString).lastPathComponent
    let module = Test.current?.sourceLocation.moduleName ?? "Unknown"
    return SourceLocation(
      fileID: "\(module)/\(file)", filePath: path, line: max(1, line),
      column: max(1, column))
  }
}

extension CallSite {
  /// Finds the line of a failure that was recorded without one.
  fileprivate init(ofFailure description: String, at path: String, _ line: Int) {
    if line == Self.searched {
      let isUnwaited = description.hasPrefix("Failed due to unwaited expectation")
      let site = (isUnwaited ? Self.ofUnwaitedExpectation : nil) ?? .current
      self.init(path: path == Self.unknown.path ? site.path : path, line: site.line)
    } else if line == 0, let site = PendingErrors.site(of: description) {
      self = site
    } else {
      self.init(path: path, line: line)
    }
  }

  /// The line of the first expectation that wasn't waited for, which XCTest reports.
  private static var ofUnwaitedExpectation: CallSite? {
    TestLifetimes.update { lifetime in
      lifetime.recordedExpectations.first { !$0.expectation.wasWaitedFor }?.caller
    }??.site
  }
}

extension XCTIssue {
  /// Returns the issue and the line for a failure that XCTest records.
  package static func recorded(
    _ description: String, at path: String, _ line: Int, isExpected: Bool
  ) -> (issue: XCTIssue, site: CallSite) {
    let site = CallSite(ofFailure: description, at: path, line)
    let issue = XCTIssue(
      type: isExpected ? .assertionFailure : .thrownError,
      // An assertion without a message leaves a dash at the end.
      compactDescription: description.hasSuffix(" - ")
        ? String(description.dropLast(3)) : description,
      sourceCodeContext: site.context)
    return (issue, site)
  }
}
