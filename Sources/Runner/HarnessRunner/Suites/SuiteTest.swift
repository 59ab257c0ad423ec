import Foundation

/// A test of a Swift suite, as listed by its library.
struct SuiteTest: Hashable, Sendable {
  enum Library: String, Sendable {
    case xcTest = "XCTest"
    case swiftTesting = "Swift Testing"
  }

  var library: Library
  /// The identifier by which the library selects the test: `Module.Class/method` in XCTest, and
  /// `Module.Suite/function()/File.swift:1:2` in Swift Testing.
  var id: String
  /// The display name of the test, without its suite.
  var name: String
  /// The module and the suite.
  var suite: String
  /// The tags of the test and its suites, as written in tag expressions (`@slow`).
  ///
  /// Tests of XCTest have none.
  var tags: Set<String> = []

  /// Makes a test of XCTest.
  init(xcTest id: String) {
    library = .xcTest
    self.id = id
    let parts = id.split(separator: "/", maxSplits: 1).map(String.init)
    suite = parts.first ?? id
    name = parts.count > 1 ? parts[1] : id
  }

  /// Makes a test of Swift Testing.
  ///
  /// - Parameter displayName: The display name that the author gave the test, if any.
  init(swiftTesting id: String, displayName: String?) {
    library = .swiftTesting
    self.id = id
    // A `raw identifier` may contain slashes; the last part is the location in the file.
    var parts = id.matches(of: /(?:`[^`]*`|[^`\/])+/).map { String($0.output) }
    if parts.count > 1 { parts.removeLast() }
    let own = parts.count > 1 ? parts.removeLast() : ""
    suite = parts.joined(separator: "/")
    name = displayName ?? (own.isEmpty ? suite : own)
  }

  /// The test's name in the output of XCTest: `Class.method`.
  var xcTestName: String {
    let withoutModule = id.split(separator: ".", maxSplits: 1).last.map(String.init) ?? id
    guard let slash = withoutModule.firstIndex(of: "/") else { return withoutModule }
    return withoutModule.replacingCharacters(in: slash...slash, with: ".")
  }
}

extension String {
  fileprivate func replacingCharacters(in range: ClosedRange<Index>, with text: String) -> String {
    var copy = self
    copy.replaceSubrange(range, with: text)
    return copy
  }
}
