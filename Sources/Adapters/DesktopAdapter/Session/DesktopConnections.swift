import AdapterSupport
import Foundation

/// An adapter's connections to the parts of a desktop.
@MainActor
struct DesktopConnections {
  let display: Display
  /// The programs that are accessible, which have told the registry so.
  let registry: AccessibilityRegistry
  /// The connection to the accessibility bus.
  let bus: BusConnection
  /// The connection to the bus of everything else, on which programs ask for the other.
  let sessionBus: BusConnection

  /// Connects to a desktop.
  ///
  /// - Parameter isGiven: Whether the display is one that the launch names.
  /// - Throws: `AdapterError.cannotStart`.
  init(to place: DesktopPlace, isGiven: Bool) throws(AdapterError) {
    let registry = AccessibilityRegistry(busAddress: place.accessibilityBus)
    self.registry = registry
    bus = try BusConnection(place.accessibilityBus) { registry.answer($0) }
    sessionBus = try BusConnection(place.sessionBus) { registry.answer($0) }
    display = try Display(number: place.display, isPrivate: !isGiven)
  }

  /// Whether nobody else is connected to the desktop, and nothing is left on its display of anybody who was.
  var areAlone: Bool { display.isNew && bus.isAlone && sessionBus.isAlone }

  /// Takes the names under which programs look for the registry.
  func begin() { registry.begin(on: bus, session: sessionBus) }

  func close() {
    bus.close()
    sessionBus.close()
    display.close()
  }
}
