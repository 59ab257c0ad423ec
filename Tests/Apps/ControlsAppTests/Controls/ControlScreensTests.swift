import Foundation
import TerminalUIKit
import Testing
import ViewTesting

@testable import ControlsApp

/// Controls that are changed as a user's action changes them: first the value, then the event.
@MainActor
@Suite struct ControlScreensTests {
  @Test(arguments: ["plain", "gray", "tinted", "filled"])
  func `a button of any style performs its action`(identifier: String) throws {
    let shown = ShownScreen(.button)
    try shown.button(identifier).sendActions(for: .touchUpInside)
    #expect(shown.seen == "tapped \(identifier.capitalized)")
    shown.window.close()
  }

  @Test func `a tap on a disabled button does nothing`() throws {
    let shown = ShownScreen(.button)
    let button = try shown.button("disabled")
    shown.window.tap(at: button.convert(CGPoint(x: 8, y: 8), to: nil))
    #expect(shown.seen == "nothing yet")
  }

  @Test func `a tap on a covered button goes to its cover`() throws {
    let shown = ShownScreen(.button)
    let button = try shown.button("covered")
    shown.window.tap(at: button.convert(CGPoint(x: 8, y: 8), to: nil))
    #expect(shown.seen == "nothing yet")
  }

  @Test func `a button stays on until the next tap`() throws {
    let shown = ShownScreen(.button)
    let toggle = try shown.button("toggle")
    toggle.tap()
    #expect(toggle.isSelected)
    #expect(shown.seen == "toggled on")
    toggle.tap()
    #expect(!toggle.isSelected)
    #expect(shown.seen == "toggled off")
  }

  @Test func `selecting a segment reports it`() throws {
    let shown = ShownScreen(.segmented)
    let segments = try shown.view(UISegmentedControl.self, "size")
    segments.selectedSegmentIndex = 1
    #expect(shown.seen == "nothing yet")
    segments.sendActions(for: .valueChanged)
    #expect(shown.seen == "segment 1 Medium")
  }

  @Test(arguments: [(Float(0.25), "slider 0.25"), (7, "slider 1.00"), (-1, "slider 0.00")])
  func `a slider reports its value, within its limits`(value: Float, text: String) throws {
    let shown = ShownScreen(.slider)
    let slider = try shown.view(UISlider.self, "slider")
    slider.value = value
    slider.sendActions(for: .valueChanged)
    #expect(shown.seen == text)
  }

  @Test func `a stepper's halves count up and down`() throws {
    let shown = ShownScreen(.stepper)
    let stepper = try shown.view(UIStepper.self, "stepper")
    let frame = stepper.convert(stepper.bounds, to: nil)
    let (minus, plus) = (
      CGPoint(x: frame.minX + 16, y: frame.midY), CGPoint(x: frame.maxX - 16, y: frame.midY)
    )
    shown.window.tap(at: plus)
    shown.window.tap(at: plus)
    #expect(shown.seen == "stepper 2")
    shown.window.tap(at: minus)
    #expect(shown.seen == "stepper 1")
    shown.window.tap(at: minus)
    shown.window.tap(at: minus)
    #expect(stepper.value == 0)
  }

  @Test func `a tap toggles a switch unless it is disabled`() throws {
    let shown = ShownScreen(.switch)
    let airplane = try shown.view(UISwitch.self, "airplane")
    airplane.tap()
    #expect(airplane.isOn)
    #expect(shown.seen == "Airplane on")
    let disabled = try shown.view(UISwitch.self, "disabled")
    shown.window.tap(at: disabled.convert(CGPoint(x: 8, y: 8), to: nil))
    #expect(disabled.isOn)
    #expect(shown.seen == "Airplane on")
  }

  @Test func `pages change to the right and to the left`() throws {
    let shown = ShownScreen(.pageControl)
    let pages = try shown.view(UIPageControl.self, "pages")
    let frame = pages.convert(pages.bounds, to: nil)
    shown.window.tap(at: CGPoint(x: frame.maxX - 4, y: frame.midY))
    #expect(shown.seen == "page 2 of 5")
    shown.window.tap(at: CGPoint(x: frame.minX + 4, y: frame.midY))
    #expect(shown.seen == "page 1 of 5")
  }

  @Test func `progress advances with app time`() throws {
    let shown = ShownScreen(.progress)
    let bar = try shown.view(UIProgressView.self, "progress")
    let indicator = try shown.view(UIActivityIndicatorView.self, "indicator")
    try shown.button("start").tap()
    #expect(indicator.isAnimating)
    #expect(shown.seen == "progress 0.00")
    UIApplication.shared.advanceTime(by: 2.1)
    #expect(shown.seen == "progress 0.40")
    #expect(try !shown.button("start").isEnabled)
    UIApplication.shared.advanceTime(by: 3)
    #expect(shown.seen == "done")
    #expect(bar.progress == 1)
    #expect(!indicator.isAnimating)
    #expect(try shown.button("start").isEnabled)
  }

  @Test func `a picker tells its delegate the row and the wheel`() throws {
    let shown = ShownScreen(.picker)
    let picker = try shown.view(UIPickerView.self, "pizza")
    picker.selectRow(2, inComponent: 0, animated: false)
    picker.delegate?.pickerView(picker, didSelectRow: 2, inComponent: 0)
    #expect(shown.seen == "picker Large Basil")
  }

  @Test func `a date picker reports its date`() throws {
    let shown = ShownScreen(.datePicker)
    let picker = try shown.view(UIDatePicker.self, "compact")
    picker.date = Date(timeIntervalSince1970: 0)
    picker.sendActions(for: .valueChanged)
    #expect(shown.seen == "Compact 1970-01-01T00:00:00Z")
  }
}
