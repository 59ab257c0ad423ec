import AutomationProtocol
import Foundation

/// Sliders and picker wheels.
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

  /// The position of a slider's thumb on its track, from 0 to 1; the test fails for other elements.
  public var normalizedSliderPosition: CGFloat {
    recording(or: 0) { test in
      let attributes = try handle.attributes(in: test)
      if let position = attributes.sliderPosition { return CGFloat(position) }
      // An app in another language may give the percentage that XCUITest shows.
      if attributes.elementType == .slider, let percentage = attributes.value?.percentage {
        return percentage
      }
      throw AutomationError(
        AutomationFailure.cannotAdjust(attributes, .isNoSlider), purpose: .reading,
        query: handle.query, application: handle.application.name, session: nil)
    }
  }
}

extension ElementValue {
  fileprivate var percentage: CGFloat? {
    guard text.hasSuffix("%"), let number = Double(text.dropLast()) else { return nil }
    return CGFloat(number / 100)
  }
}
