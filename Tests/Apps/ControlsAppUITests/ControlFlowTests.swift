import Foundation
import Testing
import XCUIAutomation

/// The controls, out of process.
@Suite struct ControlFlowTests {
  @Test(arguments: ["Plain", "Gray", "Tinted", "Filled"])
  func `a button is tapped`(title: String) {
    let app = Rig.launch("button")
    app.buttons[title].tap()
    #expect(app.seen == "tapped \(title)")
  }

  @Test func `a touch on a disabled button does nothing`() {
    let app = Rig.launch("button")
    let button = app.buttons["Disabled"]
    #expect(!button.isEnabled)
    button.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5)).tap()
    #expect(app.seen == "nothing yet")
  }

  @Test func `a covered button exists but is not hittable`() {
    let app = Rig.launch("button")
    #expect(app.buttons["Covered"].exists)
    #expect(!app.buttons["Covered"].isHittable)
  }

  @Test func `a button that is on is selected`() {
    let app = Rig.launch("button")
    let toggle = app.buttons["toggle"]
    #expect(!toggle.isSelected)
    toggle.tap()
    #expect(toggle.isSelected)
    #expect(toggle.label == "On")
  }

  @Test(arguments: [(0.0, "0.00"), (0.25, "0.25"), (1.0, "1.00")])
  func `a slider moves to the given position`(position: CGFloat, text: String) {
    let app = Rig.launch("slider")
    let slider = app.sliders["slider"]
    if position == 0 { slider.adjust(toNormalizedSliderPosition: 1) }
    slider.adjust(toNormalizedSliderPosition: position)
    #expect(app.seen == "slider \(text)")
    #expect(slider.normalizedSliderPosition == position)
    #expect(slider.value as? String == "\(Int(position * 100))%")
  }

  @Test func `a stepper's halves are buttons`() {
    let app = Rig.launch("stepper")
    let stepper = app.steppers["stepper"]
    for _ in 1...3 { stepper.buttons["Increment"].tap() }
    #expect(app.seen == "stepper 3")
    stepper.buttons["Decrement"].tap()
    #expect(app.seen == "stepper 2")
    app.steppers["wrapping"].buttons["Decrement"].tap()
    #expect(app.seen == "wrapping 3.0")
  }

  @Test func `a switch is toggled`() {
    let app = Rig.launch("switch")
    let airplane = app.switches["airplane"]
    #expect(airplane.value as? String == "0")
    airplane.tap()
    #expect(airplane.value as? String == "1")
    #expect(app.seen == "Airplane on")
    airplane.swipeRight()
    #expect(app.seen == "Airplane on" && airplane.value as? String == "1")
    airplane.swipeLeft()
    #expect(app.seen == "Airplane off" && airplane.value as? String == "0")
    #expect(!app.switches["disabled"].isEnabled)
  }

  @Test func `a switch is set by value`() {
    let app = Rig.launch("switch")
    let airplane = app.switches["airplane"]
    airplane.adjust(toSwitchValue: false)
    #expect(app.seen != "Airplane off")
    airplane.adjust(toSwitchValue: true)
    airplane.adjust(toSwitchValue: true)
    #expect(app.seen == "Airplane on" && airplane.value as? String == "1")
    let error = #expect(throws: XCUIAutomationError.self) {
      try attempting { app.staticTexts["seen"].adjust(toSwitchValue: true) }
    }
    #expect(error?.reason == .cannotAdjust)
    #expect(throws: XCUIAutomationError.self) {
      try attempting { app.switches["disabled"].adjust(toSwitchValue: true) }
      try attempting { app.switches["disabled"].adjust(toSwitchValue: false) }
    }
  }

  @Test func `a date is set by value`() {
    let app = Rig.launch("datePicker")
    app.datePickers["wheels"].adjust(toDate: Date(timeIntervalSince1970: 1_800_000_060))
    #expect(app.seen == "Wheels 2027-01-15T08:01:00Z")
    let wheels = app.datePickers["wheels"].pickerWheels
    #expect(wheels.element(boundBy: 1).value as? String == "January")
    for seconds in [-1e12, 1e12] {
      let error = #expect(throws: XCUIAutomationError.self) {
        let date = Date(timeIntervalSince1970: seconds)
        try attempting { app.datePickers["wheels"].adjust(toDate: date) }
      }
      #expect(error?.reason == .cannotAdjust)
    }
    #expect(app.seen == "Wheels 2027-01-15T08:01:00Z")
    let error = #expect(throws: XCUIAutomationError.self) {
      try attempting { wheels.element(boundBy: 1).adjust(toDate: Date()) }
    }
    #expect(error?.reason == .cannotAdjust)
  }

  @Test func `a custom accessibility action is performed`() {
    let app = Rig.launch("button")
    app.buttons["Plain"].performAccessibilityAction(named: "Keep")
    #expect(app.seen == "kept Plain")
    for name in ["Sell", "Lend", ""] {
      let error = #expect(throws: XCUIAutomationError.self) {
        try attempting { app.buttons["Plain"].performAccessibilityAction(named: name) }
      }
      #expect(error?.reason == .cannotAdjust, "\(name)")
    }
  }

  @Test func `a segment is selected`() {
    let app = Rig.launch("segmented")
    let size = app.segmentedControls["size"]
    #expect(size.buttons["Small"].isSelected)
    #expect(!size.buttons["Large"].isEnabled)
    size.buttons["Medium"].tap()
    #expect(size.buttons["Medium"].isSelected)
    #expect(app.seen == "segment 1 Medium")
    app.buttons["Redo"].tap()
    #expect(app.seen == "momentary 1")
  }

  @Test func `pages are turned`() {
    let app = Rig.launch("pageControl")
    let pages = app.pageIndicators["pages"]
    #expect(pages.value as? String == "page 1 of 5")
    pages.coordinate(withNormalizedOffset: CGVector(dx: 0.95, dy: 0.5)).tap()
    #expect(pages.value as? String == "page 2 of 5")
    #expect(app.seen == "page 2 of 5")
  }

  @Test func `waiting for progress takes no real time`() {
    let app = Rig.launch("progress")
    app.buttons["start"].tap()
    #expect(app.progressIndicators["progress"].value as? String == "0%")
    #expect(!app.buttons["start"].isEnabled)
    let isDone = app.staticTexts["seen"].wait(for: \.label, toEqual: "done", timeout: 6)
    #expect(isDone)
    #expect(app.progressIndicators["progress"].value as? String == "100%")
    #expect(app.buttons["start"].isEnabled)
  }

  @Test func `wheels are turned to a value`() {
    let app = Rig.launch("picker")
    let wheels = app.pickers["pizza"].pickerWheels
    #expect(wheels.count == 2)
    wheels.element(boundBy: 1).adjust(toPickerWheelValue: "Olives")
    wheels.element(boundBy: 0).adjust(toPickerWheelValue: "Large")
    #expect(app.seen == "picker Large Olives")
    #expect(wheels.element(boundBy: 1).value as? String == "Olives")
  }

  @Test func `a date is set wheel by wheel`() {
    let app = Rig.launch("datePicker")
    let wheels = app.datePickers["wheels"].pickerWheels
    #expect(
      wheels.allElementsBoundByIndex.map { $0.value as? String }
        == ["4", "July", "2026", "9 o’clock", "30 minutes"])
    wheels.element(boundBy: 1).adjust(toPickerWheelValue: "August")
    #expect(app.seen == "Wheels 2026-08-04T09:30:00Z")
  }

  @Test(arguments: [("en_US", ["July", "4", "2026"]), ("de_DE", ["4", "Juli", "2026"])])
  func `date pickers use the language of the launch arguments`(
    locale: String, values: [String]
  ) {
    let app = XCUIApplication()
    app.launchArguments = [
      "-ui-testing", "YES", "-screen", "datePicker", "-AppleLanguages", "(\(locale.prefix(2)))",
      "-AppleLocale", locale,
    ]
    app.launch()
    let wheels = app.datePickers["wheels"].pickerWheels.allElementsBoundByIndex
    #expect(wheels.prefix(3).map { $0.value as? String } == values)
  }

  @Test(arguments: [
    ("tap", "touchDown touchUpInside"),
    ("doubleTap", "touchDown touchUpInside touchDown touchDownRepeat touchUpInside"),
    ("press", "touchDown touchUpInside"),
  ])
  func `a touch sends a series of control events`(gesture: String, events: String) {
    let app = Rig.launch("controlEvents")
    let button = app.buttons["Touch and drag"]
    switch gesture {
    case "tap": button.tap()
    case "doubleTap": button.doubleTap()
    default: button.press(forDuration: 2)
    }
    #expect(app.seen == events)
  }
}
