import Testing
import Traces

@testable import HarnessRunner

@Suite struct SuiteOutputTests {
  @Test func `a test of Swift Testing has its suite, and its display name if there is one`() {
    let test = SuiteTest(
      swiftTesting: "Mod.Outer/Inner/`a/b is c`(x:)/File.swift:3:4", displayName: nil)
    #expect(test.suite == "Mod.Outer/Inner" && test.name == "`a/b is c`(x:)")
    let free = SuiteTest(swiftTesting: "Mod.free()/File.swift:3:4", displayName: "A free one")
    #expect(free.suite == "Mod.free()" && free.name == "A free one")
  }

  @Test func `XCTest's output is read, including messages of several lines`() {
    let tests = ["testOne", "testTwo", "testThree", "testFour"].map {
      SuiteTest(xcTest: "Mod.Suite/\($0)")
    }
    var reader = XCTestOutputReader(tests)
    let text = """
      Test Suite 'Suite' started at 2026-01-01 10:00:00.000
      Test Case 'Suite.testOne' started at 2026-01-01 10:00:00.000
      Test Case 'Suite.testOne' passed (0.25 seconds)
      Test Case 'Suite.testTwo' started at 2026-01-01 10:00:00.000
      /a b/File.swift:12: error: Suite.testTwo : XCTAssertTrue failed
      more of it
      printed: Test Case 'Suite.testTwo' failed (1.5 seconds)
      Test Case 'Suite.testThree' started at 2026-01-01 10:00:00.000
      Test Case 'Suite.testThree' skipped (0.0 seconds)
      Test Case 'Other.testTwo' failed (1.0 seconds)
      Test Case 'Suite.testFour' started at 2026-01-01 10:00:00.000
      """
    for line in text.split(separator: "\n") { reader.read(String(line)) }
    reader.close()
    var output = reader.output
    #expect(output.results["Mod.Suite/testOne"] == SuiteResult(duration: 0.25))
    #expect(
      output.results["Mod.Suite/testTwo"]
        == SuiteResult(
          status: .failed, duration: 1.5,
          failures: [
            .init(
              message: "XCTAssertTrue failed\nmore of it", path: "/a b/File.swift", line: 12)
          ]))
    #expect(output.results["Mod.Suite/testThree"]?.status == .skipped)
    #expect(output.results.count == 3 && output.running.count == 1)
    output.endRunning("it crashed")
    #expect(output.results["Mod.Suite/testFour"]?.failures.first?.message == "it crashed")
  }

  @Test func `Swift Testing's event stream is read`() {
    var reader = EventStreamReader()
    let one = "Mod.Suite/one()/File.swift:3:4"
    let two = "Mod.Suite/two()/File.swift:5:4"
    func event(_ kind: String, _ test: String, _ time: Double, _ more: String = "") -> String {
      """
      {"kind":"event","payload":{"kind":"\(kind)","testID":"\(test)","instant":{"absolute":\(time)},\
      "messages":[{"symbol":"x","text":"it is so"}]\(more)},"version":"6.3"}
      """
    }
    let lines = [
      #"{"kind":"test","payload":{"kind":"suite","id":"Mod.Suite","name":"Suite"},"version":"6.3"}"#,
      #"{"kind":"test","payload":{"kind":"function","id":"\#(one)","name":"one()"},"version":"6.3"}"#,
      #"{"kind":"test","payload":{"kind":"function","id":"\#(two)","name":"two()"},"version":"6.3"}"#,
      event("testStarted", one, 1), event("issueRecorded", one, 1, #","issue":{"isKnown":true}"#),
      event("testEnded", one, 1.5), event("testStarted", two, 2),
      event(
        "issueRecorded", two, 2,
        #","issue":{"isKnown":false,"sourceLocation":{"filePath":"/a/File.swift","line":6}}"#),
      event("testEnded", two, 2.25), #"{"kind":"event","payl"#,
    ]
    for line in lines { reader.read(line) }
    #expect(reader.tests.map(\.id) == [one, two] && reader.width == 0)
    #expect(reader.output.results[one] == SuiteResult(duration: 0.5))
    #expect(
      reader.output.results[two]
        == SuiteResult(
          status: .failed, duration: 0.25,
          failures: [.init(message: "it is so", path: "/a/File.swift", line: 6)]))
  }

  @Test(arguments: ["tags", "_tags"])
  func `a test has its own tags and those of its suites`(field: String) {
    var reader = EventStreamReader()
    func test(_ kind: String, _ id: String, _ tags: String) -> String {
      #"{"kind":"test","payload":{"kind":"\#(kind)","id":"\#(id)","\#(field)":[\#(tags)]}}"#
    }
    for line in [
      test("suite", "Mod.Outer", #"".ui""#), test("suite", "Mod.Outer/Inner", #"".Area.login""#),
      test("function", "Mod.Outer/Inner/one()/File.swift:3:4", #"".slow","by hand""#),
      test("function", "Mod.OuterToo/two()/File.swift:5:4", ""),
    ] {
      reader.read(line)
    }
    #expect(reader.taggedTests.map(\.tags) == [["@ui", "@Area.login", "@slow", "@by hand"], []])
    #expect(reader.tests[0].tags == ["@slow", "@by hand"])
  }

  @Test func `the largest number of simultaneous test cases is counted`() {
    var reader = EventStreamReader()
    for kind in ["Started", "Started", "Ended", "Started", "Ended", "Ended", "Started", "Ended"] {
      reader.read(
        #"{"kind":"event","payload":{"kind":"testCase\#(kind)","testID":"Mod.one()/File.swift:3:4"}}"#
      )
    }
    #expect(reader.width == 2)
  }

  @Test func `interrupted tests count; tests stopped by another failure don't`() {
    var output = SuiteOutput()
    output.begin("a")
    output.end("a", duration: 1)
    output.begin("b")
    var interrupted = output
    interrupted.cutShort(isInterruption: true)
    #expect(interrupted.results["b"]?.status == .interrupted)
    output.cutShort(isInterruption: false)
    #expect(output.results.keys.sorted() == ["a"] && output.running.isEmpty)
  }

  @Test func `the number of jobs is passed to Swift Testing, but not to XCTest`() {
    let test = SuiteTest(swiftTesting: "Mod.a()/File.swift:3:4", displayName: nil)
    #expect(SuiteSelection.arguments(for: [test], jobs: 1).suffix(1) == ["--no-parallel"])
    #expect(
      SuiteSelection.arguments(for: [test], jobs: 3).suffix(2)
        == ["--experimental-maximum-parallelization-width", "3"])
    #expect(SuiteSelection.arguments(for: [SuiteTest(xcTest: "M.S/a")], jobs: 3) == ["M.S/a"])
  }

  @Test func `tests are divided into groups that each fit into an argument`() {
    let many = (0..<4000).map { SuiteTest(xcTest: "Module.AVeryLongNameOfASuite/testNumber\($0)") }
    let other = SuiteTest(swiftTesting: "Mod.Suite/`a.b`()/File.swift:3:4", displayName: nil)
    let groups = SuiteSelection.groups(of: many + [other])
    #expect(groups.flatMap(\.self) == many + [other])
    #expect(groups.count > 2 && groups.last == [other])
    for group in groups {
      #expect(SuiteSelection.arguments(for: group).allSatisfy { $0.utf8.count < 128 << 10 })
    }
    #expect(
      SuiteSelection.arguments(for: [other])
        == ["--filter", #"^(?:Mod\.Suite\/`a\.b`\(\)\/File\.swift:3:4)"#])
  }
}
