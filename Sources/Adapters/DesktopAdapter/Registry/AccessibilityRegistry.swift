import SystemShims

/// The services that accessible programs call on the bus, to get the address of the accessibility bus, to
/// check for listeners, and to report their presence.
///
/// The adapter answers in place of at-spi2's registry, so programs report to it directly and at once.
@MainActor
final class AccessibilityRegistry {
  private let busAddress: String
  private weak var bus: BusConnection?
  private var isEnabled = false
  private weak var session: BusConnection?
  /// The process of the program in a foreign session, or `nil` in a private one.
  private var attached: Int32?
  /// The root objects of the programs that have reported, in that order.
  private(set) var programs: [AccessibleReference] = []

  init(busAddress: String) { self.busAddress = busAddress }

  /// Takes the bus names under which programs look for the registry.
  ///
  /// - Parameters:
  ///   - bus: The accessibility bus.
  ///   - session: The bus on which programs ask for the accessibility bus.
  func begin(on bus: BusConnection, session: BusConnection) {
    self.bus = bus
    for kind in Self.kinds {
      bus.subscribe("type='signal',interface='org.a11y.atspi.Event.\(kind)'")
    }
    bus.subscribe("type='signal',interface='org.a11y.atspi.Cache'")
    bus.subscribe(
      "type='signal',sender='org.freedesktop.DBus',member='NameOwnerChanged'")
    bus.take(name: Self.registryName)
    self.session = session
    session.take(name: Self.accessibilityName)
  }

  /// Uses the registry of a foreign session, for one of its programs.
  ///
  /// - Parameters:
  ///   - bus: The session's accessibility bus.
  ///   - process: The program's process.
  func begin(on bus: BusConnection, of process: Int32) {
    self.bus = bus
    attached = process
    bus.subscribe("type='signal',sender='org.freedesktop.DBus',member='NameOwnerChanged'")
    // Programs send no events without a listener. The registry notifies them before it answers.
    _ = bus.call(
      Self.kinds.map {
        BusCall(
          destination: Self.registryName, path: "/org/a11y/atspi/registry",
          interface: Self.registryName, member: "RegisterEvent",
          arguments: [.string($0 + ":"), .array([], of: "s"), .string("")])
      })
    findPrograms()
  }

  /// Finds the root objects of the program in a foreign session.
  func findPrograms() {
    guard let attached, programs.isEmpty, let bus else { return }
    let root = AccessibleReference.root(of: Self.registryName)
    let all =
      bus.call(
        BusCall(
          destination: root.bus, path: root.path,
          interface: AccessibleInterfaces.Name.accessible, member: "GetChildren"))?
      .first?.elements.compactMap { AccessibleReference($0) } ?? []
    let family = ProcessFamily.descendants(of: attached) + [attached]
    for (program, owner) in zip(all, processes(of: all.map(\.bus), on: bus)) {
      guard let owner, family.contains(owner) else { continue }
      programs.append(program)
      // Other programs' windows are ignored.
      for kind in Self.kinds {
        bus.subscribe(
          "type='signal',sender='\(program.bus)',interface='org.a11y.atspi.Event.\(kind)'")
      }
      bus.subscribe("type='signal',sender='\(program.bus)',interface='org.a11y.atspi.Cache'")
    }
  }

  /// The processes of the accessibility bus and its registry in a foreign session; a program that waits for
  /// them isn't at rest.
  var servers: [Int32] {
    guard attached != nil, let bus else { return [] }
    return processes(of: [Self.busName, Self.registryName], on: bus).compactMap(\.self)
  }

  private func processes(of names: [String], on bus: BusConnection) -> [Int32?] {
    bus.call(
      names.map {
        BusCall(
          destination: Self.busName, path: "/org/freedesktop/DBus", interface: Self.busName,
          member: "GetConnectionUnixProcessID", arguments: [.string($0)])
      }
    ).map { $0?.first?.number.map { Int32(clamping: $0) } }
  }

  private static let busName = "org.freedesktop.DBus"
  private static let kinds = ["Object", "Window", "Focus", "Document"]

  /// Enables accessibility, and notifies programs that wait for it.
  ///
  /// Qt 5 may never become accessible if it is enabled while the program creates its first window. Qt asks
  /// again when the bus's name has a new owner.
  func switchOn() {
    isEnabled = true
    session?.renew(name: Self.accessibilityName)
  }

  private static let accessibilityName = "org.a11y.Bus"

  /// Removes a program that has left the bus.
  func remove(bus name: String) { programs.removeAll { $0.bus == name } }

  private static let registryName = "org.a11y.atspi.Registry"

  /// Answers a call; returns `nil` if the method doesn't exist.
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
          Self.kinds.map { .structure([name, .string($0 + ":")]) },
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
    // Both mean that programs should be accessible; Qt asks for either.
    case "IsEnabled", "ScreenReaderEnabled": [.variant(.bool(isEnabled))]
    case "version": [.variant(.uint32(1))]
    case "Name": [.variant(.string("main"))]
    default: nil
    }
  }
}
