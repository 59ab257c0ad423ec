import AppRuntime
import AutomationProtocol
import Foundation

/// Sets the values of sliders and picker wheels.
@MainActor
struct AdjustmentPerformer {
  let sender: EventSender
  let target: ActionTarget

  /// More rows than these do not help anybody.
  private static let mostRowsShown = 20

  /// Drags a slider's thumb to a position, with a finger.
  ///
  /// - Throws: What keeps it from being used, or `cannotAdjust` when it is no slider.
  func drag(toSliderPosition position: Double) throws {
    guard case .slider = target.element.automationAdjustment else { throw failure(.isNoSlider) }
    _ = try target.point(isUsed: true)
    // It may have been scrolled, and the thumb with it.
    guard case .slider(_, let drag) = target.element.automationAdjustment else { return }
    let (start, end) = drag(position)
    FingerPerformer(sender: sender).drag(DragRoute(from: start, to: end))
  }

  /// Turns a picker wheel to the row of a title.
  ///
  /// - Throws: What keeps it from being used, or `cannotAdjust` when it is no wheel or has no such
  ///   row.
  func turn(toRow title: String) throws {
    guard case .wheel(let rows, let turn) = target.element.automationAdjustment else {
      throw failure(.isNoPickerWheel)
    }
    _ = try target.point(isUsed: true)
    guard turn(title) else {
      let rows = rows()
      throw failure(
        .hasNoRow(title: title, rows: Array(rows.prefix(Self.mostRowsShown)), count: rows.count))
    }
  }

  private func failure(_ problem: AdjustmentProblem) -> AutomationFailure {
    .cannotAdjust(target.element.attributes, problem)
  }
}
