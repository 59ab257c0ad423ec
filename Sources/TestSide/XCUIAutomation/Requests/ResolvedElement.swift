import AppDriving
import AutomationProtocol

/// The attributes of an element that was found with others, for as long as they are known to hold.
struct ResolvedElement: Sendable {
  var attributes: ElementAttributes
  /// The session in which the element was found.
  var session: AppSession
  /// The value of `AppSession.drivingCalls` before the element was found, or `mayHaveChanged`.
  var drivingCalls: Int

  /// Marks attributes that must be read again, since calls are counted from 0.
  static let mayHaveChanged = -1
}

extension ElementHandle {
  /// Finds all matching elements in one round trip, each with its attributes.
  ///
  /// XCUITest finds an element anew for each request, and so do these elements, unless nothing can
  /// have changed: the app was at rest (in virtual time it does nothing before the next call), no
  /// call since then could make it act or let its time pass, and the test has not slept. Reading
  /// one attribute of a thousand cells therefore takes one round trip.
  ///
  /// - Parameter bound: Returns the handle of one element from its position and its attributes.
  func allResolved(
    in test: RunningTest, _ bound: (Int, ElementAttributes) -> ElementHandle
  ) throws(AutomationError) -> [ElementHandle] {
    let session = try? application.session(in: test)
    // This is read before the call, so that calls of other threads in the meantime count.
    let drivingCalls = session?.drivingCalls ?? 0
    let result = try ask(ResolveCall(query, expecting: .all), for: .counting, in: test)
    return result.elements.enumerated().map { index, attributes in
      var element = bound(index, attributes)
      if let session {
        // Its name is from when it was found in any case.
        element.resolved = ResolvedElement(
          attributes: attributes, session: session,
          drivingCalls: result.isAtRest ? drivingCalls : ResolvedElement.mayHaveChanged)
      }
      return element
    }
  }

  /// The element's name in messages, from its attributes when it was found: `"Save" Button`.
  ///
  /// It is used for an element whose query contains no name.
  var resolvedName: String? {
    guard case .identity = query.steps.last, let attributes = resolved?.attributes else {
      return nil
    }
    return attributes.summary
  }

  /// Returns a handle for an element that a call has found, with its attributes at that time.
  func bound(
    to attributes: ElementAttributes, in session: AppSession?
  ) -> ElementHandle {
    var handle = element(attributes.identity)
    handle.resolved = session.map {
      ResolvedElement(
        attributes: attributes, session: $0, drivingCalls: ResolvedElement.mayHaveChanged)
    }
    return handle
  }

  /// Returns the attributes of the element from when it was found, if they are known to hold.
  func resolvedAttributes(in test: RunningTest) -> ElementAttributes? {
    guard let resolved, let session = try? application.session(in: test),
      session === resolved.session,
      session.state == .runningForeground, session.drivingCalls == resolved.drivingCalls,
      !session.testHasSlept
    else { return nil }
    return resolved.attributes
  }
}
