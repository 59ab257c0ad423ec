import SystemShims

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
  /// The process of the program in a session that is somebody else's; nil in a private one.
  private var attached: Int32?
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

  /// Uses the registry of a session that is somebody else's, for one program of it.
  ///
  /// - Parameters:
  ///   - bus: The session's accessibility bus.
  ///   - process: The program's process.
  func begin(on bus: BusConnection, of process: Int32) {
    self.bus = bus
    attached = process
    bus.subscribe("type='signal',sender='org.freedesktop.DBus',member='NameOwnerChanged'")
    // Programs say nothing as long as nobody listens. The registry tells them before it answers.
    _ = bus.call(
      Self.kinds.map {
        BusCall(
          destination: Self.registryName, path: "/org/a11y/atspi/registry",
          interface: Self.registryName, member: "RegisterEvent",
          arguments: [.string($0 + ":"), .array([], of: "s"), .string("")])
      })
    findPrograms()
  }

  /// Looks for the objects of the program in a session that is somebody else's.
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
      // Those of other programs are nobody's business.
      for kind in Self.kinds {
        bus.subscribe(
          "type='signal',sender='\(program.bus)',interface='org.a11y.atspi.Event.\(kind)'")
      }
      bus.subscribe("type='signal',sender='\(program.bus)',interface='org.a11y.atspi.Cache'")
    }
  }

  /// The processes of the accessibility bus and of its registry, in a session that is somebody else's: a
  /// program that waits for them isn't at rest.
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

  /// Tells programs that wait for it that accessibility is switched on.
  ///
  /// Qt 5 may never begin if it is on while the program makes its first window. It asks again when the bus's
  /// name comes anew.
  func switchOn() {
    isEnabled = true
    session?.renew(name: Self.accessibilityName)
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
    // Both say that the programs shall be accessible; Qt asks for either.
    case "IsEnabled", "ScreenReaderEnabled": [.variant(.bool(isEnabled))]
    case "version": [.variant(.uint32(1))]
    case "Name": [.variant(.string("main"))]
    default: nil
    }
  }
}
