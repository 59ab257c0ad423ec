import AutomationProtocol
import ElementTypes
import Foundation

/// Sliders and picker wheels, and controls that Apple's module can't adjust: switches and date pickers.
extension XCUIElement {
  /// Drags a slider's thumb to an exact position on its track.
  ///
  /// - Parameter normalizedSliderPosition: The position, from 0 at the minimum to 1 at the maximum.
  public func adjust(toNormalizedSliderPosition normalizedSliderPosition: CGFloat) {
    perform(.adjustSlider(position: Double(normalizedSliderPosition)))
  }

  /// Turns a picker wheel to the row with a title; the test fails if there is no such row.
  public func adjust(toPickerWheelValue pickerWheelValue: String) {
    perform(.adjustPickerWheel(value: pickerWheelValue))
  }

  /// Turns a switch on or off by tapping it, if necessary.
  ///
  /// The test fails for other elements, and if the tap doesn't change the switch. Apple's module has no
  /// such method.
  ///
  /// - Parameter isOn: Whether to turn the switch on.
  public func adjust(toSwitchValue isOn: Bool) {
    recording(or: ()) { test in
      if try handle.isSwitchOn(in: test) == isOn { return }
      try handle.perform(.tap(count: 1, touches: 1), in: test)
      if try handle.isSwitchOn(in: test) == isOn { return }
      throw handle.error(
        .cannotAdjust(try handle.attributes(in: test), .staysAsItIs), for: .acting(verb: "switch"),
        in: test)
    }
  }

  /// Sets a date picker to a date, as a person does with its wheels.
  ///
  /// The test fails for other elements, and for a date that the picker doesn't permit. Units that the
  /// picker's mode doesn't show are ignored. Apple's module has no such method.
  ///
  /// - Parameter date: The date.
  public func adjust(toDate date: Date) { perform(.adjustDate(date)) }

  /// The position of a slider's thumb on its track, from 0 to 1; the test fails for other elements.
  public var normalizedSliderPosition: CGFloat {
    recording(or: 0) { test in
      let attributes = try handle.attributes(in: test)
      if let position = attributes.sliderPosition { return CGFloat(position) }
      // An app in another language may provide only the percentage that XCUITest shows.
      if attributes.elementType == .slider, let percentage = attributes.value?.percentage {
        return percentage
      }
      throw AutomationError(
        AutomationFailure.cannotAdjust(attributes, .isNoSlider), purpose: .reading,
        query: handle.query, application: handle.application.name, session: nil)
    }
  }
}

extension ElementHandle {
  /// Returns whether a switch is on.
  fileprivate func isSwitchOn(in test: RunningTest) throws(AutomationError) -> Bool {
    let attributes = try attributes(in: test)
    switch (attributes.elementType, attributes.value?.text) {
    case (.switch, "1"), (.toggle, "1"), (.checkBox, "1"): return true
    case (.switch, "0"), (.toggle, "0"), (.checkBox, "0"): return false
    default:
      throw error(
        .cannotAdjust(attributes, .isNoSwitch), for: .acting(verb: "switch"), in: test)
    }
  }
}

extension ElementValue {
  fileprivate var percentage: CGFloat? {
    guard text.hasSuffix("%"), let number = Double(text.dropLast()) else { return nil }
    return CGFloat(number / 100)
  }
}
