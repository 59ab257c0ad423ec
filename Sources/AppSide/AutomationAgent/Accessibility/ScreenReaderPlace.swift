import AutomationProtocol

/// The position of an element among the screen reader's stops.
///
/// It determines what is said about the enclosing containers.
@MainActor
struct ScreenReaderPlace {
  /// The names of the containers that the screen reader has entered, outermost first.
  private(set) var entered: [String] = []
  /// The announcements of lists and landmarks that begin or end here.
  private(set) var edges: [String] = []
  /// Whether an enclosing semantic group has actions of its own.
  private(set) var offersActions = false

  /// Makes a position outside all containers.
  init() {}

  /// Determines the position of an element.
  ///
  /// - Parameters:
  ///   - element: A stop, or a group of stops.
  ///   - stops: All stops, in order.
  ///   - before: The groups that contained the previous position; `nil` if the screen reader hasn't
  ///     moved.
  init(
    of element: any AutomationElement, among stops: [ReadingOrder.Stop],
    comingFrom before: [any AutomationElement]?, in tree: any ElementTree
  ) {
    let index = stops.firstIndex {
      $0.element.automationIdentity == element.automationIdentity
    }
    let around = index.map { stops[$0].groups } ?? Self.groups(around: element, among: stops)
    for group in around {
      guard let facts = tree.accessibility(of: group), let container = facts.container else {
        continue
      }
      if container == .semanticGroup, !facts.customActions.isEmpty { offersActions = true }
      if let before, !before.contains(group) {
        entered += [group.automationLabel, group.automationValue?.text ?? ""]
      }
      guard let index else { continue }
      if index == 0 || !stops[index - 1].groups.contains(group) {
        edges += Self.beginnings[container].map { [$0] } ?? []
      } else if index + 1 == stops.count || !stops[index + 1].groups.contains(group) {
        edges += Self.ends[container].map { [$0] } ?? []
      }
    }
  }

  private static func groups(
    around group: any AutomationElement, among stops: [ReadingOrder.Stop]
  ) -> [any AutomationElement] {
    guard let groups = stops.first(where: { $0.groups.contains(group) })?.groups else { return [] }
    return Array(groups.prefix { $0.automationIdentity != group.automationIdentity })
  }

  // These are VoiceOver's terms.
  private static let beginnings: [ElementContainer: String] = [
    .list: "List Start", .landmark: "Landmark",
  ]
  private static let ends: [ElementContainer: String] = [.list: "List End", .landmark: "End"]
}

extension [any AutomationElement] {
  @MainActor fileprivate func contains(_ element: any AutomationElement) -> Bool {
    contains { $0.automationIdentity == element.automationIdentity }
  }
}
