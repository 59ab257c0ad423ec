import Foundation

/// A web page that shows the expected and the actual content, their difference, and the command to accept it.
///
/// The page needs no other files and no network.
package struct ComparisonPage {
  /// The contents to compare.
  package enum Content: Sendable {
    /// Pictures of a media type, such as `image/png`.
    case pictures(expected: Data, actual: Data, type: String)
    /// Texts, which are compared line by line.
    case texts(expected: String, actual: String)
  }

  /// The name of the snapshot.
  package var name: String
  /// A sentence about the difference.
  package var summary: String
  package var content: Content
  /// The command that accepts the actual content.
  package var command: String

  /// Makes a page.
  ///
  /// - Parameters:
  ///   - actual: The file with the actual content.
  ///   - reference: The file with the expected content, which the command replaces.
  package init(
    name: String, summary: String, content: Content, actual: String, reference: String
  ) {
    self.name = name
    self.summary = summary
    self.content = content
    command = "cp \(Self.quoted(actual)) \(Self.quoted(reference))"
  }

  /// The page as HTML.
  package var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; \
    style-src 'unsafe-inline'; script-src 'unsafe-inline'">
    <title>\(Self.escaped(name))</title>
    <style>
    \(Self.style)
    </style>
    </head>
    <body>
    <h1>\(Self.escaped(name))</h1>
    <p>\(Self.escaped(summary))</p>
    <p><button id="accept" type="button">Copy the command that accepts it</button>
    <code id="command" tabindex="0">\(Self.escaped(command))</code>
    <span id="copied" role="status"></span></p>
    <main>
    \(figures)
    </main>
    <script>
    \(Self.script)
    </script>
    </body>
    </html>

    """
  }

  private var figures: String {
    switch content {
    case .pictures(let expected, let actual, let type):
      let sources = [expected, actual].map { "data:\(type);base64,\($0.base64EncodedString())" }
      return """
        <figure><figcaption>Expected</figcaption>
        <img src="\(sources[0])" alt="The expected picture"></figure>
        <figure><figcaption>Actual</figcaption>
        <img src="\(sources[1])" alt="The picture as it is now"></figure>
        <figure><figcaption>Difference: black where both are the same</figcaption>
        <div class="difference"><img src="\(sources[0])" alt="The difference of the two">
        <img src="\(sources[1])" alt=""></div></figure>
        """
    case .texts(let expected, let actual):
      return """
        <figure><figcaption>Expected</figcaption><pre tabindex="0">\(Self.escaped(expected))</pre></figure>
        <figure><figcaption>Actual</figcaption><pre tabindex="0">\(Self.escaped(actual))</pre></figure>
        <figure><figcaption>Difference</figcaption><pre tabindex="0">\(Self.difference(expected, actual))</pre></figure>
        """
    }
  }

  /// Returns the lines of both texts, with marks on those that only one of them has.
  private static func difference(_ expected: String, _ actual: String) -> String {
    LineDifference.lines(from: expected, to: actual).map { line in
      switch line {
      case .same(let text): "  \(escaped(text))"
      case .removed(let text): "<del>− \(escaped(text))</del>"
      case .added(let text): "<ins>+ \(escaped(text))</ins>"
      }
    }.joined(separator: "\n")
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
  }

  /// Returns a word quoted for a shell.
  private static func quoted(_ word: String) -> String {
    "'" + word.replacing("'", with: #"'\''"#) + "'"
  }

  private static let style = """
    body { margin: 16px; font: 15px/1.45 system-ui, sans-serif; color: #16191d; background: #ffffff; }
    h1 { font-size: 20px; }
    main { display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-start; }
    figure { margin: 0; max-width: 100%; }
    img { max-width: 100%; border: 1px solid #4d5661; display: block; }
    .difference { position: relative; isolation: isolate; background: #000000; }
    .difference img + img { position: absolute; left: 0; top: 0; mix-blend-mode: difference; }
    pre { border: 1px solid #4d5661; padding: 8px; overflow: auto; font-size: 13px; }
    code { background: #f3f4f6; padding: 3px 6px; overflow-wrap: anywhere; }
    button { font: inherit; padding: 3px 8px; }
    ins { color: #17682f; text-decoration: none; }
    del { color: #b3121d; text-decoration: none; }
    :focus-visible { outline: 3px solid #d1006c; }
    @media (prefers-color-scheme: dark) {
      body { color: #e8ebef; background: #14171b; }
      code { background: #1e2329; }
      ins { color: #6fd08c; }
      del { color: #ff8a8f; }
    }
    """

  private static let script = """
    "use strict";
    document.getElementById("accept").onclick = async () => {
      const command = document.getElementById("command");
      try {
        await navigator.clipboard.writeText(command.textContent);
        document.getElementById("copied").textContent = "copied";
      } catch {
        getSelection().selectAllChildren(command);
        document.getElementById("copied").textContent = "selected";
      }
    };
    """
}
