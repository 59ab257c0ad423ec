import Foundation
import Testing
import XCUIAutomation

/// Accessibility audits of pages, with the same code as audits of apps.
@Suite(.enabled(if: PageBrowser.isInstalled, "\(PageBrowser.advice)"))
struct PageAuditFlowTests {
  private func launch(_ name: String) -> XCUIApplication {
    let app = XCUIApplication(url: PageBrowser.pages.appendingPathComponent(name))
    app.launch()
    return app
  }

  private func issues(
    _ app: XCUIApplication, _ types: XCUIAccessibilityAuditType = .all
  ) throws -> [XCUIAccessibilityAuditIssue] {
    var found: [XCUIAccessibilityAuditIssue] = []
    try app.performAccessibilityAudit(for: types) { issue in
      found.append(issue)
      return true
    }
    return found
  }

  @Test func `a page without barriers passes`() throws {
    try launch("audit-good.html").performAccessibilityAudit()
  }

  /// The issues of the page with barriers, except the last one, which contains a position.
  private static let barriers: [String] = [
    "Contrast failed: \"Pale\" StaticText: “Pale” is drawn in #999999 on #FFFFFF, a contrast of "
      + "2.84:1; at least 4.5:1 is required.",
    "Contrast failed: \"Dark on dark\" StaticText: “Dark on dark” is drawn in #4D4D4D on #222222, a "
      + "contrast of 1.88:1; at least 4.5:1 is required.",
    "Contrast failed: \"Faded\" StaticText: “Faded” is drawn in #A7A7A7 on #FFFFFF, a contrast of "
      + "2.41:1; at least 4.5:1 is required.",
    cut("Much too long for its box"), cut("Shortened with dots"),
    cut("Two lines of text, of which one is seen"), small("Up"), small("Down"),
    nameless("\"nameless\" Button"), nameless("TextField"), nameless("Image"),
    "Label not human-readable: \"photo_1.png\" Image: A screen reader says “photo_1.png”, which is a "
      + "name from the app's code. Give it a text, a label, an alt or an aria-label in words.",
    "Element is missing a trait: \"traitless\" StaticText: It has an action but no trait that says "
      + "so: give it the role button or link.",
    "Element has conflicting traits: \"Buy\" Link: It is said to be a button and a link at once.",
  ]

  private static func cut(_ text: String) -> String {
    "Text clipped: \"\(text)\" StaticText: A part of “\(text)” is cut off."
  }

  private static func small(_ name: String) -> String {
    "Hit area is too small: \"\(name)\" Button: It is 12 × 12 points; at least 24 × 24 is required."
  }

  private static func nameless(_ name: String) -> String {
    "Element has no description: \(name): A screen reader can say only what kind of element it is. "
      + "Give it a text, a label, an alt or an aria-label."
  }

  @Test func `each barrier is found, at its element and with its figures`() throws {
    let found = try issues(launch("audit-bad.html")).map(\.description)
    #expect(Array(found.dropLast()) == Self.barriers)
    #expect(found.last?.hasPrefix("Potentially inaccessible text: “Silent” is drawn at") == true)
  }

  @Test func `an element that an audit has found can be used`() throws {
    let app = launch("audit-bad.html")
    let element = try #require(try issues(app, .trait).first?.element)
    element.tap()
    #expect(element.label == "Saved")
  }

