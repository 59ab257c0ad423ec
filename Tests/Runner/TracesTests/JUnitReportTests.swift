import Foundation
import Testing

@testable import Traces

@Suite struct JUnitReportTests {
  private let text = JUnitReport.text(of: SampleRun.run)

  @Test func `retries have Surefire's elements`() {
    #expect(
      text.contains(
        "<flakyFailure message=\"because of&#10;“x” &amp; ]]&gt;\" type=\"failed\"><stackTrace>"))
    var run = SampleRun.run
    run.scenarios[2].attempts.append(SampleRun.attempt(.failed))
    #expect(JUnitReport.text(of: run).contains("<rerunFailure "))
  }

  @Test func `failures, errors and skipped scenarios are counted`() {
    #expect(
      text.contains(
        "<testsuites name=\"Understudy\" tests=\"7\" failures=\"1\" errors=\"3\" time=\"1.250\">"))
    #expect(
      text.contains(
        "<testsuite name=\"B\" tests=\"3\" failures=\"0\" errors=\"2\" skipped=\"1\" time=\"0.037\""
      ))
    #expect(text.contains("classname=\"A.R\""))
  }

  @Test func `control characters become pictures, because XML has no way to write them`() {
    #expect(text.contains("is passed &lt;&amp;&quot;#␁&gt;"))
    #expect(!text.unicodeScalars.contains("\u{1}"))
  }

  @Test func `a run without scenarios is a document too`() {
    #expect(
      JUnitReport.text(of: RunRecord(started: 0)).hasSuffix("time=\"0.000\">\n</testsuites>\n"))
  }
}
