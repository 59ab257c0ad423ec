import Foundation
import Testing

@testable import Traces

@Suite struct HTMLReportTests {
  @Test func `nothing of the data can end the element that it is in`() throws {
    let text = try HTMLReport.text(of: SampleRun.run)
    let data = try #require(text.range(of: "<script id=\"data\" type=\"application/json\">"))
    let rest = text[data.upperBound...]
    let end = try #require(rest.range(of: "</script>"))
    let json = Data(rest[..<end.lowerBound].utf8)
    let object = try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any])
    #expect((object["scenarios"] as? [Any])?.count == 7)
    // Eight attempts show the same picture.
    #expect((object["screens"] as? [Any])?.count == 1)
  }

  @Test func `the page allows itself nothing from outside`() throws {
    let text = try HTMLReport.text(of: SampleRun.run)
    #expect(text.contains("default-src 'none'"))
    #expect(!text.contains("http://") && !text.contains("https://"))
  }
}
