import Foundation

/// A run as one page for a browser, which needs no other file and no network.
package enum HTMLReport {
  /// Returns the page.
  ///
  /// - Throws: an error of the encoder for a number that JSON can't hold.
  package static func text(of run: RunRecord) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(PageData(run))
    return ReportDocument(
      title: title(of: run), style: style, body: body, data: data, script: script
    ).text
  }

  private static func title(of run: RunRecord) -> String {
    let failed = run.scenarios.reduce(0) { $0 + ($1.status.isFailure ? 1 : 0) }
    let count = run.scenarios.count
    return failed == 0
      ? "\(count) \(count == 1 ? "scenario" : "scenarios") passed" : "\(failed) of \(count) failed"
  }
}
