/// What accessible programs ask for on the bus: where the accessibility bus is, whether anybody listens,
/// and whom to tell that they are there.
///
/// The adapter answers in place of at-spi2's registry: programs report to it directly, and it knows at
/// once when one is there.
@MainActor
final class AccessibilityRegistry {
  private let busAddress: String
  private weak var bus: BusConnection?
  private var isEnabled = false
  private weak var session: BusConnection?
  /// The roots of the programs that have reported, in their order.
  private(set) var programs: [AccessibleReference] = []

  init(busAddress: String) { self.busAddress = busAddress }

  /// Takes the names under which programs look for it.
  ///
  /// - Parameters:
  ///   - bus: The accessibility bus.
  ///   - session: The bus on which programs ask for that one.
  func begin(on bus: BusConnection, session: BusConnection) {
    self.bus = bus
    for kind in ["Object", "Window", "Focus", "Document"] {
      bus.subscribe("type='signal',interface='org.a11y.atspi.Event.\(kind)'")
    }
    bus.subscribe("type='signal',interface='org.a11y.atspi.Cache'")
    bus.subscribe(
      "type='signal',sender='org.freedesktop.DBus',member='NameOwnerChanged'")
    bus.take(name: Self.registryName)
    self.session = session
    session.take(name: Self.accessibilityName)
  }

  /// Tells programs that wait for it that accessibility is switched on.
  ///
  /// Qt 5 may never begin if it is on while the program makes its first window. It asks again when the bus's
  /// name comes anew.
  func switchOn() {
    isEnabled = true
    session?.release(name: Self.accessibilityName)
    session?.take(name: Self.accessibilityName)
  }

  private static let accessibilityName = "org.a11y.Bus"

  /// Forgets a program that has left the bus.
  func remove(bus name: String) { programs.removeAll { $0.bus == name } }

  private static let registryName = "org.a11y.atspi.Registry"

  /// Answers a call; nil if there is no such method.
  func answer(_ call: BusMessage) -> [BusValue]? {
    switch (call.interface, call.member) {
    case ("org.a11y.Bus", "GetAddress"): return [.string(busAddress)]
    case ("org.a11y.atspi.Socket", "Embed"):
      if let program = call.arguments.first.flatMap({ AccessibleReference($0) }) {
        programs.removeAll { $0.bus == program.bus }
        programs.append(program)
      }
      return [AccessibleReference.root(of: bus?.name ?? "").value]
    case ("org.a11y.atspi.Socket", "Unembed"), (Self.registryName, "DeregisterApplication"):
      return []
    case (Self.registryName, "GetRegisteredEvents"):
      let name = BusValue.string(bus?.name ?? "")
      return [
        .array(
          ["Object:", "Window:", "Focus:", "Document:"].map { .structure([name, .string($0)]) },
          of: "(ss)")
      ]
    case ("org.a11y.atspi.DeviceEventController", "GetKeystrokeListeners"):
      return [.array([], of: "(souua(iisi)u(bbb))")]
    case ("org.a11y.atspi.DeviceEventController", "GetDeviceEventListeners"):
      return [.array([], of: "(sou)")]
    case ("org.a11y.atspi.DeviceEventController", "NotifyListenersSync"): return [.bool(false)]
    case ("org.freedesktop.DBus.Properties", "Get"): return property(call)
    case ("org.freedesktop.DBus.Properties", "GetAll"):
      return [
        .array(
          [
            .entry(.string("IsEnabled"), .variant(.bool(isEnabled))),
            .entry(.string("ScreenReaderEnabled"), .variant(.bool(isEnabled))),
          ], of: "{sv}")
      ]
    case ("org.freedesktop.DBus.Properties", "Set"), ("org.freedesktop.DBus.Peer", "Ping"):
      return []
    default: return nil
    }
  }

  private func property(_ call: BusMessage) -> [BusValue]? {
    switch call.arguments.last?.text {
    // Both say that the programs shall be accessible; Qt asks for either.
    case "IsEnabled", "ScreenReaderEnabled": [.variant(.bool(isEnabled))]
    case "version": [.variant(.uint32(1))]
    case "Name": [.variant(.string("main"))]
    default: nil
    }
  }
}
