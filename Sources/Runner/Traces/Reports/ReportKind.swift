/// A format of a run's report.
package enum ReportKind: String, CaseIterable, Sendable {
  /// JUnit XML, as Jenkins and GitLab read it.
  case junit
  /// Cucumber's messages, JSON lines.
  case messages
  /// The harness's own format, JSON lines.
  case json
  /// Test Anything Protocol 14.
  case tap
  /// A page for a browser.
  case html
  /// A recording for asciinema's player, version 2.
  case cast
  /// An animated picture.
  case svg
}

extension ReportKind {
  /// Whether the report can contain the screens of the steps.
  package var showsScreens: Bool {
    switch self {
    case .html, .messages, .json, .cast, .svg: true
    case .junit, .tap: false
    }
  }
}
