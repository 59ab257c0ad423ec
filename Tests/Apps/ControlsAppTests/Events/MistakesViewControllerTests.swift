import Foundation
import TerminalUIKit
import Testing
import ViewTesting

@testable import ControlsApp

/// Programming mistakes are logged in UIKit's words and don't end the app.
@MainActor
@Suite struct MistakesViewControllerTests {
  @Test(
    arguments: [
      ("presentTwice", "presented First", "Attempt to present"),
      ("popTheRoot", "popped nothing", nil),
      ("unknownCell", "a cell of 0 views", "unable to dequeue a cell with identifier nobody"),
      ("missingImage", "no image", nil),
      ("oddLayout", "16 points wide", "Unable to simultaneously satisfy constraints"),
      ("row99", "offset 0", "out-of-bounds"),
    ] as [(String, String, String?)])
  func `a mistake is logged, and the app keeps running`(
    button: String, seen: String, warning: String?
  ) throws {
    let shown = ShownScreen(.mistakes)
    let warnings = try toolkitWarnings { try shown.button(button).tap() }
    #expect(shown.seen == seen)
    #expect(warnings.count == (warning == nil ? 0 : 1))
    if let warning { #expect(warnings.first?.contains(warning) == true, "\(warnings)") }
  }
}
