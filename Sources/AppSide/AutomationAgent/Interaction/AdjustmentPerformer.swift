import AppRuntime
import AutomationProtocol
import Foundation

/// Adjusts the values of sliders, picker wheels and date pickers, and performs accessibility actions.
@MainActor
struct AdjustmentPerformer {
  let sender: EventSender
  let target: ActionTarget

  /// The number of rows to list in a failure; more don't help.
  private static let displayedRowLimit = 20

  /// Drags a slider's thumb to a position, with a finger.
  ///
  /// - Throws: The failure that prevents using the element, or `cannotAdjust` if it isn't a slider.
  func drag(toSliderPosition position: Double) throws {
    guard case .slider = target.element.automationAdjustment else { throw failure(.isNoSlider) }
    _ = try target.point(isUsed: true)
    // Scrolling the slider may have moved the thumb.
    guard case .slider(_, let drag) = target.element.automationAdjustment else { return }
    let (start, end) = drag(position)
    FingerPerformer(sender: sender).drag(DragRoute(from: start, to: end))
  }

  /// Turns a picker wheel to the row with a title.
  ///
  /// - Throws: The failure that prevents using the element, or `cannotAdjust` if it isn't a wheel
  ///   or has no such row.
  func turn(toRow title: String) throws {
    guard case .wheel(let rows, let turn) = target.element.automationAdjustment else {
      throw failure(.isNoPickerWheel)
    }
    _ = try target.point(isUsed: true)
    guard turn(title) else {
      let rows = rows()
      throw failure(
        .hasNoRow(title: title, rows: Array(rows.prefix(Self.displayedRowLimit)), count: rows.count)
      )
    }
  }

  /// Sets a date picker.
  ///
  /// - Throws: The failure that prevents using the element, or `cannotAdjust` if it isn't a date picker
  ///   or doesn't permit the date.
  func set(_ date: Date) throws {
    guard case .date(let earliest, let latest, let set) = target.element.automationAdjustment else {
      throw failure(.isNoDatePicker)
    }
    _ = try target.point(isUsed: true)
    guard date >= earliest ?? date, date <= latest ?? date else {
      throw failure(
        .isNoPermittedDate(
          earliest: earliest?.timeIntervalSince1970, latest: latest?.timeIntervalSince1970))
    }
    set(date)
  }

  /// Performs the accessibility action with a name; a screen reader reaches elements that touches don't.
  ///
  /// - Throws: `cannotAdjust` if the element has no such action, or the action has failed.
  func perform(action name: String) throws {
    let names = target.element.automationAccessibilityActions
    guard names.contains(name) else { throw failure(.hasNoAction(name: name, names: names)) }
    guard target.element.performAutomationAccessibilityAction(name) else {
      throw failure(.actionFailed(name: name))
    }
  }

  private func failure(_ problem: AdjustmentProblem) -> AutomationFailure {
    .cannotAdjust(target.element.attributes, problem)
  }
}
