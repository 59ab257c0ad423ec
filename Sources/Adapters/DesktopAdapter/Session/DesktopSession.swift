import AdapterSupport
import Foundation
import SystemShims

/// A desktop of a launch's own: a display and two message buses.
///
/// Nothing of the person's session knows of them, unless the launch names a display of theirs.
///
/// They are reached by names without files, so that they leave nothing behind however they end.
@MainActor
final class DesktopSession {
  let display: Display
  /// The connection to the accessibility bus.
  let bus: BusConnection
  /// The connection to the bus of everything else, on which programs ask for the other.
  ///
  /// Nil in a session that is somebody else's.
  private let sessionBus: BusConnection?
  /// The programs that are accessible, which have told the registry so.
  let registry: AccessibilityRegistry
  /// The addresses of the buses.
  let addresses: (session: String, accessibility: String)
  /// The number of the display.
  let displayNumber: Int
  /// The private display's; nil for a given one.
  private let server: ProgramProcess?
  private let daemons: [ProgramProcess]
  /// Those of a display or of buses that somebody else has started.
  private let foreignProcesses: [pid_t]

  /// Starts a desktop.
  ///
  /// - Parameters:
  ///   - size: The size of a private screen, in points, which are pixels.
  ///   - given: The number of the display to use; nil for a private one.
  /// - Throws: `AdapterError`.
  init(size: CGSize, display given: Int? = nil) throws(AdapterError) {
    let daemonPath = try Tool.path(of: "dbus-daemon", package: "dbus-daemon")
    // The slowest comes first.
    let starting = given == nil ? try StartingServer(size: size) : nil
    let daemons = [try BusDaemon(daemonPath), try BusDaemon(daemonPath)]
    self.daemons = daemons.map(\.process)
    addresses = (try daemons[0].awaitAddress(), try daemons[1].awaitAddress())
    let registry = AccessibilityRegistry(busAddress: addresses.accessibility)
    self.registry = registry
    bus = try BusConnection(addresses.accessibility) { registry.answer($0) }
    let sessionBus = try BusConnection(addresses.session) { registry.answer($0) }
    self.sessionBus = sessionBus
    registry.begin(on: bus, session: sessionBus)
    server = starting?.process
    if let starting {
      displayNumber = try starting.awaitNumber()
    } else {
      displayNumber = given ?? 0
    }
    display = try Display(number: displayNumber, isPrivate: given == nil)
    foreignProcesses =
      given == nil ? [] : [AbstractSocket.peer(of: display.descriptor)].compactMap(\.self)
    // The name without a file is enough for clients, and a file would be left by a server that is killed.
    if given == nil { unlink("/tmp/.X11-unix/X\(displayNumber)") }
  }

  /// Uses the session that a program was started in.
  ///
  /// - Throws: `AdapterError.cannotStart` if it has no display of this machine, or no accessibility bus.
  init(of program: ProgramSession) throws(AdapterError) {
    let registry = AccessibilityRegistry(busAddress: "")
    self.registry = registry
    displayNumber = program.display
    let address = try program.accessibilityAddress()
    addresses = ("", address)
    bus = try BusConnection(address) { _ in nil }
    sessionBus = nil
    server = nil
    daemons = []
    display = try Display(number: program.display, isPrivate: false)
    display.findWindows()
    registry.begin(on: bus, of: program.process)
    foreignProcesses =
      [AbstractSocket.peer(of: display.descriptor)].compactMap(\.self) + registry.servers
  }

  /// The descriptors of what the program needs: readable when there is something to do.
  var descriptors: [Int32] {
    [display.descriptor, bus.descriptor] + (sessionBus.map { [$0.descriptor] } ?? [])
  }

  /// Reads what has come from the buses, without waiting.
  func readMessages() {
    sessionBus?.readMessages()
    _ = sessionBus?.takeSignals()
    bus.readMessages()
  }

  /// How many messages have come that nobody waited for.
  var messageCount: Int { bus.messageCount + (sessionBus?.messageCount ?? 0) }

  /// Whether it is somebody else's session, in which others may act, too.
  var isForeign: Bool { daemons.isEmpty }

  /// The processes of the display and the buses, whoever has started them.
  var processes: [pid_t] { ownProcesses.map(\.identifier) + foreignProcesses }

  private var ownProcesses: [ProgramProcess] { (server.map { [$0] } ?? []) + daemons }

  /// Returns whether a process is the display's or a bus's.
  func owns(_ process: pid_t) -> Bool {
    let own = ownProcesses.map(\.identifier)
    return own.contains(process)
      || own.contains { ProcessFamily.descendants(of: $0).contains(process) }
  }

  /// What of the desktop has gone, as a sentence; nil as long as it is there.
  var problem: String? {
    if bus.isClosed || sessionBus?.isClosed == true {
      return "a message bus of its desktop has ended"
    }
    if display.isClosed || server?.hasEnded == true {
      return "the display of its desktop has ended"
    }
    return nil
  }

  /// Ends the display and the buses.
  func end() {
    bus.close()
    sessionBus?.close()
    display.close()
    // All at the same time: a display takes milliseconds to be gone.
    for process in ownProcesses where !process.hasEnded { kill(process.identifier, SIGKILL) }
    for process in ownProcesses {
      process.end(with: SIGKILL, waitingUpTo: Self.endLimit)
      process.closeDescriptor()
    }
  }

  /// In real seconds.
  private static let endLimit: TimeInterval = 1
}
