import Foundation
import Testing

@testable import HarnessRunner

/// Tests the accessibility audit in the inspection of a program that an adapter drives.
@Suite struct InspectedAuditTests {
  private static let step = "the terminal program \"\(program)\" is launched"
  private static let program: String = {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<5 { root.deleteLastPathComponent() }
    return root.appendingPathComponent("Fixtures/Terminal/audit.py").path
  }()

  @Test func `the text lists the problems, and the checks left out with their reasons`() {
    let outcome = FeatureRunTests.run(["inspect", Self.step])
    #expect(outcome.status == .success, "\(outcome.errors)")
    let audit = """
      Contrast failed. “Folder” is drawn in #0000EE on #000000, a contrast of 2.23:1; at least 4.5:1 is required.
        "Folder" StaticText
      Contrast failed. “F” is drawn in #CDCD00 on #00CDCD, a contrast of 1.16:1; at least 4.5:1 is required.
        "File" StaticText
      The accessibility audit finds 2 problems.
      Not audited: elementDetection, because every text on a terminal's screen is an element.
      Not audited: hitRegion, because the mouse of a terminal points at cells.
      Not audited: sufficientElementDescription, trait, action, parentChild, because a program in a terminal \
      writes text, without roles and without names.
      Not audited: dynamicType, because the size of the text is set in the terminal and not by the program.
      Not audited: textClipped, because a terminal doesn't know what a program hasn't written.

      """
    #expect(outcome.output.hasSuffix(audit), "\(outcome.output)")
  }

  @Test func `the JSON contains the same problems and reasons`() throws {
    let outcome = FeatureRunTests.run(["inspect", Self.step, "--json"])
    let inspection = try JSONDecoder().decode(Inspection.self, from: Data(outcome.output.utf8))
    #expect(inspection.issues.map(\.summary) == ["Contrast failed", "Contrast failed"])
    #expect(inspection.notAudited.map(\.check).contains("trait") && inspection.auditProblem == nil)
  }

  /// Opens the page of an inspection in Chromium.
  @Test(.enabled(if: InspectionPageTests.hasBrowser, "apt-get install -y chromium-headless-shell"))
  func `the page shows the same problems and reasons`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("inspect-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let page = folder.appendingPathComponent("page.html").path
    let outcome = FeatureRunTests.run(["inspect", Self.step, "--html", page])
    #expect(outcome.status == .success, "\(outcome.errors)")
    let feature = folder.appendingPathComponent("page.feature")
    try Data(
      """
      Feature: The page of the inspector
        Scenario: An audit
          Given the page "page.html" is open
          Then the screen shows "2 missing for accessibility"
          And the screen shows "Not audited"
          And the screen shows "hitRegion, because the mouse of a terminal points at cells."
          And the accessibility audit finds nothing
      """.utf8
    ).write(to: feature)
    let run = FeatureRunTests.run(["run", feature.path, "--jobs", "1"])
    #expect(run.status == .success, "\(run.output)\(run.errors)")
  }
}
