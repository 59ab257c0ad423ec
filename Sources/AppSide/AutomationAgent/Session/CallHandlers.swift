import AppRuntime
import AutomationProtocol
import Foundation

/// Carries out each kind of call on an element tree.
@MainActor
struct CallHandlers {
  let tree: any ElementTree
  let loop: EventLoop
  private let settings: DeviceClock
  private let reader = ScreenReader()
  private let recorder: ScreenRecorder
  private let walks: TreeWalkCache

  /// Makes handlers for the calls of one session.
  ///
  /// - Parameter extensions: The session's extensions, whose requests are recorded.
  init(
    tree: any ElementTree, loop: EventLoop, settings: DeviceClock,
    extensions: [any AgentExtension] = []
  ) {
    self.tree = tree
    self.loop = loop
    self.settings = settings
    recorder = ScreenRecorder(loop: loop, extensions: extensions)
    walks = TreeWalkCache(loop: loop)
  }

  private var resolver: QueryResolver {
    QueryResolver(tree: tree, walk: walks.walk(through: tree, loop))
  }

  func count(_ call: CountCall) throws -> CountCall.Result {
    let found = try resolver.elements(call.query, limit: call.limit ?? .max)
    return CountCall.Result(count: found.count, version: tree.version)
  }

  func resolve(_ call: ResolveCall) throws -> ResolveCall.Result {
    // A moving element can't be hit; XCUITest waits for animations before it determines
    // hittability.
    if call.hittability { tree.finishMovements() }
    let found =
      switch call.expecting {
      case .one: [try resolver.single(call.query)]
      case .all: try resolver.elements(call.query)
      }
    var result = ResolveCall.Result(elements: found.map(\.attributes), version: tree.version)
    // Determining this costs more than finding an element, and the test caches only lists of
    // elements.
    if call.expecting == .all { result.isAtRest = loop.isAtRest }
    if call.hittability {
      let finder = HitPointFinder(tree: tree)
      result.obstacles = found.map { finder.obstacle(for: $0) }
    }
    return result
  }

  func snapshot(_ call: SnapshotCall) throws -> SnapshotCall.Result {
    let element = try resolver.single(call.query)
    var result = SnapshotCall.Result(
      snapshot: element.snapshot, path: element.path.map(\.attributes), version: tree.version)
    if tree.horizontalSizeClass != 0 { result.horizontalSizeClass = tree.horizontalSizeClass }
    if tree.verticalSizeClass != 0 { result.verticalSizeClass = tree.verticalSizeClass }
    return result
  }

  func capture(_ call: CaptureCall) throws -> CaptureCall.Result {
    let element = try call.query.map { try resolver.single($0) }
    let capture = try tree.capture(call.format, of: element)
    return CaptureCall.Result(data: capture.data, size: capture.size, version: tree.version)
  }

  func record() -> RecordCall.Result { recorder.record(tree) }

  /// Returns whether a wait's condition holds.
  func holds(_ call: WaitCall) throws -> Bool {
    switch call.condition {
    case .exists: return try !resolver.elements(call.query, limit: 1).isEmpty
    case .doesNotExist: return try resolver.elements(call.query, limit: 1).isEmpty
    case .hasChanged(let version): return tree.version != version
    case .matches(let predicate):
      let found = try resolver.elements(call.query, limit: 2)
      guard found.count == 1 else { return false }
      return try ElementMatcher(predicate).matches(ElementSubject(element: found[0], tree: tree))
    }
  }

  func readClock(naming namesPending: Bool = false) -> ClockCall.Result {
    let activity = loop.activity
    var result = ClockCall.Result(
      now: loop.clock.now, next: loop.nextStep,
      isReal: loop.clock.mode == .real || activity.goesOn(within: .infinity)
        || activity.countsRealTime,
      version: tree.version)
    if namesPending {
      result.date = loop.clock.date.timeIntervalSince1970
      result.pending = loop.dueSentences
    }
    return result
  }

