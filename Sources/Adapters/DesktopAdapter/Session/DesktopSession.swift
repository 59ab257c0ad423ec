import AdapterSupport
import Foundation
import SystemShims

/// A desktop that a launch has for itself: a display and two message buses.
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
  /// Whether it is somebody else's session, in which others may act, too.
  let isForeign: Bool
  /// The processes of the display and the buses, whoever has started them.
  let processes: [pid_t]
  /// The host's desktop; nil if the display is somebody else's.
  private let loan: DesktopLoan?
  /// The buses beside a given display, which this process has started.
  private let buses: [DesktopServer]

  /// Makes a desktop for a launch.
  ///
  /// - Parameters:
  ///   - size: The size of a private screen, in points, which are pixels.
  ///   - given: The number of the display to use; nil for a private one.
  /// - Throws: `AdapterError`.
  convenience init(size: CGSize, display given: Int? = nil) throws(AdapterError) {
    if let given {
      try self.init(onDisplay: given)
    } else {
      try self.init(borrowing: DesktopSize(width: Int(size.width), height: Int(size.height)))
    }
  }

  /// Borrows a desktop from the host.
  private init(borrowing size: DesktopSize) throws(AdapterError) {
    let loan = try DesktopLoan(size: size, tools: try DesktopTools.find())
    let connections = try Self.connect(to: loan)
    connections.begin()
    (display, registry) = (connections.display, connections.registry)
    (bus, sessionBus) = (connections.bus, connections.sessionBus)
    let place = loan.place
    addresses = (place.sessionBus, place.accessibilityBus)
    displayNumber = place.display
    processes = place.processes
    isForeign = false
    self.loan = loan
    buses = []
  }

  /// Connects to a borrowed desktop; if something is left on it, or a part of it has ended, to a new one.
  private static func connect(to loan: DesktopLoan) throws(AdapterError) -> DesktopConnections {
    while loan.place.isUsed {
      if let connections = try? DesktopConnections(to: loan.place, isGiven: false) {
        if connections.areAlone { return connections }
        connections.close()
      }
      try loan.replace()
    }
    return try DesktopConnections(to: loan.place, isGiven: false)
  }

  /// Starts buses beside a display that somebody else has started.
  private init(onDisplay number: Int) throws(AdapterError) {
    let path = try Tool.path(of: "dbus-daemon", package: "dbus-daemon")
    var buses = [try DesktopServer.bus(path), try DesktopServer.bus(path)]
    addresses = (try buses[0].awaitAddress(), try buses[1].awaitAddress())
    let own = buses.map(\.process.identifier)
    let connections = try DesktopConnections(
      to: DesktopPlace(
        display: number, sessionBus: addresses.session, accessibilityBus: addresses.accessibility,
        processes: own),
      isGiven: true)
    connections.begin()
    (display, registry) = (connections.display, connections.registry)
    (bus, sessionBus) = (connections.bus, connections.sessionBus)
    displayNumber = number
    processes = own + [AbstractSocket.peer(of: display.descriptor)].compactMap(\.self)
    isForeign = false
    loan = nil
    self.buses = buses
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
    loan = nil
    buses = []
    isForeign = true
    display = try Display(number: program.display, isPrivate: false)
    display.findWindows()
    registry.begin(on: bus, of: program.process)
    processes =
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

  /// Returns whether a process is a bus's that this process has started.
  func owns(_ process: pid_t) -> Bool {
    let own = buses.map(\.process.identifier)
    return own.contains(process)
      || own.contains { ProcessFamily.descendants(of: $0).contains(process) }
  }

  /// What of the desktop has gone, as a sentence; nil as long as it is there.
  var problem: String? {
    if bus.isClosed || sessionBus?.isClosed == true {
      return "a message bus of its desktop has ended"
    }
    return display.isClosed ? "the display of its desktop has ended" : nil
  }

  /// Leaves the desktop.
  func end() {
    // A desktop of which a part has gone, or was stopped, is of no use to anybody.
    if problem != nil || processes.contains(where: ProcessFamily.isStopped) { loan?.giveUp() }
    bus.close()
    sessionBus?.close()
    display.close()
    DesktopServer.end(buses)
  }

  /// Lets other launches have the desktop, when all that this one has started has ended.
  func giveBack() { loan?.giveBack() }
}
