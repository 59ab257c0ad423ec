import AutomationProtocol

extension ElementHandle {
  /// Lets the test's monitors handle the alert that caused an error, if there is one.
  ///
  /// - Parameter error: The error of the interaction.
  /// - Returns: Whether a monitor handled the alert.
  func interruptionWasHandled(
    after error: AutomationError, in test: RunningTest
  ) throws(AutomationError) -> Bool {
    guard case .refused(let failure) = error.cause,
      let alert = try interruption(failure, of: self, in: test)
    else { return false }
    return try isHandled(alert, in: test)
  }

  /// Lets the test's monitors handle, one after the other, all alerts that may obstruct an
  /// interaction.
  func handleInterruptions(upTo limit: Int, in test: RunningTest) throws(AutomationError) {
    var last: UInt64?
    for _ in 0..<limit where InterruptionMonitors.canHandle {
      guard let first = try interruptions(in: test).first,
        let identity = try first.all(in: test).first?.identity,
        // A monitor may claim to have handled an alert that remains on the screen.
        identity != last, try isHandled(first, in: test)
      else { return }
      last = identity
    }
  }

  /// Passes an alert or action sheet to the test's monitors once its presentation has ended.
  ///
  /// - Returns: Whether a monitor handled the alert.
  private func isHandled(_ alert: ElementHandle, in test: RunningTest) throws(AutomationError)
    -> Bool
  {
    // An alert can't be tapped while it is being presented.
    let ready = alert.appending(.matching(.isEqual(.isHittable, .bool(true))))
    _ = try ready.wait(until: .exists, timeout: Self.implicitWait, in: test)
    return InterruptionMonitors.handle(XCUIElement(alert))
  }

  private func all(
    _ type: ElementType, in test: RunningTest
  ) throws(AutomationError) -> [ElementHandle] {
    try all(type, in: wholeApplication, test)
  }

  private func all(
    _ type: ElementType, in whole: ElementHandle, _ test: RunningTest
  ) throws(AutomationError) -> [ElementHandle] {
    let all = whole.appending(.descendants(type))
    return try (0..<all.count(in: test)).map { index in
      all.appending(index == 0 ? .first : .index(index))
    }
  }

  /// Returns the alert or action sheet that obstructs an element and does not contain it.
  private func interruption(
    _ failure: AutomationFailure, of target: ElementHandle, in test: RunningTest
  ) throws(AutomationError) -> ElementHandle? {
    switch failure {
    case .notHittable(let element, _), .noKeyboardFocus(let element, _):
      for alert in try interruptions(in: test)
      where try !alert.contains([element.identity], in: test) { return alert }
      return nil
    case .noMatches(let facts):
      let alerts = try interruptions(in: test)
      guard let first = alerts.first, !target.query.namesAlerts else { return nil }
      // An element that was searched for inside the alert doesn't exist; the alert doesn't hide it.
      for position in target.query.stepsIntoIdentifiedElements where position <= facts.failedStep {
        let found = try target.prefix(position).all(in: test).map(\.identity)
        for alert in alerts where try alert.contains(found, in: test) { return nil }
      }
      return first
    case .destination(let failure):
      // Only the query of the drag's destination is known here, not that of its start.
      return try interruption(failure, of: wholeApplication, in: test)
    default: return nil
    }
  }

  private func interruptions(in test: RunningTest) throws(AutomationError) -> [ElementHandle] {
    // Interactions with the system concern its alerts.
    if application.isSpringboard { return [] }
    // The system's alerts are in front of everything else.
    return try questionsOfSystem(in: test) + all(.alert, in: test) + all(.sheet, in: test)
  }

  private func questionsOfSystem(
    in test: RunningTest
  ) throws(AutomationError) -> [ElementHandle] {
    do {
      return try all(.alert, in: system, test)
    } catch {
      // An older agent doesn't support the step, and shows no such alerts.
      guard case .refused(.invalidParameters) = error.cause else { throw error }
      return []
    }
  }

  /// Returns whether all elements are the alert or inside it; `false` for an empty list.
  private func contains(
    _ identities: [UInt64], in test: RunningTest
  ) throws(AutomationError) -> Bool {
    guard !identities.isEmpty else { return false }
    let own = appending(.identities(identities))
    let inside = appending(.descendants(.any)).appending(.identities(identities))
    return try own.count(in: test) + inside.count(in: test) == Set(identities).count
  }
}

extension ElementQuery {
  /// Whether a step of the query refers to alerts or action sheets.
  fileprivate var namesAlerts: Bool {
    steps.contains { step in
      switch step {
      case .descendants(.alert), .children(.alert), .type(.alert): true
      case .descendants(.sheet), .children(.sheet), .type(.sheet): true
      default: false
      }
    }
  }

  /// The positions of the steps that search inside elements identified by earlier steps.
  fileprivate var stepsIntoIdentifiedElements: [Int] {
    var isNamed = false
    return steps.indices.filter { position in
      switch steps[position] {
      case .descendants, .children:
        defer { isNamed = false }
        return isNamed
      case .matching, .containing, .identity, .identities:
        isNamed = true
        return false
      case .type, .index, .first, .system: return false
      }
    }
  }
}
