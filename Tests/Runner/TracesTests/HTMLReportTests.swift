import Foundation
import Testing

@testable import Traces

@Suite struct HTMLReportTests {
  @Test func `no text in the data can end the data's element`() throws {
    let text = try HTMLReport.text(of: SampleRun.run)
    let data = try #require(text.range(of: "<script id=\"data\" type=\"application/json\">"))
    let rest = text[data.upperBound...]
    let end = try #require(rest.range(of: "</script>"))
    let json = Data(rest[..<end.lowerBound].utf8)
    let object = try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any])
    #expect((object["scenarios"] as? [Any])?.count == 7)
    // Eight attempts share one picture.
    #expect((object["screens"] as? [Any])?.count == 1)
  }

  @Test func `the page's policy allows no external resources`() throws {
    let text = try HTMLReport.text(of: SampleRun.run)
    #expect(text.contains("default-src 'none'"))
    #expect(!text.contains("http://") && !text.contains("https://"))
  }
}
