import AppSession
import AutomationProtocol
import Foundation

extension ElementHandle {
  /// Does something to the one element there is, or at a place of it.
  ///
  /// When it cannot be done and an alert is there, the test's interruption monitors are asked to get
  /// that out of the way, and it is tried again.
  func perform(
    _ interaction: Interaction, at place: ElementPlace? = nil, in test: RunningTest
  ) throws(AutomationError) {
    var call = PerformCall(interaction, on: chain.query, at: place, timeout: Self.implicitWait)
    if interaction.canHoldModifiers { call.modifiers = HeldModifiers.current }
    // Nothing is in the way of what is done to the whole app, often only so that a monitor gets its turn.
    // What is typed goes where the focus is.
    if !interaction.isTyping, try isWholeApp(in: test) {
      try handleInterruptions(upTo: Self.mostInterruptions, in: test)
    }
    for _ in 0..<Self.mostInterruptions where InterruptionMonitors.canHandle {
      do {
        // An alert that is there already is not waited for.
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

  /// Drags from the one element there is, or from a place of it, to another.
  func drag(
    from place: ElementPlace? = nil, to other: ElementHandle, at otherPlace: ElementPlace? = nil,
    in test: RunningTest, _ drag: (Interaction.Drag.Destination) -> Interaction.Drag
  ) throws(AutomationError) {
    let destination = Interaction.Drag.Destination(
      try other.chosenElement(in: test).chain.query, at: otherPlace)
    let interaction = Interaction.drag(drag(destination))
    var problem = other.chain.problem
    if other.application.app != application.app {
      problem = .otherApplication(other.application.name)
    }
    if let problem {
      throw AutomationError(
        problem, purpose: .acting(verb: interaction.verb), query: chain.query,
        application: application.name, session: nil)
    }
    do {
      try perform(interaction, at: place, in: test)
    } catch {
      guard case .refused(.destination(let failure)) = error.cause else { throw error }
      var error = error
      error.cause = .refused(failure)
      error.subject = error.query
      error.query = other.chain.query
      throw error
    }
  }

  /// Whether it is the app itself or its window.
  private func isWholeApp(in test: RunningTest) throws(AutomationError) -> Bool {
    if chain.query.isWholeApp { return true }
    // An element that was found with others is known by its number alone.
    guard InterruptionMonitors.canHandle, case .identity = chain.query.steps.last else {
      return false
    }
    var found = kept?.attributes
    if found == nil { found = try all(in: test).first }
    return found?.elementType == .window || found?.elementType == .application
  }

  private func perform(_ call: PerformCall, in test: RunningTest) throws(AutomationError) {
    do {
      _ = try ask(
        call, for: .acting(verb: call.interaction.verb), timeout: call.appTime, in: test)
    } catch {
      // A button may be there to quit the app.
      guard error.isOrderlyEnd else { throw error }
    }
  }

  /// A monitor that says it has handled what is still there must not go on for ever.
  private static let mostInterruptions = 10
}

extension AutomationError {
  /// Whether the app has ended by itself, without a complaint.
  fileprivate var isOrderlyEnd: Bool {
    guard case .broken(.ended(.exited(status: 0), _)) = cause else { return false }
    return true
  }
}

extension ElementQuery {
  /// Whether it is the app itself or its window that it finds.
  fileprivate var isWholeApp: Bool {
    switch steps.first {
    case nil: return true
    case .descendants(.window), .children(.window):
      return !steps.dropFirst().contains(where: \.goesIn)
    default: return false
    }
  }
}

extension QueryStep {
  /// Whether it goes from what was found to what is inside.
  fileprivate var goesIn: Bool {
    switch self {
    case .descendants, .children: true
    default: false
    }
  }
}

extension Interaction {
  /// Whether it goes to whatever has keyboard focus.
  fileprivate var isTyping: Bool {
    switch self {
    case .typeText, .typeKey: true
    default: false
    }
  }

  /// Whether modifier keys mean anything to it.
  fileprivate var canHoldModifiers: Bool {
    if case .typeText = self { false } else { true }
  }
}

extension PerformCall {
  /// About how long it takes, in seconds of the app's time, which may be real; after that, an app that
  /// does not answer has hung.
  fileprivate var appTime: TimeInterval {
    let own: TimeInterval =
      switch interaction {
      case .press(let duration): duration
      case .drag(let drag):
        drag.pressDuration + drag.holdDuration + Self.longestWay / drag.velocity
      case .swipe(let swipe): Self.longestWay / swipe.velocity
      case .pinch(let pinch): abs(pinch.scale - 1) / abs(pinch.velocity)
      case .rotate(let rotation): abs(rotation.angle) / abs(rotation.velocity)
      default: 0
      }
    // What is no time is refused by the app at once.
    let movement = own > 0 ? min(own, Interaction.longestHold + Interaction.longestMovement) : 0
    return timeout + movement + typing
  }

  /// The time that an app of ordinary speed may take for the keys, in seconds: it does its own work at
  /// each of them, and a text may have a million.
  private var typing: TimeInterval {
    guard case .typeText(let text) = interaction else { return 0 }
    return Double(text.utf8.count) * Self.slowestKey
  }

  private static let slowestKey = 0.001

  /// In points: farther than over a large terminal.
  private static let longestWay = 2000.0
}
