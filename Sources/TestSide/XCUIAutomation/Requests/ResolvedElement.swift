import AppDriving
import AutomationProtocol

/// The attributes of an element from a list, valid as long as they can't have changed.
struct ResolvedElement: Sendable {
  var attributes: ElementAttributes
  /// The session in which the element was found.
  var session: AppSession
  /// The value of `AppSession.drivingCalls` before the element was found, or `mayHaveChanged`.
  var drivingCalls: Int

  /// The value for attributes that must be read again; real counts begin at 0.
  static let mayHaveChanged = -1
}

extension ElementHandle {
  /// Finds all matching elements in one round trip, each with its attributes.
  ///
  /// Like XCUITest, these elements are resolved again for each request, unless nothing can have changed:
  /// the app was at rest (in virtual time it does nothing before the next call), no later call could make
  /// it act or let its time pass, and the test hasn't slept. So reading one attribute of a thousand cells
  /// takes one round trip.
  ///
  /// - Parameter bound: Returns the handle of one element from its position and its attributes.
  func allResolved(
    in test: RunningTest, _ bound: (Int, ElementAttributes) -> ElementHandle
  ) throws(AutomationError) -> [ElementHandle] {
    let session = try? application.session(in: test)
    // Read before the call, so that calls of other threads during it count.
    let drivingCalls = session?.drivingCalls ?? 0
    let result = try ask(ResolveCall(query, expecting: .all), for: .counting, in: test)
    return result.elements.enumerated().map { index, attributes in
      var element = bound(index, attributes)
      if let session {
        // The element is stored even if the app may change, because its name comes from here.
        element.resolved = ResolvedElement(
          attributes: attributes, session: session,
          drivingCalls: result.isAtRest ? drivingCalls : ResolvedElement.mayHaveChanged)
      }
      return element
    }
  }

  /// The element's name in messages, from its attributes when it was found: `"Save" Button`.
  ///
  /// It is the name of an element whose query doesn't contain one.
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

  /// Returns the attributes from when the element was found, if they can't have changed.
  func resolvedAttributes(in test: RunningTest) -> ElementAttributes? {
    guard let resolved, let session = try? application.session(in: test),
      session === resolved.session,
      session.state == .runningForeground, session.drivingCalls == resolved.drivingCalls,
      !session.testHasSlept
    else { return nil }
    return resolved.attributes
  }
}