  @Test func `an unsupported audit type is refused with the reason, and left out of all types`()
    throws
  {
    let app = launch("audit-good.html")
    let error = #expect(throws: (any Error).self) {
      try app.performAccessibilityAudit(for: [.contrast, .dynamicType, .action])
    }
    let reason =
      "This app cannot be audited for dynamicType, because the browser's zoom enlarges every text; "
      + "for action, because a script can listen to clicks at any element around another."
    #expect("\(String(describing: error))".contains(reason), "\(String(describing: error))")
    try launch("audit-good.html").performAccessibilityAudit(for: .all.subtracting(.contrast))
  }

  @Test(arguments: [
    // The contrast isn't guessed if the colour behind is unknown.
    "<p style='background: linear-gradient(red, blue); color: red'>On a gradient</p>",
    "<p style='background: url(x.png); color: white'>On a picture</p>",
    "<p style='opacity: 0.5; background: #888; color: #999'>Faded together</p>",
    // Invisible texts aren't audited.
    "<p style='color: #eee; visibility: hidden'>Hidden</p>",
    "<p style='color: #eee'>Behind</p><div style='position: fixed; inset: 0; background: #fff'></div>",
    "<p style='color: #eee; margin-top: 3000px'>Below the screen</p>",
    "<input aria-label='City' placeholder='City' style='padding: 8px'>",
  ])
  func `invisible texts and unknown colours aren't audited for contrast`(body: String) throws {
    #expect(try issues(page(body), .contrast).map(\.description) == [])
  }

  @Test(arguments: [
    "<ul role='listbox' aria-label='Sizes'><li role='option' onclick='0'>Small</li></ul>",
    "<label onclick='0'><input type='checkbox'> Gift</label>",
    "<div onclick='0'><p>Clicks are delegated</p><p>from several texts</p></div>",
    "<a href='#x' onclick='0'>Link</a>", "<details><summary>More</summary>Text</details>",
  ])
  func `elements that have a role for clicks or delegate them lack no trait`(body: String) throws {
    #expect(try issues(page(body), .trait).map(\.description) == [])
  }

  @Test(arguments: [
    (
      "<iframe title='In' srcdoc=\"<p style='color: #999; background: #fff'>Inner</p>\"></iframe>",
      "Inner"
    ),
    ("<p style='background: #222'><span style='color: #333'>Deep</span></p>", "Deep"),
    ("<input aria-label='City' value='Rome' style='color: #bbb; padding: 8px'>", "Rome"),
    (
      "<input type='submit' value='Send' style='color: #bbb; background: #fff; padding: 8px'>",
      "Send"
    ),
    (
      "<p style='position: relative; z-index: 1; color: #999'>Over</p><div style='position: absolute; inset: 0; background: #fff'></div>",
      "Over"
    ),
    (
      "<dialog id='d'><p style='color: #999'>Asked</p></dialog><script>d.showModal()</script>",
      "Asked"
    ),
  ])
  func `pale text is found wherever it is`(body: String, text: String) throws {
    let found = try issues(page(body), .contrast)
    #expect(found.count == 1, "\(found)")
    #expect(found.first?.detailedDescription.hasPrefix("“\(text)” is drawn in") == true)
  }

  @Test(arguments: [
    "<p style='overflow: auto; width: 60px; white-space: nowrap'>Can be scrolled into view</p>",
    "<div style='overflow: hidden; width: 60px'><div style='transform: translateX(-900px)'>Gone</div></div>",
    "<p style='position: absolute; width: 1px; height: 1px; overflow: hidden'>For readers</p>",
    "<button style='height: 26px; overflow: hidden; line-height: 30px'>Tall line</button>",
  ])
  func `text that scrolls or is entirely hidden isn't clipped`(body: String) throws {
    #expect(try issues(page(body), .textClipped).map(\.description) == [])
  }

  @Test func `nothing is audited behind a dialog of the browser`() throws {
    let app = try page(
      "<p style='color: #eee'>Pale</p><button style='padding: 9px' onclick='alert(1)'>Ask</button>")
    app.buttons["Ask"].tap()
    #expect(app.alerts.count == 1)
    #expect(try issues(app, .contrast).isEmpty)
    app.buttons["OK"].tap()
    #expect(try issues(app, .contrast).count == 1)
  }

  @Test func `changed colours are noticed`() throws {
    let app = try page(
      "<p id='p'>Text</p>"
        + "<button style='padding: 9px' onclick=\"p.style.color = '#eee'\">Pale</button>")
    #expect(try issues(app, .contrast).isEmpty)
    app.buttons["Pale"].tap()
    #expect(try issues(app, .contrast).map { $0.element?.label } == ["Text"])
  }

  @Test func `the screen reader reads a page in document order`() throws {
    _ = launch("audit-good.html")
    let reader = XCUIDevice.shared.voiceOverService
    try reader.enable()
    var heard = [try reader.currentSpeech().utterance]
    do {
      while heard.count < 50 { heard.append(try reader.moveForward().utterance) }
    } catch XCUIVoiceOverService.Error.noSpeech {
      // This was the last element.
    }
    #expect(
      heard == [
        "Orders, Heading, Landmark", "Everything is", "explained, Link", "here", ".",
        "Light on dark", "Large and grey", "Fits", "Only for those who listen", "Apples", "Pears",
        "Plums, which are seen after scrolling", "Name",
        "Name, Ada, Text Field, Double tap to edit",
        "Gift, Unchecked, Checkbox", "Size", "Size, Small, Button", "Send, Button",
        "Later, Dimmed, Button", "Remove, Button, End",
      ])
  }

  /// Opens a page with a body.
  private func page(_ body: String) throws -> XCUIApplication {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("audit-\(UUID().uuidString).html")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("<!doctype html><title>Audit</title>\(body)".utf8).write(to: file)
    let app = XCUIApplication(url: file)
    app.launch()
    return app
  }
}
