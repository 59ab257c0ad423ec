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

  /// Lets the time of all of them pass until one has changed, or something may have been due.
  ///
  /// - Parameter limit: How far at the most, in seconds since the beginning.
  /// - Returns: Whether any time was left.
  mutating func pass(upTo limit: TimeInterval) -> Bool {
    lost = nil
    guard let elapsed = apps.map(\.elapsed).min(), elapsed < limit else { return false }
    // A sum may come out a little less than the moment that is meant.
    let end = apps.count > 1 ? limit + Self.rounding : limit
    var moment = apps.compactMap(\.next).reduce(end, min)
    // Apps are asked one after the other, so that real time is shared out in pieces.
    if apps.count(where: \.isReal) > 1 { moment = min(moment, elapsed + Self.realPiece) }
    // When an app in real time will change nobody can say beforehand. The others then go as far.
    for index in apps.indices.filter({ apps[$0].isReal })
      + apps.indices.filter({ !apps[$0].isReal })
    {
      do {
        try apps[index].pass(to: moment)
        moment = min(moment, max(apps[index].elapsed, elapsed))
      } catch {
        lost = (apps[index].session, error)
      }
    }
    if let lost { apps.removeAll { $0.session === lost.session } }
    return true
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

  /// Lets its time pass until it has changed, or a moment has come.
  fileprivate mutating func pass(to moment: TimeInterval) throws {
    let rest = moment - elapsed
    guard rest > 0 else { return }
    let call = WaitCall(.application, until: .hasChanged(since: version), timeout: rest)
    let change = try session.call(call, timeout: rest)
    version = change.version
    busy = change.busy
    elapsed = change.isSatisfied ? elapsed + change.elapsed : moment
    if let start { read(try session.call(ClockCall()), since: start) }
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
