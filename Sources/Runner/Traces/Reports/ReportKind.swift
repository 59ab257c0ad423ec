/// The forms in which a run is reported to other programs and to people.
package enum ReportKind: String, CaseIterable, Sendable {
  /// JUnit XML, as Jenkins and GitLab read it.
  case junit
  /// Cucumber's messages, JSON lines.
  case messages
  /// Our own form, JSON lines.
  case json
  /// Test Anything Protocol 14.
  case tap
  /// A page for a browser.
  case html
  /// A recording for asciinema's player, version 2.
  case cast
  /// One animated picture.
  case svg
}

extension ReportKind {
  /// Whether the report shows the screens of the steps, if they are kept.
  package var showsScreens: Bool {
    switch self {
    case .html, .messages, .json, .cast, .svg: true
    case .junit, .tap: false
    }
  }
}
