import AdapterSupport
import Foundation

/// The process that owns the desktops of one test process and lends them to the adapters of its launches.
///
/// Each launch has a desktop to itself; desktops of ended launches are reused. The host and the desktops end
/// with the test process. If the host is killed, the kernel ends the desktops.
@MainActor
public final class DesktopHost {
  private let listener: HostListener
  private let tools: DesktopTools
  /// The desktops; those given back most recently are at the end.
  private var desktops: [HostedDesktop] = []
  private var clients: [Int32: ZeroFramer] = [:]

  private init(_ listener: HostListener, tools: DesktopTools) {
    self.listener = listener
    self.tools = tools
  }

  /// Returns the host of the desktops that are made with certain tools.
  ///
  /// The host inherits no variables from the launch that starts it.
  static func shared(tools: DesktopTools) -> SharedHost {
    SharedHost(
      kind: kind, arguments: [tools.bus, tools.display],
      environment: ["PATH": "/usr/local/bin:/usr/bin:/bin"])
  }

  private static let kind = "desktop"

  /// Runs a host until the test process has ended, if the arguments ask for it.
  ///
  /// - Parameter arguments: The command line, with the program's name.
  /// - Returns: Whether a host was run.
  public static func run(_ arguments: [String]) -> Bool {
    guard let listener = HostListener(kind: kind, commandLine: arguments),
      listener.arguments.count == 2
    else { return false }
    // The working directory of the launch that started the host may be removed.
    _ = chdir("/")
    DesktopHost(
      listener, tools: DesktopTools(bus: listener.arguments[0], display: listener.arguments[1])
    ).run()
    return true
  }

  private func run() {
    while turn() {}
    for client in clients.keys { close(client) }
    close(listener.descriptor)
    HostedDesktop.end(desktops)
  }

  /// Waits for events and handles them; returns whether to continue.
  private func turn() -> Bool {
    let ready = Descriptors.wait(
      for: [listener.descriptor, listener.owner] + desktops.flatMap(\.descriptors) + clients.keys)
    if ready.contains(listener.owner) { return false }
    for desktop in desktops { desktop.take(ready) }
    remove { $0.client == nil && $0.problem != nil }
    for client in ready.intersection(clients.keys) { read(client) }
    for desktop in desktops {
      guard let answer = desktop.takeAnswer(), let client = desktop.client else { continue }
      if !Descriptors.write(answer, to: client) { drop(client) }
    }
    // Last, because a new connection may get a descriptor whose number is in the set.
    if ready.contains(listener.descriptor), let client = listener.accept() {
      clients[client] = ZeroFramer()
    }
    return true
  }

  // MARK: Adapters

  private func read(_ client: Int32) {
    guard var framer = clients[client] else { return }
    guard case .messages(let messages) = Descriptors.read(client, into: &framer) else {
      return drop(client)
    }
    clients[client] = framer
    for message in messages {
      guard let request = try? JSONDecoder().decode(DesktopRequest.self, from: message) else {
        return drop(client)
      }
      answer(request, of: client)
    }
  }

  private func answer(_ request: DesktopRequest, of client: Int32) {
    let own = desktops.first { $0.client == client }
    switch request {
    case .open(let size):
      guard own == nil else { return }
      // The desktop that has been idle for longest has had the most time to reset itself.
      if let idle = desktops.first(where: { $0.client == nil && $0.size == size }) {
        idle.lend(to: client)
      } else {
        desktops.append(HostedDesktop(size: size, tools: tools, client: client))
      }
    case .replace:
      guard let own else { return }
      remove { $0 === own }
      desktops.append(HostedDesktop(size: own.size, tools: tools, client: client))
    case .giveBack:
      guard let own else { return }
      own.takeBack()
      remove { $0 === own && $0.problem != nil }
      if let index = desktops.firstIndex(where: { $0 === own }) {
        desktops.append(desktops.remove(at: index))
      }
      let idle = desktops.filter { $0.client == nil }
      for desktop in idle.dropLast(Self.idleLimit) { remove { $0 === desktop } }
    }
  }

  /// Removes an adapter that has ended.
  ///
  /// If it hasn't given its desktop back, it was killed, and the desktop may be in any state.
  private func drop(_ client: Int32) {
    guard clients.removeValue(forKey: client) != nil else { return }
    close(client)
    remove { $0.client == client }
  }

  private func remove(where isMeant: (HostedDesktop) -> Bool) {
    let removed = desktops.filter(isMeant)
    guard !removed.isEmpty else { return }
    desktops.removeAll(where: isMeant)
    HostedDesktop.end(removed)
  }

  /// The maximum number of idle desktops, each of which takes some 60 MB.
  private static let idleLimit = 3
}
