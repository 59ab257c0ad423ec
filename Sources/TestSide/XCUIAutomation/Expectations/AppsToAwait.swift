import AppDriving
import AutomationProtocol
import Foundation

/// The apps that a test waits for simultaneously.
///
/// Their times advance together, from one deadline in any of them to the next, so that an event in one
/// app after 1 s is seen before an event in another after 2 s. Whenever the predicates are evaluated,
/// the same time has passed in every app.
struct AppsToAwait {
  fileprivate struct App {
    let session: AppSession
    /// The version of the app's tree at the last request.
    var version: UInt64
    /// The app time, in seconds, that has passed since the wait began.
    var elapsed: TimeInterval = 0
    /// The app's clock at the beginning of the wait, or `nil` if the clock isn't read.
    var start: TimeInterval?
    /// The value of `elapsed` at the app's next deadline.
    var next: TimeInterval?
    /// Whether the app's clock runs in real time.
    var isReal = false
    var busy: [String] = []
  }

  private var apps: [App] = []

  /// An app that failed to answer, with the error; the wait continues without it.
  private(set) var failure: (session: AppSession, error: any Error)?

  /// The app time, in seconds, that has passed in all of the apps.
  var elapsed: TimeInterval { apps.map(\.elapsed).min() ?? 0 }

  /// The reasons why the apps are busy, and the times of their next work.
  var busy: [String] { apps.flatMap { $0.busy + $0.dueSentences } }

  /// Begins a wait: a change from now on ends the next `advance(upTo:)`.
  init(_ sessions: [AppSession]) {
    for session in sessions {
      do {
        apps.append(try App(session, readsClock: sessions.count > 1))
      } catch {
        failure = (session, error)
      }
    }
  }

  /// Advances the time of all apps until one has changed.
  ///
  /// - Parameter limit: The maximum time, in seconds since the beginning.
  /// - Returns: Whether there was time left.
  mutating func advance(upTo limit: TimeInterval) -> Bool {
    failure = nil
    guard let elapsed = apps.map(\.elapsed).min(), elapsed < limit else { return false }
    // A sum may be slightly less than the intended moment because of rounding.
    let end = apps.count > 1 ? limit + Self.rounding : limit
    var moment = end
    while let index = apps.indices.min(by: { apps[$0].isDueBefore(apps[$1]) }),
      apps[index].due < end
    {
      guard let hasChanged = advance(index, to: min(end, horizon(of: index))) else { return true }
      guard !hasChanged else {
        moment = apps[index].elapsed
        break
      }
    }
    // The other apps have no deadline until that moment, but at every evaluation the same time must
    // have passed in all of them.
    for index in apps.indices.reversed() { _ = advance(index, to: moment) }
    return true
  }

  /// Returns the moment until which an app may run alone: the next deadline in another app.
  private func horizon(of index: Int) -> TimeInterval {
    let own = apps[index]
    let others = apps.indices.filter { $0 != index }.map { apps[$0].due }.min() ?? .infinity
    // Apps are asked one after the other, so real time is divided between them in slices.
    return max(others, own.runsContinuously ? own.elapsed + Self.realTimeSlice : own.due)
  }

  /// Advances the time of one app until it has changed or a moment has come.
  ///
  /// - Returns: Whether the app has changed, or `nil` if it failed to answer.
  private mutating func advance(_ index: Int, to moment: TimeInterval) -> Bool? {
    do {
      return try apps[index].advance(to: moment)
    } catch {
      failure = (apps.remove(at: index).session, error)
      return nil
    }
  }

  /// The length of a slice, in seconds, which is too short for people to notice.
  private static let realTimeSlice: TimeInterval = 0.05
  /// The tolerance for rounding errors, in seconds.
  fileprivate static let rounding: TimeInterval = 1e-6
}

extension AppsToAwait.App {
  fileprivate init(_ session: AppSession, readsClock: Bool) throws {
    self.session = session
    guard readsClock, session.initialization.capabilities.contains(ClockCall.method) else {
      version = try session.call(CountCall(.application, limit: 1)).version
      return
    }
    let clock = try session.call(ClockCall())
    version = clock.version
    start = clock.now
    read(clock, since: clock.now)
  }

  /// The time until the app's next deadline as a sentence; empty if the clock isn't read, because then
  /// `busy` contains it.
  fileprivate var dueSentences: [String] {
    guard start != nil, let next, next > elapsed else { return [] }
    return ["due in \((next - elapsed).seconds) on the clock of \(session.name): its next work"]
  }

  /// Whether the time of the app's next change can't be predicted.
  fileprivate var runsContinuously: Bool { start == nil || isReal }

  /// The time of the app's next possible change, in seconds of app time since the beginning.
  fileprivate var due: TimeInterval { runsContinuously ? elapsed : next ?? .infinity }

  fileprivate func isDueBefore(_ other: Self) -> Bool {
    // At the same moment, an app with a deadline precedes an app that runs continuously.
    due < other.due || due == other.due && !runsContinuously && other.runsContinuously
  }

  /// Advances the app's time until the app has changed or a moment has come.
  ///
  /// - Returns: Whether the app has changed.
  fileprivate mutating func advance(to moment: TimeInterval) throws -> Bool {
    let rest = moment - elapsed
    guard rest > 0 else { return false }
    let call = WaitCall(
      .application, until: .hasChanged(since: version), timeout: rest, readsClock: start != nil)
    let change = try session.call(call, timeout: rest)
    version = change.version
    busy = change.busy
    elapsed = change.isSatisfied ? elapsed + change.elapsed : moment
    // Not every agent includes the clock in the answer.
    if let start { read(try change.clock ?? session.call(ClockCall()), since: start) }
    return change.isSatisfied
  }

  private mutating func read(_ clock: ClockCall.Result, since start: TimeInterval) {
    elapsed = max(elapsed, clock.now - start)
    isReal = clock.isReal
    next = clock.next.map { due in
      // Time must advance even if a restless app keeps creating work for the same moment.
      let rest = due > clock.now ? due - clock.now : Self.minimumStep
      return elapsed + rest + AppsToAwait.rounding
    }
  }

  /// The minimum advance of a restless app, in seconds.
  private static let minimumStep: TimeInterval = 0.001
}
