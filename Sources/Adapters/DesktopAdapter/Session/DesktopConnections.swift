import AdapterSupport
import Foundation

/// An adapter's connections to the parts of a desktop.
@MainActor
struct DesktopConnections {
  let display: Display
  /// The registry, to which accessible programs report.
  let registry: AccessibilityRegistry
  /// The connection to the accessibility bus.
  let bus: BusConnection
  /// The connection to the session bus, on which programs ask for the accessibility bus.
  let sessionBus: BusConnection

  /// Connects to a desktop.
  ///
  /// - Parameter isGiven: Whether the launch names the display.
  /// - Throws: `AdapterError.cannotStart`.
  init(to place: DesktopPlace, isGiven: Bool) throws(AdapterError) {
    let registry = AccessibilityRegistry(busAddress: place.accessibilityBus)
    self.registry = registry
    bus = try BusConnection(place.accessibilityBus) { registry.answer($0) }
    sessionBus = try BusConnection(place.sessionBus) { registry.answer($0) }
    display = try Display(number: place.display, isPrivate: !isGiven)
  }

  /// Whether there are no other connections to the desktop, and no earlier adapter has left a trace.
  var areAlone: Bool { display.isNew && bus.isAlone && sessionBus.isAlone }

  /// Takes the bus names under which programs look for the registry.
  func begin() { registry.begin(on: bus, session: sessionBus) }

  func close() {
    bus.close()
    sessionBus.close()
    display.close()
  }
}
