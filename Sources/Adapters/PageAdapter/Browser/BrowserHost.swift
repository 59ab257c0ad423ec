import AdapterSupport
import Foundation

/// The process that owns the browsers of one test process and lends them to the adapters of its launches.
///
/// Each launch has a browser to itself; browsers of ended launches are reused. The host, the browsers and
/// their files go with the test process.
@MainActor
final class BrowserHost {
  private let listener: HostListener
  private let executable: BrowserExecutable
  private let flags: BrowserFlags
  private var browsers: [HostedBrowser] = []
  private var clients: [Int32: Client] = [:]

  /// An adapter.
  private struct Client {
    var framer = ZeroFramer()
    /// The options of the page that the adapter has asked for.
    var options: PageOptions?
    /// The number of browsers lent to the adapter; more than one if browsers end before they have a page.
    var attempts = 0
    var hasPage = false
  }

  init(listener: HostListener, executable: BrowserExecutable, flags: BrowserFlags) {
    self.listener = listener
    self.executable = executable
    self.flags = flags
  }

  /// Serves adapters until the test process has ended.
  func run() {
    while turn() {}
    for client in clients.keys { close(client) }
    close(listener.descriptor)
    for browser in browsers { browser.end() }
  }

  /// Waits for events and handles them; returns whether to continue.
  private func turn() -> Bool {
    let ready = Descriptors.wait(
      for: [listener.descriptor, listener.owner] + browsers.map(\.output) + clients.keys,
      milliseconds: millisecondsToDeadline)
    if ready.contains(listener.owner) { return false }
    for browser in browsers where ready.contains(browser.output) { take(from: browser) }
    for browser in browsers where browser.deadline.map({ $0 <= .now }) == true { replace(browser) }
    for descriptor in ready.intersection(clients.keys) { read(descriptor) }
    // Last, because a new connection may get a descriptor whose number is in the set.
    if ready.contains(listener.descriptor) { accept() }
    return true
  }

  private var millisecondsToDeadline: Int32 {
    guard let deadline = browsers.compactMap(\.deadline).min() else { return -1 }
    let left = ContinuousClock.now.duration(to: deadline)
    return left > .zero ? Int32(left / .milliseconds(1)) + 1 : 0
  }

  private func accept() {
    guard let descriptor = listener.accept() else { return }
    clients[descriptor] = Client()
  }

  // MARK: Adapters

  private func read(_ descriptor: Int32) {
    guard var framer = clients[descriptor]?.framer else { return }
    guard case .messages(let messages) = Descriptors.read(descriptor, into: &framer) else {
      return drop(descriptor)
    }
    clients[descriptor]?.framer = framer
    for message in messages {
      if let opening = try? HostMessage.decode(message), case .open(let options) = opening {
        clients[descriptor]?.options = options
        lend(to: descriptor)
      } else {
        browser(of: descriptor)?.forward(message)
      }
    }
  }

  private func browser(of descriptor: Int32) -> HostedBrowser? {
    browsers.first { $0.client == descriptor }
  }

  /// Lends a browser to an adapter: one with a suitable page, another idle one, or a new one.
  private func lend(to descriptor: Int32) {
    guard let options = clients[descriptor]?.options, browser(of: descriptor) == nil else { return }
    clients[descriptor]?.attempts += 1
    let idle = browsers.filter { $0.client == nil }
    if let browser = idle.first(where: { $0.isReady(for: options) }) ?? idle.first {
      return deliver(browser.give(to: descriptor, options), to: descriptor)
    }
    do {
      let browser = try HostedBrowser(executable, flags: flags, options: options)
      browsers.append(browser)
      deliver(browser.give(to: descriptor, options), to: descriptor)
    } catch {
      drop(descriptor)
    }
  }

  /// Removes an adapter that has ended, or that can't be served.
  private func drop(_ descriptor: Int32) {
    guard clients.removeValue(forKey: descriptor) != nil else { return }
    close(descriptor)
    guard let browser = browser(of: descriptor) else { return }
    let isUsable = browser.release()
    let idleCount = browsers.count { $0.client == nil }
    if !isUsable || idleCount > Self.idleLimit { remove(browser) }
  }

  private func deliver(_ messages: [Data], to descriptor: Int32) {
    for message in messages {
      clients[descriptor]?.hasPage = true
      guard Descriptors.write(message, to: descriptor) else { return drop(descriptor) }
    }
  }

  // MARK: Browsers

  private func take(from browser: HostedBrowser) {
    guard let messages = browser.read() else { return replace(browser) }
    if let client = browser.client { deliver(messages, to: client) }
  }

  /// Removes a browser that has ended or doesn't answer; if its adapter has no page yet, the adapter gets
  /// another browser.
  private func replace(_ browser: HostedBrowser) {
    let client = browser.client
    remove(browser)
    guard let client else { return }
    if let waiting = clients[client], !waiting.hasPage, waiting.attempts < Self.attemptLimit {
      lend(to: client)
    } else {
      drop(client)
    }
  }

  private func remove(_ browser: HostedBrowser) {
    browsers.removeAll { $0 === browser }
    browser.end()
  }

  /// The maximum number of idle browsers, each of which takes some 100 MB.
  private static let idleLimit = 3
  private static let attemptLimit = 3
}
