import Foundation
import Testing
import XCUIAutomation

/// The requests for actions, recorded by an agent that isn't written in Swift.
@Suite struct `An action` {
  static let elements = """
    {"type": "other", "identifier": "pad", "frame": [80, 16, 80, 32], "echo": "seen"},
    {"type": "other", "identifier": "bin", "frame": [400, 16, 80, 32]},
    {"type": "slider", "identifier": "volume", "position": 0.5, "frame": [0, 64, 80, 16]},
    {"type": "slider", "identifier": "share", "value": "25%", "frame": [0, 80, 80, 16]},
    {"type": "pickerWheel", "identifier": "color", "rows": ["Red", "Green"], "value": "Red",
     "frame": [0, 96, 80, 64]},
    {"type": "staticText", "identifier": "seen", "frame": [0, 200, 640, 16]}
    """

  private let app = Fixture.launch(Self.elements)
  private var pad: XCUIElement { app.otherElements["pad"] }
  private var bin: XCUIElement { app.otherElements["bin"] }
  private var seen: String { app.staticTexts["seen"].label }

  @Test func `sends its parameters`() {
    pad.swipeLeft(velocity: 99)
    #expect(seen == #"{"interaction": {"swipe": {"direction": "left", "velocity": 99}}}"#)
    pad.pinch(withScale: 0.5, velocity: -1)
    #expect(seen == #"{"interaction": {"pinch": {"scale": 0.5, "velocity": -1}}}"#)
    pad.rotate(2, withVelocity: 3)
    #expect(seen == #"{"interaction": {"rotate": {"angle": 2, "velocity": 3}}}"#)
    XCUIElement.perform(withKeyModifiers: [.shift, .option]) { pad.rightClick() }
    #expect(
      seen == #"{"interaction": {"click": {"button": "secondary", "count": 1}}, "modifiers": 10}"#)
    XCUIElement.perform(withKeyModifiers: .shift) { pad.tap() }
    #expect(seen == #"{"interaction": {"tap": {}}, "modifiers": 2}"#)
    pad.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0))
      .withOffset(CGVector(dx: 1, dy: 2)).withOffset(CGVector(dx: 3, dy: 4)).hover()
    #expect(
      seen == #"{"interaction": {"hover": {}}, "place": {"normalizedOffset": [0.5, 0], "#
        + #""offset": [4, 6]}}"#)
    pad.press(forDuration: 0.5, thenDragTo: bin)
    #expect(
      seen == #"{"interaction": {"drag": {"destination": {"query": ["descendants", "other", "#
        + #""identifiedBy", "bin"]}, "holdDuration": 0, "pointer": "finger", "pressDuration": "#
        + #"0.5, "velocity": 300}}}"#)
  }

  @Test func `reads and sets sliders and wheels`() {
    let volume = app.sliders["volume"]
    #expect(volume.normalizedSliderPosition == 0.5)
    volume.adjust(toNormalizedSliderPosition: 0.75)
    #expect(volume.normalizedSliderPosition == 0.75)
    #expect(app.sliders["share"].normalizedSliderPosition == 0.25)
    app.pickerWheels["color"].adjust(toPickerWheelValue: "Green")
    #expect(app.pickerWheels["color"].value as? String == "Green")
  }

  @Test(arguments: [
    (
      "drag",
      "Failed to press and drag \"pad\" Other: No matches found for Elements matching predicate "
        + "'\"box\" IN identifiers' from input {("
    ),
    (
      "row",
      "Failed to set value of \"color\" PickerWheel: unable to find value 'Blue' in possible "
        + "values Red, Green for the picker wheel \"color\" PickerWheel."
    ),
    ("slider", "Failed to adjust \"pad\" Other: The element is not a slider."),
    ("position", "Failed to get matching snapshot: The element is not a slider."),
    (
      "duration",
      "Failed to press \"pad\" Other: The duration is -1; it must be a number from 0 to 3600."
    ),
    (
      "place",
      "Failed to tap \"pad\" Other: The place (-20.0, 16.0) is not on the screen, which ends at "
        + "(640.0, 384.0)."
    ),
    (
      "application",
      "Invalid drag - it ends in another application, Other. Drag within one application."
    ),
    (
      "stale",
      "Failed to double tap \"box\" Other: No matches found for Elements matching predicate "
        + "'\"box\" IN identifiers' from input {("
    ),
    (
      "index",
      "Failed to tap Other (Element at index 9): No matches found for Element at index 9 "
        + "from input {("
    ),
  ])
  func `that cannot be performed says why`(kind: String, text: String) {
    func act() {
      switch kind {
      case "drag": pad.press(forDuration: 0, thenDragTo: app.otherElements["box"])
      case "row": app.pickerWheels["color"].adjust(toPickerWheelValue: "Blue")
      case "slider": pad.adjust(toNormalizedSliderPosition: 0.5)
      case "position": _ = pad.normalizedSliderPosition
      case "duration": pad.press(forDuration: -1)
      case "place":
        pad.coordinate(withNormalizedOffset: CGVector(dx: 0, dy: 0))
          .withOffset(CGVector(dx: -100, dy: 0)).tap()
      case "stale":
        app.otherElements["box"].coordinate(withNormalizedOffset: .zero).doubleTap()
      case "application":
        pad.press(
          forDuration: 0, thenDragTo: XCUIApplication(bundleIdentifier: "Other").otherElements["x"])
      default: app.otherElements.element(boundBy: 9).tap()
      }
    }
    let error = #expect(throws: XCUIAutomationError.self) { try attempting { act() } }
    #expect(error?.message.components(separatedBy: "\n")[0] == text)
  }
}
