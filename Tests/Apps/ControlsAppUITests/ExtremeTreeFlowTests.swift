import Foundation
import Testing
import XCUIAutomation

/// Extreme accessibility trees get a clear answer, and the app keeps running.
@Suite struct ExtremeTreeFlowTests {
  private func launch(_ kind: String) -> XCUIApplication {
    let app = Rig.launch("extremes")
    app.buttons[kind].tap()
    return app
  }

  @Test func `an element that is listed twice is found once`() throws {
    let app = launch("twice")
    let twin = app.buttons["twin"]
    #expect(app.buttons.matching(identifier: "twin").count == 1)
    #expect(twin.label == "twin" && twin.isHittable)
    twin.tap()
    let canvas = app.otherElements["canvas"]
    #expect(canvas.children(matching: .any).count == 1)
    #expect(canvas.descendants(matching: .button).count == 1)
    #expect(try canvas.snapshot().children.count == 1)
    #expect(app.debugDescription.components(separatedBy: "label: 'twin'").count == 2)
  }

  @Test func `elements that contain each other are each found once`() throws {
    let app = launch("cyclic")
    #expect(app.buttons["outer"].exists && app.buttons["inner"].exists)
    #expect(app.buttons["leaf"].label == "leaf")
    for name in ["outer", "inner", "leaf"] {
      #expect(app.buttons.matching(identifier: name).count == 1, "\(name)")
      #expect(app.otherElements["canvas"].descendants(matching: .any)[name].exists, "\(name)")
    }
    #expect(app.buttons["inner"].children(matching: .any).matching(identifier: "leaf").count == 1)
    #expect(app.buttons.containing(.button, identifier: "leaf").count >= 2)
    var rest: [any XCUIElementSnapshot] = [try app.snapshot()]
    var count = 0
    while let next = rest.popLast() {
      count += 1
      rest += next.children
    }
    #expect(count < 100)
    #expect(app.debugDescription.components(separatedBy: "label: 'leaf'").count == 2)
    try app.performAccessibilityAudit { _ in true }
    let reader = XCUIDevice.shared.voiceOverService
    _ = try reader.enable()
    var moves = 0
    while moves < 100, (try? reader.moveForward()) != nil { moves += 1 }
    #expect(moves < 100, "the reader comes to the end")
    try reader.disable()
    app.buttons["twice"].tap()
    #expect(app.seen == "twice")
  }

  @Test func `ten thousand levels of elements are walked through`() throws {
    let app = launch("deep")
    #expect(app.seen == "deep")
    #expect(app.buttons["bottom"].exists)
    #expect(app.buttons["bottom"].label == "bottom")
    #expect(app.buttons.matching(identifier: "level").count == 9_999)
    #expect(app.buttons.matching(NSPredicate(format: "label ENDSWITH 'ottom'")).count == 1)
    #expect(app.otherElements["canvas"].descendants(matching: .button).count == 10_000)
    #expect(app.otherElements.containing(.button, identifier: "bottom").count > 0)
    var deepest: any XCUIElementSnapshot = try app.otherElements["canvas"].snapshot()
    var depth = 0
    while let next = deepest.children.first {
      deepest = next
      depth += 1
    }
    #expect(depth == 10_000 && deepest.label == "bottom")
    #expect(app.buttons["bottom"].debugDescription.hasPrefix("Attributes: Button"))
    _ = app.buttons["bottom"].isHittable
    app.buttons["twice"].tap()
    #expect(app.seen == "twice")
  }

  @Test func `a label of two hundred thousand characters can be read and searched`() throws {
    let app = launch("long")
    let label = String(repeating: "long label", count: 20_000)
    let talker = app.buttons["talker"]
    #expect(talker.label == label)
    #expect((talker.value as? String)?.count == 200_000)
    let formats = [
      "label == %@", "label BEGINSWITH %@", "label ENDSWITH[c] %@", "label CONTAINS[cd] %@",
      "label LIKE %@", "%@ == label", "label IN {%@, 'x'}", "label != 'x' AND label == %@",
      "label >= %@", "label BETWEEN {'a', %@}", "label ==[cd] %@",
    ]
    for format in formats {
      #expect(app.buttons.matching(NSPredicate(format: format, label)).count == 1, "\(format)")
    }
    for pattern in ["long.*label", "(long label)+", "l.*", "[glno]+ [a-l ongb]+", ".*long.*"] {
      let predicate = NSPredicate(format: "label MATCHES %@", pattern)
      #expect(app.buttons.matching(predicate).count == 1, "\(pattern)")
    }
    #expect(try talker.snapshot().label == label)
    #expect(talker.debugDescription.contains(label))
    #expect(talker.wait(for: \.label, toEqual: label, timeout: 1))
    let reader = XCUIDevice.shared.voiceOverService
    _ = try reader.enable()
    while let output = try? reader.moveForward(), !output.utterance.hasPrefix("long") {}
    #expect(try reader.currentSpeech().utterance.count > 200_000)
    try reader.disable()
  }

  @Test func `a label of two hundred thousand characters does not fill the failure`() throws {
    let app = launch("long")
    let label = String(repeating: "long label", count: 20_000)
    let actions: [() -> Void] = [
      { app.buttons["nobody"].tap() },
      { app.otherElements["canvas"].buttons["nobody"].tap() },
      { app.buttons.matching(NSPredicate(format: "label == %@", label + "!")).element.tap() },
      { app.buttons.element.tap() },
      { app.buttons["talker"].typeText("x") },
      { app.buttons["talker"].adjust(toNormalizedSliderPosition: 0.5) },
    ]
    for (number, action) in actions.enumerated() {
      do {
        try attempting(action)
        Issue.record("action \(number) succeeded")
      } catch let error as XCUIAutomationError {
        // An expectation describes both operands, and the error contains the whole label.
        let length = error.description.utf8.count
        #expect(length < 20_000, "action \(number)")
      }
    }
  }

  @Test func `a hundred thousand strings in a predicate are looked up`() {
    let app = Rig.launch("extremes")
    let others = (0..<100_000).map { "nobody \($0)" }
    let strings = others + ["Twice"]
    #expect(app.buttons.matching(NSPredicate(format: "label IN %@", strings)).count == 1)
    #expect(app.buttons.matching(NSPredicate(format: "label IN %@", others)).count == 0)
    #expect(app.buttons.matching(NSPredicate(format: "%@ CONTAINS label", strings)).count == 1)
    #expect(app.buttons["Twice"].exists)
  }
}
