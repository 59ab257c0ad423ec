import AppDriving
import AutomationProtocol
import Foundation
import Traces

/// A web page of an app's screen, whose picture and elements refer to each other.
struct InspectionPage: Encodable {
  /// The screen as an SVG picture; empty if the app draws none.
  private let picture: String
  private let width: Double
  private let height: Double
  private let inspection: Inspection

  /// Reads the screen of an app.
  ///
  /// - Parameter redact: Returns a text with its secrets hidden.
  init(_ inspection: Inspection, of app: AppSession, redact: (String) -> String) {
    let capture = try? app.call(CaptureCall(.svg))
    picture =
      capture.map {
        RedactedPicture.text(of: String(decoding: $0.data, as: UTF8.self), redact: redact)
      }
      ?? ""
    let size = capture?.size ?? app.initialization.screenSize
    width = Double(size.width)
    height = Double(size.height)
    self.inspection = inspection
  }

  /// Returns the page.
  ///
  /// - Throws: An encoding error for a number that JSON can't represent.
  func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return ReportDocument(
      title: "The elements of \(inspection.app)", style: Self.style, body: Self.body,
      data: try encoder.encode(self), script: Self.script
    ).text
  }

  private static let style = """
    body {
      margin: 0; background: var(--ground); color: var(--ink); font: 15px/1.45 system-ui, sans-serif;
    }
    header, footer { padding: 8px 16px; background: var(--raised); color: var(--soft); }
    h1 { font-size: 20px; margin: 0; color: var(--ink); }
    h2 { font-size: 16px; margin: 12px 0 4px; }
    main { display: grid; grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); gap: 16px; padding: 16px; }
    #screen { position: relative; border: 1px solid var(--line); cursor: crosshair; }
    #screen img { display: block; width: 100%; }
    #frame { position: absolute; outline: 3px solid var(--mark); pointer-events: none; }
    #tree { list-style: none; margin: 0; padding: 0; max-height: 70vh; overflow: auto; border: 1px solid var(--line); }
    #tree li { padding: 3px 8px; cursor: pointer; overflow-wrap: anywhere; }
    #tree li[aria-selected=true] { background: var(--chosen); }
    .type { color: var(--soft); }
    .problem::after {
      content: " !" / ", something is missing for accessibility"; color: var(--failed);
      font-weight: 700;
    }
    .copy { display: flex; gap: 8px; align-items: start; margin: 4px 0; }
    .copy code { flex: 1; overflow-wrap: anywhere; background: var(--raised); padding: 4px 8px; }
    #issues { list-style: none; margin: 0; padding: 0; }
    #issues > li { margin: 8px 0; overflow-wrap: anywhere; }
    #issues p { margin: 2px 0 6px; color: var(--soft); }
    #issues button { margin: 0 6px 6px 0; text-align: start; }
    #omissions { margin: 0; padding-left: 20px; color: var(--soft); overflow-wrap: anywhere; }
    fieldset { border: 1px solid var(--line); border-radius: 4px; margin: 8px 0; }
    #copied { min-height: 1.5em; }
    @media (max-width: 720px) { main { grid-template-columns: minmax(0, 1fr); padding: 8px; } }
    """

  private static let body = """
    <header>
    <h1 id="title"></h1>
    <div id="summary"></div>
    </header>
    <main>
    <section aria-label="Screen">
    <div id="screen"><img id="picture" alt=""><div id="frame" hidden></div></div>
    <h2 id="name"></h2>
    <div class="copy"><code id="step"></code><button id="copy-step" type="button">Copy step</button></div>
    <div class="copy"><code id="swift"></code><button id="copy-swift" type="button">Copy Swift</button></div>
    <fieldset>
    <legend>A click on the picture or an element copies</legend>
    <label><input type="radio" name="form" value="step" checked> words of a step</label>
    <label><input type="radio" name="form" value="swift"> a query in Swift</label>
    </fieldset>
    <div id="copied" role="status"></div>
    </section>
    <section aria-label="Elements">
    <ul id="tree" role="listbox" aria-label="Elements" tabindex="0"></ul>
    <h2>Missing for accessibility</h2>
    <ul id="issues"></ul>
    <section id="not-audited" aria-label="Not audited" hidden>
    <h2>Not audited</h2>
    <ul id="omissions"></ul>
    </section>
    </section>
    </main>
    <footer>Keys: ↑ ↓ elements · Enter copies · s copies the step · w copies the Swift query</footer>
    """
}
