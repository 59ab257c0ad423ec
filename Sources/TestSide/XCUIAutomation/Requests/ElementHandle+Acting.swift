import AppDriving
import AutomationProtocol
import Foundation

extension ElementHandle {
  /// Performs an interaction with the single matching element, or at a place in it.
  ///
  /// If the interaction fails and an alert is on the screen, the test's interruption monitors may
  /// handle the alert, and the interaction is tried again.
  ///
  /// - Parameter readsBack: Whether a typed text is compared with the text that the app then shows.
  func perform(
    _ interaction: Interaction, at place: ElementPlace? = nil, readsBack: Bool = false,
    in test: RunningTest
  ) throws(AutomationError) {
    var call = PerformCall(
      interaction, on: query, at: place, timeout: Self.implicitWait, readsBack: readsBack)
    if interaction.canHoldModifiers { call.modifiers = HeldModifiers.current }
    // An interaction with the whole app is never obstructed, and often serves to trigger the monitors.
    // Typed text goes to the element with keyboard focus.
    if !interaction.isTyping, try isWholeApp(in: test) {
      try handleInterruptions(upTo: Self.interruptionLimit, in: test)
    }
    for _ in 0..<Self.interruptionLimit where InterruptionMonitors.canHandle {
      do {
        // An alert that is already on the screen needs no wait.
        var attempt = call
        attempt.timeout = 0
        return try perform(attempt, in: test)
      } catch {
        guard try interruptionWasHandled(after: error, in: test) else { break }
      }
    }
    do {
      try perform(call, in: test)
    } catch {
      guard InterruptionMonitors.canHandle, try interruptionWasHandled(after: error, in: test)
      else { throw error }
      try perform(call, in: test)
    }
  }

  /// Drags from the single matching element, or from a place in it, to another element.
  func drag(
    from place: ElementPlace? = nil, to other: ElementHandle, at otherPlace: ElementPlace? = nil,
    in test: RunningTest, _ drag: (Interaction.Drag.Destination) -> Interaction.Drag
  ) throws(AutomationError) {
    let destination = Interaction.Drag.Destination(
      try other.chosenElement(in: test).query, at: otherPlace)
    let interaction = Interaction.drag(drag(destination))
    var problem = other.problem
    if other.application.app != application.app {
      problem = .otherApplication(other.application.name)
    }
    if let problem {
      throw AutomationError(
        problem, purpose: .acting(verb: interaction.verb), query: query,
        application: application.name, session: nil)
    }
    do {
      try perform(interaction, at: place, in: test)
    } catch {
      guard case .refused(.destination(let failure)) = error.cause else { throw error }
      var error = error
      error.cause = .refused(failure)
      error.subject = error.query
      error.query = other.query
      throw error
    }
  }

  /// Returns whether the element is the app itself or its window.
  private func isWholeApp(in test: RunningTest) throws(AutomationError) -> Bool {
    if query.isWholeApp { return true }
    // The query of an element from a list contains only its identity.
    guard InterruptionMonitors.canHandle, case .identity = query.steps.last else {
      return false
    }
    var found = resolved?.attributes
    if found == nil { found = try all(in: test).first }
    return found?.elementType == .window || found?.elementType == .application
  }

  private func perform(_ call: PerformCall, in test: RunningTest) throws(AutomationError) {
    do {
      _ = try ask(
        call, for: .acting(verb: call.interaction.verb), timeout: call.appTime, in: test)
    } catch {
      // The button may quit the app.
      guard error.isOrderlyEnd else { throw error }
    }
  }

  /// The maximum number of handled alerts, because a monitor may claim to have handled one that remains.
  private static let interruptionLimit = 10
}

extension AutomationError {
  /// Whether the app exited with status 0.
  fileprivate var isOrderlyEnd: Bool {
    guard case .broken(.ended(.exited(status: 0), _)) = cause else { return false }
    return true
  }
}

extension ElementQuery {
  /// Whether the query finds the app itself or its window.
  fileprivate var isWholeApp: Bool {
    switch steps.first {
    case nil: return true
    case .descendants(.window), .children(.window):
      return !steps.dropFirst().contains(where: \.leadsToDescendants)
    default: return false
    }
  }
}

extension QueryStep {
  /// Whether the step leads from elements to their descendants.
  fileprivate var leadsToDescendants: Bool {
    switch self {
    case .descendants, .children: true
    default: false
    }
  }
}

extension Interaction {
  /// Whether the interaction goes to the element with keyboard focus.
  fileprivate var isTyping: Bool {
    switch self {
    case .typeText, .typeKey: true
    default: false
    }
  }

  /// Whether modifier keys affect the interaction.
  fileprivate var canHoldModifiers: Bool {
    if case .typeText = self { false } else { true }
  }
}
