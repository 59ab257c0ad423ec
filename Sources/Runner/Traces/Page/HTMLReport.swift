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
    // In a script element only a less-than sign could end the data.
    let json = String(decoding: data, as: UTF8.self).replacing("<", with: "\\u003c")
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; \
      style-src 'unsafe-inline'; script-src 'unsafe-inline'">
      <title>\(title(of: run))</title>
      <style>
      \(style)
      </style>
      </head>
      <body>
      \(body)
      <script id="data" type="application/json">\(json)</script>
      <script>
      \(script)
      </script>
      </body>
      </html>

      """
  }

  private static func title(of run: RunRecord) -> String {
    let failed = run.scenarios.reduce(0) { $0 + ($1.status.isFailure ? 1 : 0) }
    return failed == 0
      ? "\(run.scenarios.count) scenarios passed" : "\(failed) of \(run.scenarios.count) failed"
  }
}
