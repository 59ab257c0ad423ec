import Testing

@testable import XCTestCompatibility

@Suite struct StepLogTests {
  @Test(arguments: [
    ("Tap \"Go\" Button", Duration.milliseconds(0), 0, "    t =     0.00s Tap \"Go\" Button"),
    ("Find it", .milliseconds(1_250), 1, "    t =     1.25s     Find it"),
    ("Look", .seconds(294.444), 2, "    t =   294.44s         Look"),
    ("Late", .seconds(123_456_789), 0, "    t = 123456789.00s Late"),
    ("Type 'a\nb\u{1B}[31m'", .zero, 0, "    t =     0.00s Type 'a\\nb\\u{1B}[31m'"),
    ("日本 🎈", .zero, 0, "    t =     0.00s 日本 🎈"),
  ])
  func `a step is one line in XCTest's form`(
    text: String, elapsed: Duration, depth: Int, line: String
  ) {
    #expect(StepLog.line(text, after: elapsed, depth: depth) == line)
  }

  @Test(arguments: [
    (StepLog.Detail.none, false, false), (.activities, true, false), (.all, true, true),
  ])
  func `the detail selects the steps`(detail: StepLog.Detail, activities: Bool, automation: Bool) {
    #expect(detail.includes(.activity) == activities)
    #expect(detail.includes(.automation) == automation)
  }
}
