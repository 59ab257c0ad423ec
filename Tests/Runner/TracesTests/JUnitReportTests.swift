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
        "<testsuites name=\"Understudy\" tests=\"7\" failures=\"1\" errors=\"2\" time=\"1.250\">"))
    #expect(
      text.contains(
        "<testsuite name=\"B\" tests=\"3\" failures=\"0\" errors=\"1\" skipped=\"2\" time=\"0.037\""
      ))
    #expect(text.contains("classname=\"A.R\""))
  }

  @Test func `a run that was cut short has errors for itself and the running scenario`() {
    var run = RunRecord(started: 0)
    run.scenarios = [SampleRun.run.scenarios[0]]
    run.isInterrupted = true
    run.add(unfinished: SampleRun.run.scenarios[1], start: 0.5, reason: RunRecord.endedHere)
    let text = JUnitReport.text(of: run)
    #expect(text.contains("tests=\"3\" failures=\"0\" errors=\"2\""))
    #expect(text.contains("<error message=\"the run ended here\" type=\"interrupted\">"))
    #expect(text.contains("<error message=\"the run was cut short, so scenarios may be missing\""))
  }

  @Test func `an interrupted scenario is skipped, unless an earlier attempt failed`() {
    var run = RunRecord(started: 0)
    run.isInterrupted = true
    run.scenarios = [SampleRun.run.scenarios[0], SampleRun.run.scenarios[0]]
    run.scenarios[0].attempts = [SampleRun.attempt(.interrupted)]
    run.scenarios[1].attempts = [SampleRun.attempt(.failed), SampleRun.attempt(.interrupted)]
    let text = JUnitReport.text(of: run)
    #expect(text.contains("tests=\"3\" failures=\"1\" errors=\"1\""))
    #expect(text.contains("failures=\"1\" errors=\"0\" skipped=\"1\""))
  }

  @Test func `control characters become pictures, because XML can't contain them`() {
    #expect(text.contains("is passed &lt;&amp;&quot;#␁&gt;"))
    #expect(!text.unicodeScalars.contains("\u{1}"))
  }

  @Test func `a run without scenarios makes a valid document`() {
    #expect(
      JUnitReport.text(of: RunRecord(started: 0)).hasSuffix("time=\"0.000\">\n</testsuites>\n"))
  }
}
