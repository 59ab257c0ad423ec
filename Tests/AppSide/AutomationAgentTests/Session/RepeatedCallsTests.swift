import AppRuntime
import AutomationAgent
import AutomationProtocol
import Foundation
import Testing

/// Calls that repeat without a wait in between, as in `while !row.exists {}`.
@MainActor
@Suite struct RepeatedCallsTests {
  /// The calls that only inspect the app; when they repeat, app time passes as if the test had
  /// waited.
  private static let inspections: [any AutomationCall] = [
    CountCall(.application), ResolveCall(.application, expecting: .one), SnapshotCall(.application),
    WaitCall(.one(.button, "none"), until: .exists, timeout: 0), CaptureCall(.text),
    AuditCall([]), ClockCall(), PasteboardCall(), ScreenReaderCall(.current),
  ]

  /// The calls that change the app, or may change it.
  private static let actions: [any AutomationCall] =
    [
      PerformCall(.tap(count: 1, touches: 1), on: .one(.button, "none"), timeout: 0),
      DeviceCall(.isInForeground(true)),
      PasteboardCall(["copied"]), PassTimeCall(seconds: 0), MoveClockCall(.resume),
      CommandCall("none"),
    ] + ScreenReaderCall.Action.allCases.filter { $0 != .current }.map { ScreenReaderCall($0) }

  /// The calls made only once in a session, never in a loop.
  private static let onceInASession: [any AutomationCall.Type] = [
    InitializeCall.self, LaunchAuditCall.self, TerminateCall.self,
  ]
  /// The calls that record a test.
  private static let recording: [any AutomationCall.Type] = [RecordCall.self]

  /// An app with work that is due soon.
  private struct PendingApp {
    let rig: AgentRig
    let call: any AutomationCall

    @MainActor
    init(_ call: any AutomationCall) throws {
      self.call = call
      rig = try AgentRig()
      // Work that other tests put on the main queue would count as an event.
      rig.loop.runsMainQueue = false
      rig.clock.schedule(after: 0.1, named: "due") {}
    }

    /// Makes the call often enough for a loop.
    @MainActor
    func `repeat`() throws {
      for _ in 0..<40 { try rig.send(call) }
    }

    /// Lets enough real time pass for an idle period to count.
    @MainActor
    func spendRealTime() { rig.realTime.pass(.milliseconds(120)) }

    @MainActor var name: String { "\(type(of: call).method) \(call)" }
  }

  @Test func `every call that the agent answers is an inspection or an action`() {
    let known = (Self.inspections + Self.actions).map { type(of: $0).method }
    #expect(
      Set(known + (Self.onceInASession + Self.recording).map { $0.method })
        == Set(AgentSession.calls.map { $0.method }))
  }

  @Test func `repeated inspections let time pass`() throws {
    for app in try Self.inspections.map(PendingApp.init) {
      app.spendRealTime()
      try app.repeat()
      #expect(app.rig.clock.now >= 0.1 && app.rig.clock.pendingWork.isEmpty, "\(app.name)")
    }
  }

  @Test func `repeated actions let time pass only after many repetitions`()
    throws
  {
    for app in try Self.actions.map(PendingApp.init) {
      app.spendRealTime()
      try app.repeat()
      #expect(app.rig.clock.now == 0 && app.rig.clock.pendingWork.count == 1, "\(app.name)")
      app.spendRealTime()
      try app.repeat()
      #expect(app.rig.clock.now >= 0.1 && app.rig.clock.pendingWork.isEmpty, "\(app.name)")
    }
  }

  @Test func `a few inspections, or many different ones, let no time pass`() throws {
    let (few, many, early) = (
      try PendingApp(ClockCall()), try PendingApp(ClockCall()), try PendingApp(ClockCall())
    )
    // Nothing is due yet, so these calls aren't a loop that waits.
    try early.repeat()
    for app in [few, many, early] { app.spendRealTime() }
    for _ in 0..<5 { try few.rig.send(few.call) }
    for _ in 0..<5 { try early.rig.send(early.call) }
    for number in 0..<60 {
      try many.rig.send(CountCall(.one(.button, "\(number)")))
      try many.rig.send(many.call)
    }
    #expect(few.rig.clock.now == 0 && many.rig.clock.now == 0 && early.rig.clock.now == 0)
  }

  @Test func `a loop that inspects several elements in turn lets time pass`() throws {
    let app = try PendingApp(ClockCall())
    app.spendRealTime()
    for number in 0..<60 { try app.rig.send(CountCall(.one(.button, "\(number % 3)"))) }
    #expect(app.rig.clock.now >= 0.1)
  }

  @Test func `a loop with actions lets time pass after many repetitions`()
    throws
  {
    let app = try PendingApp(ClockCall())
    func goOn() throws {
      for _ in 0..<10 {
        for _ in 0..<3 { try app.rig.send(app.call) }
        try app.rig.send(PasteboardCall(["copied"]))
      }
    }
    try goOn()
    #expect(app.rig.clock.now == 0)
    app.spendRealTime()
    try goOn()
    #expect(app.rig.clock.now >= 0.1)
  }

  @Test func `a loop is forgotten when no work is pending`() throws {
    let app = try PendingApp(PasteboardCall(["copied"]))
    try app.repeat()
    app.rig.clock.pendingWork.forEach { $0.cancel() }
    app.spendRealTime()
    try app.rig.send(app.call)
    app.rig.clock.schedule(after: 0.1, named: "due") {}
    #expect(app.rig.loop.overdueTime == nil, "the action is a beginning like any other")
  }

  @Test func `calls that differ each time are not a loop`() throws {
    let app = try PendingApp(ClockCall())
    for number in 0..<40 { try app.rig.send(PasteboardCall(["\(number)"])) }
    app.spendRealTime()
    for number in 40..<80 { try app.rig.send(PasteboardCall(["\(number)"])) }
    #expect(app.rig.clock.now == 0)
  }
}
