import AppSession
import AutomationProtocol
import Foundation

/// The apps that a test waits for at once.
///
/// Their times pass together, from one moment at which something is due in any of them to the next, so
/// that what one does after 1 s is seen before what another does after 2 s. Each has as much time as
/// the others at every look.
struct WaitedApps {
  fileprivate struct App {
    let session: AppSession
    /// The version of its tree when it was looked at last.
    var version: UInt64
    /// How long was waited for it, in seconds of its time.
    var elapsed: TimeInterval = 0
    /// When the waiting began, by its clock; nil for one whose clock is not read.
    var start: TimeInterval?
    /// At which `elapsed` something is due in it.
    var next: TimeInterval?
    /// Whether waiting for it takes real time.
    var isReal = false
    var busy: [String] = []
  }

  private var apps: [App] = []

  /// An app that could not be asked any more, and why; it is not waited for.
  private(set) var lost: (session: AppSession, error: any Error)?

  /// How long all of them have been waited for, in seconds of their time.
  var elapsed: TimeInterval { apps.map(\.elapsed).min() ?? 0 }

  /// What keeps them busy.
  var busy: [String] { apps.flatMap(\.busy) }

  /// Begins to wait: what changes from now on ends the next `pass(upTo:)`.
  init(_ sessions: [AppSession]) {
    for session in sessions {
      do {
        apps.append(try App(session, readsClock: sessions.count > 1))
      } catch {
        lost = (session, error)
      }
    }
  }

  /// Lets the time of all of them pass until one has changed.
  ///
  /// - Parameter limit: How far at the most, in seconds since the beginning.
  /// - Returns: Whether any time was left.
  mutating func pass(upTo limit: TimeInterval) -> Bool {
    lost = nil
    guard let elapsed = apps.map(\.elapsed).min(), elapsed < limit else { return false }
    // A sum may come out a little less than the moment that is meant.
    let end = apps.count > 1 ? limit + Self.rounding : limit
    var moment = end
    while let index = apps.indices.min(by: { apps[$0].isDueBefore(apps[$1]) }),
      apps[index].due < end
    {
      guard let hasChanged = pass(index, to: min(end, horizon(of: index))) else { return true }
      guard !hasChanged else {
        moment = apps[index].elapsed
        break
      }
    }
    // The others have nothing to do until then, but at every look each has as much time as the others.
    for index in apps.indices.reversed() { _ = pass(index, to: moment) }
    return true
  }

  /// Until when an app may go on by itself: until something is due in another one.
  private func horizon(of index: Int) -> TimeInterval {
    let own = apps[index]
    let others = apps.indices.filter { $0 != index }.map { apps[$0].due }.min() ?? .infinity
    // Apps are asked one after the other, so that real time is shared out in pieces.
    return max(others, own.goesOnByItself ? own.elapsed + Self.realPiece : own.due)
  }

  /// Lets the time of one of them pass until it has changed, or a moment has come.
  ///
  /// - Returns: Whether it has changed; nil when it was lost.
  private mutating func pass(_ index: Int, to moment: TimeInterval) -> Bool? {
    do {
      return try apps[index].pass(to: moment)
    } catch {
      lost = (apps.remove(at: index).session, error)
      return nil
    }
  }

  /// In seconds: too little to notice.
  private static let realPiece: TimeInterval = 0.05
  /// In seconds.
  fileprivate static let rounding: TimeInterval = 1e-6
}

extension WaitedApps.App {
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

  /// Whether nobody can say beforehand when it will change.
  fileprivate var goesOnByItself: Bool { start == nil || isReal }

  /// When it may change next, in seconds of its time since the beginning.
  fileprivate var due: TimeInterval { goesOnByItself ? elapsed : next ?? .infinity }

  fileprivate func isDueBefore(_ other: Self) -> Bool {
    // What is certain to happen at a moment comes before what goes on from there.
    due < other.due || due == other.due && !goesOnByItself && other.goesOnByItself
  }

  /// Lets its time pass until it has changed, or a moment has come.
  ///
  /// - Returns: Whether it has changed.
  fileprivate mutating func pass(to moment: TimeInterval) throws -> Bool {
    let rest = moment - elapsed
    guard rest > 0 else { return false }
    let call = WaitCall(
      .application, until: .hasChanged(since: version), timeout: rest, readsClock: start != nil)
    let change = try session.call(call, timeout: rest)
    version = change.version
    busy = change.busy
    elapsed = change.isSatisfied ? elapsed + change.elapsed : moment
    // Not every agent says it with the answer.
    if let start { read(try change.clock ?? session.call(ClockCall()), since: start) }
    return change.isSatisfied
  }

  private mutating func read(_ clock: ClockCall.Result, since start: TimeInterval) {
    elapsed = max(elapsed, clock.now - start)
    isReal = clock.isReal
    next = clock.next.map { due in
      // Work that forever makes new work for the same moment must not stop time.
      let rest = due > clock.now ? due - clock.now : Self.shortestStep
      return elapsed + rest + WaitedApps.rounding
    }
  }

  /// In seconds.
  private static let shortestStep: TimeInterval = 0.001
}
