import AutomationProtocol

/// A screen reader that moves from element to element as VoiceOver does and returns what it says.
@MainActor
final class ScreenReader {
  private var isEnabled = false
  /// The identity of the current element or group of elements.
  private var current: UInt64?

  /// Performs an operation.
  func perform(
    _ action: ScreenReaderCall.Action, on tree: any ElementTree
  ) -> ScreenReaderCall.Result {
    switch action {
    case .enable:
      if !isEnabled { current = nil }
      isEnabled = true
    case .disable: isEnabled = false
    default: break
    }
    guard isEnabled else {
      return ScreenReaderCall.Result(
        isEnabled: false, utterance: nil, element: nil, version: tree.version)
    }
    let stops = ReadingOrder(of: tree).stops
    let before = groups(among: stops)
    let target = target(of: action, among: stops)
    if let target { current = target.automationIdentity }
    let utterance = target.map { target in
      let place = ScreenReaderPlace(
        of: target, among: stops, comingFrom: action == .current ? nil : before, in: tree)
      return Utterance(of: target, at: place, in: tree).text
    }
    return ScreenReaderCall.Result(
      isEnabled: true, utterance: utterance, element: target?.attributes, version: tree.version)
  }

  private func target(
    of action: ScreenReaderCall.Action, among stops: [ReadingOrder.Stop]
  ) -> (any AutomationElement)? {
    guard let (inside, group) = position(among: stops) else {
      // The screen reader had no current element, or that element no longer exists.
      return action == .moveOut || action == .moveIn ? nil : stops.first?.element
    }
    switch action {
    case .enable, .disable, .current: return group ?? stops[inside.lowerBound].element
    case .forward:
      return stops.indices.contains(inside.upperBound) ? stops[inside.upperBound].element : nil
    case .backward: return inside.lowerBound > 0 ? stops[inside.lowerBound - 1].element : nil
    case .moveIn: return group == nil ? nil : stops[inside.lowerBound].element
    case .moveOut:
      let groups = stops[inside.lowerBound].groups
      guard let group else { return groups.last }
      let own = groups.firstIndex { $0.automationIdentity == group.automationIdentity }
      return own.flatMap { $0 > 0 ? groups[$0 - 1] : nil }
    }
  }

  /// Returns the groups that contain the current element, including the current group.
  private func groups(among stops: [ReadingOrder.Stop]) -> [any AutomationElement] {
    guard let (inside, group) = position(among: stops) else { return [] }
    let groups = stops[inside.lowerBound].groups
    guard let group,
      let own = groups.firstIndex(where: { $0.automationIdentity == group.automationIdentity })
    else { return groups }
    return Array(groups[...own])
  }

  /// Returns the range of stops at the current position, and the group if it is one.
  private func position(
    among stops: [ReadingOrder.Stop]
  ) -> (Range<Int>, group: (any AutomationElement)?)? {
    if let index = stops.firstIndex(where: { $0.element.automationIdentity == current }) {
      return (index..<index + 1, nil)
    }
    func isInside(_ stop: ReadingOrder.Stop) -> Bool {
      stop.groups.contains { $0.automationIdentity == current }
    }
    guard let first = stops.firstIndex(where: isInside),
      let last = stops.lastIndex(where: isInside)
    else { return nil }
    let group = stops[first].groups.first { $0.automationIdentity == current }
    return (first..<last + 1, group)
  }
}
