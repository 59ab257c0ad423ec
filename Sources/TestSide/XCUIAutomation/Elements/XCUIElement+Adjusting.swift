import AutomationProtocol
import Foundation

/// Sliders and picker wheels.
extension XCUIElement {
  /// Drags a slider's thumb to a place on its track, exactly.
  ///
  /// - Parameter normalizedSliderPosition: From 0, the minimum, to 1.
  public func adjust(toNormalizedSliderPosition normalizedSliderPosition: CGFloat) {
    perform(.adjustSlider(position: Double(normalizedSliderPosition)))
  }

  /// Turns a picker wheel to the row of a title; the test fails when there is none.
  public func adjust(toPickerWheelValue pickerWheelValue: String) {
    perform(.adjustPickerWheel(value: pickerWheelValue))
  }

  /// Where a slider's thumb is on its track, from 0 to 1; the test fails for what is no slider.
  public var normalizedSliderPosition: CGFloat {
    recording(or: 0) { test in
      let attributes = try handle.attributes(in: test)
      if let position = attributes.sliderPosition { return CGFloat(position) }
      // An app in another language may say it as XCUITest shows it, as a percentage.
      if attributes.elementType == .slider, let percentage = attributes.value?.percentage {
        return percentage
      }
      throw AutomationError(
        AutomationFailure.cannotAdjust(attributes, .isNoSlider), purpose: .reading,
        query: handle.chain.query, application: handle.application.name, session: nil)
    }
  }
}

extension ElementValue {
  fileprivate var percentage: CGFloat? {
    guard text.hasSuffix("%"), let number = Double(text.dropLast()) else { return nil }
    return CGFloat(number / 100)
  }
}