  /// Moves the clock, or stops it for the test's waits and sleeps.
  func moveClock(_ call: MoveClockCall) throws -> MoveClockCall.Result {
    let clock = loop.clock
    guard clock.mode == .virtual else {
      throw AutomationFailure.unsupported("have its clock moved, because that is real")
    }
    let start = clock.now
    switch call.move {
    case .advance(let seconds):
      guard (0...Self.longestAdvance).contains(seconds) else {
        throw AutomationFailure.invalidArgument(
          .outOfRange(
            name: "time to pass in seconds", value: seconds, least: 0, most: Self.longestAdvance))
      }
      guard loop.pass(until: start + seconds, stopLimit: loop.stopLimit) else {
        throw loop.endlessTime(seconds, since: start)
      }
    case .nextDeadline:
      loop.settle()
      guard let next = loop.nextStep else { break }
      if next > clock.now {
        loop.pass(until: next)
      } else {
        // Work that schedules itself again for the same moment runs only once here.
        loop.advance(to: next, stopLimit: 1)
      }
    case .freeze: clock.isFrozen = true
    case .resume: clock.isFrozen = false
    }
    return MoveClockCall.Result(
      passed: clock.now - start, now: clock.now, version: tree.version)
  }

  /// The longest advance, in seconds: a hundred years.
  private static let longestAdvance: Double = 3_155_760_000

  /// Performs the interaction if the element exists and is hittable now.
  func perform(_ call: PerformCall, start: TimeInterval) throws -> PerformCall.Result {
    try call.interaction.check()
    try call.modifiers.check()
    // XCUITest waits until the app is idle before it acts; otherwise a key would come too early.
    tree.finishMovements()
    let element = try resolver.single(call.query)
    try tree.check(call.interaction, on: element)
    let before = element.attributes
    let field = tree.focusedSecureField
    walks.invalidate()
    let isSecret = try InteractionPerformer(tree: tree, loop: loop).perform(call, on: element)
    var result = PerformCall.Result(
      element: before, elapsed: loop.clock.now - start, version: tree.version, isSecret: isSecret)
    // The interaction may have moved the focus, or replaced the bullets with the text.
    result.secureText = (field ?? tree.focusedSecureField).map {
      SecureText(identity: $0.automationIdentity, text: $0.automationSecureText)
    }
    return result
  }

  /// Applies a change of the device, and lets the app settle.
  func device(_ call: DeviceCall) throws -> DeviceCall.Result {
    let isHandled = try settings.apply(call.change) || apply(call.change)
    loop.settle()
    return DeviceCall.Result(isHandled: isHandled, version: tree.version)
  }

  private func apply(_ change: DeviceChange) throws -> Bool {
    guard case .resetAuthorization(let number) = change else { return try tree.apply(change) }
    AppPermissions.reset(AppPermissions.Resource(rawValue: number))
    do {
      return try tree.apply(change)
    } catch AutomationFailure.unsupported {
      // If the toolkit never asks the user, the app may use `AppPermissions` directly.
      return true
    }
  }

  /// Reads or replaces the contents of the pasteboard.
  func pasteboard(_ call: PasteboardCall) throws -> PasteboardCall.Result {
    if let strings = call.strings {
      try tree.copy(strings)
      loop.settle()
    }
    guard let strings = tree.copiedStrings else {
      throw AutomationFailure.unsupported("be asked for its pasteboard")
    }
    return PasteboardCall.Result(strings: strings, version: tree.version)
  }

  func screenReader(_ call: ScreenReaderCall) -> ScreenReaderCall.Result {
    reader.perform(call.action, on: tree)
  }

  func audit(_ call: AuditCall) throws -> AuditCall.Result {
    let root = try resolver.single(call.query)
    let audit = try AccessibilityAudit(
      call.checks, of: root, in: tree, skipsUnsupported: call.skipsUnsupported)
    return AuditCall.Result(
      issues: audit.issues, skipped: audit.skipped, version: tree.version)
  }
}
