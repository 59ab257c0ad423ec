import Foundation
import SystemShims

/// The process that owns one test process's browser and lets the adapters of its launches use it.
///
/// It ends, with the browser and its files, when the test process ends or the browser does.
@MainActor
public final class BrowserHost {
  private let listener: Int32
  private let owner: Int32
  private let profile: ProfileFolder
  private let browser: BrowserProcess
  private var browserFramer = ZeroFramer()
  private var clients: [Int32: Client] = [:]
  /// Who has sent a request to the browser, by its number.
  private var requests: [Int: Sender] = [:]
  private var requestCount = 0
  /// The client that uses a session.
  private var sessions: [String: Int32] = [:]
  /// A page that nobody has asked for yet, so that the next launch needn't wait for it.
  private var spare: PagePreparation?

  /// An adapter.
  private struct Client {
    var framer = ZeroFramer()
    var context: String?
    var awaited: PagePreparation?
  }

  private enum Sender {
    case client(Int32, identifier: Int)
    case preparation(PagePreparation)
    case host
  }

  /// Starts a browser.
  ///
  /// - Throws: `PageAdapterError` if the browser can't be started.
  init(
    listener: Int32, owner: Int32, executable: BrowserExecutable, flags: BrowserFlags
  ) throws(PageAdapterError) {
    self.listener = listener
    self.owner = owner
    profile = ProfileFolder()
    browser = try BrowserProcess(executable, flags: flags, profile: profile.path)
  }

  /// Works until the test process or the browser has ended.
  func run() {
    prepare(PageOptions.standard, for: nil)
    while turn() {}
    for client in clients.keys { close(client) }
    close(listener)
    browser.kill()
    profile.remove()
  }

  /// Waits for one event; returns whether to go on.
  private func turn() -> Bool {
    let ready = Descriptors.wait(for: [listener, owner, browser.output] + clients.keys)
    if ready.contains(owner) { return false }
    if ready.contains(browser.output) {
      guard case .messages(let messages) = Descriptors.read(browser.output, into: &browserFramer)
      else { return false }
      for message in messages { route(DevToolsMessage(message)) }
    }
    for descriptor in ready.intersection(clients.keys) { read(descriptor) }
    if ready.contains(listener) { accept() }
    return true
  }

  private func accept() {
    let descriptor = Foundation.accept(listener, nil, nil)
    guard descriptor >= 0 else { return }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    // An adapter that no longer reads must not hold up the others for ever.
    var limit = timeval(tv_sec: Self.writeLimit, tv_usec: 0)
    setsockopt(
      descriptor, SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    clients[descriptor] = Client()
  }

  // MARK: Adapters

  private func read(_ descriptor: Int32) {
    guard var framer = clients[descriptor]?.framer else { return }
    guard case .messages(let messages) = Descriptors.read(descriptor, into: &framer) else {
      return drop(descriptor)
    }
    clients[descriptor]?.framer = framer
    for message in messages { forward(message, from: descriptor) }
  }

  private func forward(_ data: Data, from descriptor: Int32) {
    if let opening = try? HostMessage.decode(data), case .open(let options) = opening {
      return open(options, for: descriptor)
    }
    let message = DevToolsMessage(data)
    guard let identifier = message.identifier else { return }
    if let session = message.session { sessions[session] = descriptor }
    requestCount += 1
    requests[requestCount] = .client(descriptor, identifier: identifier)
    Descriptors.write(message.renumbered(requestCount), to: browser.input)
  }

  private func open(_ options: PageOptions, for descriptor: Int32) {
    if let spare, spare.options == options {
      self.spare = nil
      clients[descriptor]?.awaited = spare
      return handOver(spare)
    }
    prepare(options, for: descriptor)
  }

  private func prepare(_ options: PageOptions, for descriptor: Int32?) {
    let preparation = PagePreparation(options)
    if let descriptor {
      clients[descriptor]?.awaited = preparation
    } else {
      spare = preparation
    }
    send(preparation.first, for: preparation)
  }

  /// Gives a page that is ready to the adapter that waits for it.
  private func handOver(_ preparation: PagePreparation) {
    guard let page = preparation.page,
      let descriptor = clients.first(where: { $0.value.awaited === preparation })?.key
    else { return }
    clients[descriptor]?.awaited = nil
    clients[descriptor]?.context = page.context
    sessions[page.session] = descriptor
    write(HostMessage.page(page).data, to: descriptor)
    if spare == nil { prepare(preparation.options, for: nil) }
  }

  /// Forgets an adapter that has ended, with its page and all that the page has stored.
  private func drop(_ descriptor: Int32) {
    let client = clients.removeValue(forKey: descriptor)
    close(descriptor)
    sessions = sessions.filter { $0.value != descriptor }
    let context = client?.context ?? client?.awaited?.context ?? ""
    if !context.isEmpty { dispose(context) }
  }

  private func dispose(_ context: String) {
    send(
      PagePreparation.Request(
        method: "Target.disposeBrowserContext",
        parameters: ["browserContextId": .string(context)]), for: nil)
  }

  private func write(_ data: Data, to descriptor: Int32) {
    if !Descriptors.write(data, to: descriptor) { drop(descriptor) }
  }

  // MARK: The browser

  private func send(_ request: PagePreparation.Request, for preparation: PagePreparation?) {
    requestCount += 1
    requests[requestCount] = preparation.map { .preparation($0) } ?? .host
    Descriptors.write(
      DevToolsRequest.data(
        requestCount, request.method, session: request.session, request.parameters),
      to: browser.input)
  }

  private func route(_ message: DevToolsMessage) {
    if let identifier = message.identifier {
      switch requests.removeValue(forKey: identifier) {
      case .client(let descriptor, let original):
        if clients[descriptor] != nil { write(message.renumbered(original), to: descriptor) }
      case .preparation(let preparation): proceed(preparation, with: message)
      case .host, nil: break
      }
      return
    }
    // A session that no adapter has spoken in yet is announced to all; the others ignore it.
    if let session = message.session, let descriptor = sessions[session] {
      if clients[descriptor] != nil { write(message.data, to: descriptor) }
    } else if spare?.knownSession == nil || message.session != spare?.knownSession {
      for descriptor in clients.keys { write(message.data, to: descriptor) }
    }
  }

  private func proceed(_ preparation: PagePreparation, with message: DevToolsMessage) {
    let result = try? JSONDecoder().decode(DevToolsAnswer<JSON>.self, from: message.data).result
    for request in preparation.take(result) ?? [] { send(request, for: preparation) }
    guard preparation.page != nil else { return }
    let isWanted = clients.values.contains { $0.awaited === preparation }
    if isWanted {
      handOver(preparation)
    } else if preparation !== spare {
      dispose(preparation.context)
    }
  }

  /// The time, in seconds, after which an adapter that doesn't read is given up.
  private static let writeLimit = 10
}
