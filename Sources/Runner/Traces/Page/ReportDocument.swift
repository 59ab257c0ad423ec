import Foundation

/// A page for a browser that needs no other file and no network.
package struct ReportDocument {
  package var title: String
  /// The page's own style rules, in addition to those of all pages.
  package var style: String
  package var body: String
  /// The data of the page as JSON, for the element with the identifier `data`.
  package var data: Data
  package var script: String

  package init(title: String, style: String, body: String, data: Data, script: String) {
    self.title = title
    self.style = style
    self.body = body
    self.data = data
    self.script = script
  }

  /// The page as HTML.
  package var text: String {
    // In a script element only a less-than sign could end the data.
    let json = String(decoding: data, as: UTF8.self).replacing("<", with: "\\u003c")
    let title = title.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; \
      style-src 'unsafe-inline'; script-src 'unsafe-inline'">
      <title>\(title)</title>
      <style>
      \(Self.commonStyle)
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

  /// The colours, light and dark, with contrasts of at least 4.5 to 1, and the controls.
  private static let commonStyle = """
    :root {
      --ground: #ffffff; --raised: #f3f4f6; --line: #c9ced6; --ink: #16191d; --soft: #4d5661;
      --passed: #17682f; --failed: #b3121d; --flaky: #7a4b00; --skipped: #4d5661;
      --chosen: #dbe7fb; --mark: #d1006c; --focus: #0b57d0;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --ground: #14171b; --raised: #1e2329; --line: #3c444e; --ink: #e8ebef; --soft: #aab3be;
        --passed: #6fd08c; --failed: #ff8a8f; --flaky: #f0b95b; --skipped: #aab3be;
        --chosen: #24385a; --mark: #ff6bb5; --focus: #9cc2ff;
      }
    }
    * { box-sizing: border-box; }
    input, button {
      font: inherit; color: inherit; background: var(--ground); border: 1px solid var(--soft);
      border-radius: 4px; padding: 3px 8px;
    }
    button:disabled { color: var(--soft); border-style: dashed; }
    ::placeholder { color: var(--soft); opacity: 1; }
    :focus-visible { outline: 3px solid var(--focus); outline-offset: -1px; }
    """
}
