import AdapterSupport
import Foundation
import SystemShims

/// The desktop of one launch: a display and two message buses.
///
/// The desktop is separate from the person's session, unless the launch names a display of that.
///
/// Its sockets have abstract names, not files, so nothing is left behind however it ends.
@MainActor
final class DesktopSession {
  let display: Display
  /// The connection to the accessibility bus.
  let bus: BusConnection
  /// The connection to the session bus, on which programs ask for the accessibility bus.
  ///
  /// It is `nil` in a foreign session.
  private let sessionBus: BusConnection?
  /// The registry, to which accessible programs report.
  let registry: AccessibilityRegistry
  /// The addresses of the buses.
  let addresses: (session: String, accessibility: String)
  /// The number of the display.
  let displayNumber: Int
  /// Whether the session is foreign, so that others may act in it, too.
  let isForeign: Bool
  /// The processes of the display and the buses, even if foreign.
  let processes: [pid_t]
  /// The desktop borrowed from the host, or `nil` if the display is foreign.
  private let loan: DesktopLoan?
  /// The buses that this process has started for a given display.
  private let buses: [DesktopServer]

  /// Creates a desktop for a launch.
  ///
  /// - Parameters:
  ///   - size: The size of a private screen, in points, which are pixels.
  ///   - given: The number of the display to use, or `nil` for a private one.
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

  /// Connects to a borrowed desktop, or to a new one if that isn't clean or a part of it has ended.
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

  /// Starts buses for a display that is already running.
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

  /// Uses the session in which a program was started.
  ///
  /// - Throws: `AdapterError.cannotStart` if the session has no display of this machine, or no
  ///   accessibility bus.
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

  /// The descriptors that are readable when the desktop has sent something.
  var descriptors: [Int32] {
    [display.descriptor, bus.descriptor] + (sessionBus.map { [$0.descriptor] } ?? [])
  }

  /// Reads the available messages from the buses, without waiting.
  func readMessages() {
    sessionBus?.readMessages()
    _ = sessionBus?.takeSignals()
    bus.readMessages()
  }

  /// The number of calls and signals received.
  var messageCount: Int { bus.messageCount + (sessionBus?.messageCount ?? 0) }

  /// Returns whether a process belongs to a bus that this process has started.
  func owns(_ process: pid_t) -> Bool {
    let own = buses.map(\.process.identifier)
    return own.contains(process)
      || own.contains { ProcessFamily.descendants(of: $0).contains(process) }
  }

  /// The part of the desktop that has ended, as a sentence, or `nil`.
  var problem: String? {
    if bus.isClosed || sessionBus?.isClosed == true {
      return "a message bus of its desktop has ended"
    }
    return display.isClosed ? "the display of its desktop has ended" : nil
  }

  /// Disconnects from the desktop.
  func end() {
    // A desktop with a stopped or ended part can't be reused.
    if problem != nil || processes.contains(where: ProcessFamily.isStopped) { loan?.giveUp() }
    bus.close()
    sessionBus?.close()
    display.close()
    DesktopServer.end(buses)
  }

  /// Gives the desktop back for other launches, once all processes of this launch have ended.
  func giveBack() { loan?.giveBack() }
}
