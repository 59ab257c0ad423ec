import AdapterSupport
import Foundation

/// A desktop of a launch's own that was started: a program may be, too, while its display is getting ready.
@MainActor
struct StartingDesktop {
  /// The display as programs name it.
  let displayNumber: Int
  /// The number that a private server has chosen, if it had to be waited for.
  let ownNumber: Int?
  /// The connection to the display, unless that has to be waited for.
  let display: Display?
  /// The private display's server; nil for a given display.
  let server: StartingServer?
  let daemons: [ProgramProcess]
  /// The addresses of the buses.
  let addresses: (session: String, accessibility: String)
  let bus: BusConnection
  let sessionBus: BusConnection
  let registry: AccessibilityRegistry

  /// Starts a desktop.
  ///
  /// - Parameters:
  ///   - size: The size of a private screen, in points, which are pixels.
  ///   - given: The number of the display to use; nil for a private one.
  /// - Throws: `AdapterError`.
  init(size: CGSize, display given: Int? = nil) throws(AdapterError) {
    let daemonPath = try Tool.path(of: "dbus-daemon", package: "dbus-daemon")
    // The slowest comes first.
    let server = given == nil ? try StartingServer(size: size) : nil
    self.server = server
    let daemons = [try BusDaemon(daemonPath), try BusDaemon(daemonPath)]
    self.daemons = daemons.map(\.process)
    addresses = (try daemons[0].awaitAddress(), try daemons[1].awaitAddress())
    let registry = AccessibilityRegistry(busAddress: addresses.accessibility)
    self.registry = registry
    bus = try BusConnection(addresses.accessibility) { registry.answer($0) }
    sessionBus = try BusConnection(addresses.session) { registry.answer($0) }
    registry.begin(on: bus, session: sessionBus)
    if let server, server.earlyNumber == nil {
      ownNumber = try server.awaitNumber()
    } else {
      ownNumber = nil
    }
    let displayNumber = given ?? server?.earlyNumber ?? ownNumber ?? 0
    self.displayNumber = displayNumber
    let isThere = given != nil || ownNumber != nil
    display = isThere ? try Display(number: displayNumber, isPrivate: given == nil) : nil
  }

  /// Ends what has been started, if the session doesn't come about.
  func end() {
    bus.close()
    sessionBus.close()
    for process in daemons + (server.map { [$0.process] } ?? []) {
      process.end(with: SIGKILL, waitingUpTo: DesktopSession.endLimit)
      process.closeDescriptor()
    }
  }
}
