import AppSession
import AutomationProtocol

/// What an element showed when it was found together with others, for as long as it surely shows that.
struct KeptElement: Sendable {
  var attributes: ElementAttributes
  /// The run of the app in which it was found.
  var session: AppSession
  /// `AppSession.drivingCalls` before it was found.
  var drivingCalls: Int
}

extension ElementHandle {
  /// Finds all elements there are now, in one round trip, each with what it shows.
  ///
  /// XCUITest finds an element anew each time something is asked of it. So do these, unless nothing
  /// can have changed since: the app said that it was at rest, which in virtual time means that it
  /// does nothing before the next call, no call has been made since that could make it do something or
  /// let its time pass, and the test has not slept. Reading one attribute of a thousand cells is then
  /// one round trip.
  ///
  /// - Parameter bound: The query of one of them, from its position and what it shows.
  func allKept(
    in test: RunningTest, _ bound: (Int, ElementAttributes) -> QueryChain
  ) throws(AutomationError) -> [ElementHandle] {
    let session = try? application.session(in: test)
    // Before the call, so that what another thread does meanwhile counts.
    let drivingCalls = session?.drivingCalls ?? 0
    let result = try ask(ResolveCall(chain.query, expecting: .all), for: .counting, in: test)
    return result.elements.enumerated().map { index, attributes in
      var element = with(bound(index, attributes))
      if let session, result.isAtRest {
        element.kept = KeptElement(
          attributes: attributes, session: session, drivingCalls: drivingCalls)
      }
      return element
    }
  }

  /// The element's name in texts, after what it showed when it was found, where its query says nothing:
  /// `"Save" Button`.
  var keptName: String? {
    guard case .identity = chain.query.steps.last, let attributes = kept?.attributes else {
      return nil
    }
    return attributes.summary
  }

  /// An element that a call has found, for as long as it lives, with what it showed then.
  func bound(
    to attributes: ElementAttributes, in session: AppSession?
  ) -> ElementHandle {
    var element = with(QueryChain.application.appending(.identity(attributes.identity)))
    element.kept = session.map {
      // Calls are counted from 0: what it showed may have changed, and is read anew.
      KeptElement(attributes: attributes, session: $0, drivingCalls: -1)
    }
    return element
  }

  /// What was kept of the element, if it still holds.
  func keptAttributes(in test: RunningTest) -> ElementAttributes? {
    guard let kept, let session = try? application.session(in: test), session === kept.session,
      session.state == .runningForeground, session.drivingCalls == kept.drivingCalls,
      !session.testHasSlept
    else { return nil }
    return kept.attributes
  }
}
