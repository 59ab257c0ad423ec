import AutomationProtocol
import Foundation
import Testing
import Traces

@testable import HarnessRunner

/// Tests the runner's pages for people who can't see well or don't use a mouse.
@Suite(.enabled(if: InspectionPageTests.hasBrowser, "apt-get install -y chromium-headless-shell"))
struct PageAccessibilityTests {
  /// A page of each kind.
  private enum Kind: String, CaseIterable, CustomTestStringConvertible {
    case report, inspection

    var testDescription: String { rawValue }

    /// The page, which is written once for all tests, because running the report's features takes seconds.
    var page: Data {
      get throws {
        switch self {
        case .report: try Self.reportPage.get()
        case .inspection: try Self.inspectionPage.get()
        }
      }
    }

    private static let reportPage = Result { try PageAccessibilityTests.report() }
    private static let inspectionPage = Result { try PageAccessibilityTests.inspection() }
  }

  /// A run with a scenario of each status, with attempts, pictures, requests and messages.
  private static func report() throws -> Data {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("page-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let trace = folder.appendingPathComponent("trace").path
    let features = ["expectations", "steps"].map {
      FeatureRunTests.failingFeatures.appendingPathComponent("\($0).feature").path
    }
    _ = FeatureRunTests.run(
      ["run"] + features + [
        "--retries", "1", "--trace", trace, "--jobs", "2", "--history", folder.path + "/history",
      ])
    var run = try RunFile.read(trace, on: .standard)
    let wrong = run.scenarios.indices.filter { run.scenarios[$0].uri.hasSuffix("steps.feature") }
    for (index, status) in zip(wrong, RunStatus.allCases) {
      var last = try #require(run.scenarios[index].attempts.last)
      last.status = status == .flaky ? .passed : status
      for step in last.steps.indices { last.steps[step].status = status }
      last.steps[0].network = [
        .init(number: 1, title: "GET https://x.test/news", answer: "503 from the stub", time: 1)
      ]
      var failed = last
      failed.status = .failed
      run.scenarios[index].attempts = status == .passed ? [last] : [failed, last]
    }
    #expect(Set(run.scenarios.map(\.status)) == Set(RunStatus.allCases))
    return Data(try HTMLReport.text(of: run).utf8)
  }

  private static func inspection() throws -> Data {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("inspection-\(UUID().uuidString).html")
    defer { try? FileManager.default.removeItem(at: file) }
    let outcome = FeatureRunTests.run(["inspect", "LoginApp", "--html", file.path])
    try #require(outcome.status == .success, "\(outcome.errors)")
    return try Data(contentsOf: file)
  }

  private func inBrowser(_ kind: Kind, _ body: (BrowserPage) throws -> Void) throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(kind)-\(UUID().uuidString).html")
    defer { try? FileManager.default.removeItem(at: file) }
    try kind.page.write(to: file)
    let page = try BrowserPage(file)
    try body(page)
    #expect(page.complaints == [])
  }

  @Test(arguments: Kind.allCases)
  private func `names, contrasts and structure are accessible`(kind: Kind) throws {
    try inBrowser(kind) { page in
      for scheme in ["light", "dark"] {
        try page.open(scheme: scheme)
        let problems = try PageAudit.problems(of: page)
        #expect(problems == [], "\(scheme)")
        // Collapsed text is checked, too.
        _ = try page.value(of: "document.querySelectorAll('details').forEach(d => d.open = true)")
        let unfolded = try PageAudit.problems(of: page)
        #expect(unfolded == [], "\(scheme)")
      }
      // A narrow window shows all parts, one below another.
      try page.open(width: 360)
      let problems = try PageAudit.problems(of: page)
      #expect(problems == [], "in a narrow window")
    }
  }

  @Test(arguments: Kind.allCases)
  private func `the Tab key reaches every control, and the focus is visible`(kind: Kind) throws {
    try inBrowser(kind) { page in
      let problems = try PageAudit.keyboardProblems(of: page)
      #expect(problems == [])
    }
  }

  @Test func `the report works by keyboard, from a search to the screen before a step`() throws {
    try inBrowser(.report) { page in
      func text(_ id: String) throws -> String {
        try page.value(of: "document.getElementById('\(id)').textContent") as? String ?? ""
      }
      try page.press("/")
      for letter in "results" { try page.press(String(letter)) }
      #expect(try text("shown").hasPrefix("1 of "))
      // The field keeps the search text that filters the list.
      try page.press("Escape")
      #expect(try page.value(of: "document.getElementById('search').value") as? String == "results")
      #expect(try text("shown").hasPrefix("1 of "))
      try page.press("/")
      try page.press("Enter")
      #expect(try text("name") == "Another text")
      #expect(try text("message").contains("it reads “Login failed”"))
      let last = try text("caption")
      try page.press("ArrowLeft")
      #expect(try text("caption") != last)
      try page.press("b")
      #expect(try text("caption").contains(", before"))
      #expect(
        try page.value(of: "document.getElementById('picture').naturalWidth > 0") as? Bool == true)
    }
  }

  @Test func `the audit finds all kinds of problems`() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("wrong-\(UUID().uuidString).html")
    defer { try? FileManager.default.removeItem(at: file) }
    let texts = (0..<9).map { "<p>text \($0)</p>" }.joined()
    try Data(
      """
      <!DOCTYPE html><html><title>A</title><style>button:focus { outline: none }</style>
      <main><button></button><p id="a" style="color: #999">grey</p><h3 id="a">Deep</h3>\(texts)
      <div role="option" tabindex="0"></div><pre tabindex="0">no role</pre></main>
      <img src="http://127.0.0.1:1/a.png" alt=""><script>console.log("said"); nope()</script></html>
      """.utf8
    ).write(to: file)
    let page = try BrowserPage(file)
    let problems = try PageAudit.problems(of: page).joined(separator: "\n")
    for problem in [
      "a button has no name", "2.85 to 1: “grey”", "no language",
      "two elements are #a", "an option outside of a list", "a heading leaves out a level: Deep",
      "a generic has no name",
    ] {
      #expect(problems.contains(problem), "\(problems)")
    }
    let unseen = try PageAudit.keyboardProblems(of: page)
    #expect(unseen.contains("the focus of BUTTON# can't be seen"), "\(unseen)")
    let complaints = page.complaints.joined(separator: "\n")
    for complaint in ["a request: http://127.0.0.1:1/a.png", "said", "nope is not defined"] {
      #expect(complaints.contains(complaint), "\(complaints)")
    }
  }
}
