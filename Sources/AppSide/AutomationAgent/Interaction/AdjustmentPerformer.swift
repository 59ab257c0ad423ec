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
    guard case .slider(let before, let drag) = target.element.automationAdjustment else { return }
    let (start, end) = drag(position)
    let finger = FingerPerformer(sender: sender)
    guard !target.tree.knowsSliderTracks else {
      return finger.drag(DragRoute(from: start, to: end))
    }
    // The thumb may not be exactly where it is expected. The middle is certainly on the track, and a press
    // there moves the thumb to it.
    for start in [start, drag(0.5).to] {
      finger.drag(DragRoute(from: start, to: end)) { correct(position) { drag($0).to } }
      guard let reached = settledPosition, reached == Double(before),
        abs(position - reached) > Self.precision
      else { return }
    }
  }

  /// Moves the finger until the thumb is at the wanted position.
  ///
  /// A slider may not report where its track begins and ends.
  ///
  /// - Parameter point: Returns the place that a position would have if the track were the whole element.
  /// - Returns: The finger's last location.
  private func correct(_ position: Double, _ point: (Double) -> CGPoint) -> CGPoint {
    var place = position
    var last: (place: Double, position: Double)?
    for _ in 0..<Self.correctionLimit {
      guard let reached = settledPosition, abs(position - reached) > Self.precision else { break }
      // The thumb's movement relative to the finger's, from the last two places.
      let ratio = last.map { (reached - $0.position) / (place - $0.place) } ?? 1
      // If the thumb doesn't follow, the finger is lifted where it was dragged to.
      guard ratio > Self.precision else { return point(position) }
      last = (place, reached)
      place = min(max(place + (position - reached) / ratio, 0), 1)
      guard place != last?.place else { break }
      sender.send(.touches([InputEvent.Touch(location: point(place))], .moved))
    }
    return point(place)
  }

  /// The thumb's position once it has come to rest, or `nil` if the element is no longer a slider.
  private var settledPosition: Double? {
    sender.settle()
    target.tree.finishMovements()
    guard case .slider(let position, _) = target.element.automationAdjustment else { return nil }
    return Double(position)
  }

  /// The tolerance, as a fraction of the track.
  private static let precision = 0.004
  /// The maximum number of corrections: two show the track's length, but a slider with steps may need more.
  private static let correctionLimit = 5

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
