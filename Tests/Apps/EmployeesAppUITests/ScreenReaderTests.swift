import Testing
import XCUIAutomation

/// Identifiers are for tests; the screen reader never speaks them.
@Suite struct ScreenReaderTests {
  @Test(arguments: [nil, "Ada Okafor"])
  func `the screen reader speaks no identifier`(employee: String?) throws {
    let app = XCUIApplication()
    app.launchArguments = ["-ui-testing", "YES"]
    app.launch()
    if let employee { app.staticTexts[employee].tap() }

    let elements = app.descendants(matching: .any).allElementsBoundByIndex
    // A bar is identified by its title, which is spoken.
    let identifiers = Set(elements.map(\.identifier)).subtracting(elements.map(\.label) + [""])
    #expect(identifiers.contains(employee == nil ? "collection_view" : "photo_image_view"))
    let spoken = try everythingSpoken()
    #expect(spoken.contains { $0.contains("Ada Okafor") })
    for identifier in identifiers {
      #expect(spoken.allSatisfy { !words($0).contains(identifier) }, "\(spoken)")
    }
  }

  private func everythingSpoken() throws -> [String] {
    let reader = XCUIDevice.shared.voiceOverService
    try reader.enable()
    var spoken = [try reader.currentSpeech().utterance]
    do {
      while spoken.count < 200 { spoken.append(try reader.moveForward().utterance) }
    } catch XCUIVoiceOverService.Error.noSpeech {
      // This was the last element.
    }
    #expect(spoken.count < 200)
    return spoken
  }

  /// Returns the parts of an utterance and their words.
  private func words(_ utterance: String) -> Set<String> {
    Set(utterance.split(whereSeparator: { ", ".contains($0) }).map(String.init))
      .union(utterance.components(separatedBy: ", "))
  }
}
