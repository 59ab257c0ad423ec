import Testing

@testable import Traces

@Suite struct GitHubReportTests {
  @Test func `each failure has an annotation at its line`() {
    let lines = GitHubReport.annotations(of: SampleRun.run)
    #expect(lines.count == 5)
    #expect(lines[0].hasPrefix("::warning file=a.feature,line=9,col=10,title="))
    #expect(lines[1].hasPrefix("::error file=a.feature,line=9,col=10,title=is failed <&\"#"))
    #expect(lines.allSatisfy { !$0.contains("\n") && $0.contains("%0A") })
  }

  @Test func `a run that was cut short is an error, and an interrupted scenario isn't`() {
    var run = SampleRun.run
    run.isInterrupted = true
    let lines = GitHubReport.annotations(of: run)
    #expect(
      lines[0] == "::error title=Understudy::the run was cut short, so scenarios may be missing")
    #expect(lines.last?.hasPrefix("::warning ") == true)
    #expect(GitHubReport.summary(of: run).contains("**Error:** the run was cut short"))
  }

  @Test func `a summary counts scenarios and lists the failed ones`() {
    let summary = GitHubReport.summary(of: SampleRun.run)
    #expect(summary.contains("| failed | 1 |"))
    #expect(summary.contains("(`a.feature:5`) | failed | because of “x” & ]]> |"))
  }
}
