import AdapterSupport
import Foundation

/// A browser of the host, which shows one page at a time.
///
/// All pages of a browser are drawn by one process, which ends when a frame is asked for while
/// another one is being drawn; so two launches never share a browser. After a launch the browser is
/// used again: the context is disposed and, when that is done, an empty page is made for the next.
@MainActor
final class HostedBrowser {
  /// The adapter that uses the browser or waits for its page.
  private(set) var client: Int32?
  /// The moment until which the browser must have made or disposed a page; `nil` for none.
  private(set) var deadline: ContinuousClock.Instant?
  private let process: BrowserProcess
  private let profile: ProfileFolder
  private var framer = ZeroFramer()
  private var stage: Stage
  /// What the next page, or the present one, is made for.
  private var options: PageOptions
  /// Who has sent a request to the browser, by its number.
  private var requests: [Int: Sender] = [:]
  private var requestCount = 0

  private enum Stage {
    /// An empty page is being made, or there is one that nobody has asked for.
    case prepared(PagePreparation)
    /// The client uses a page.
    case used(context: String)
    /// The last page is being disposed.
    case disposing
  }

  private enum Sender: Hashable {
    case client(identifier: Int)
    case host
  }

  /// Starts a browser, and lets it make an empty page.
  ///
  /// - Throws: `PageAdapterError.browserNotStarted`.
  init(
    _ executable: BrowserExecutable, flags: BrowserFlags, options: PageOptions
  ) throws(PageAdapterError) {
    profile = try ProfileFolder(executable)
    do {
      process = try BrowserProcess(executable, flags: flags, profile: profile.path)
    } catch {
      profile.remove()
      throw error
    }
    self.options = options
    stage = .prepared(PagePreparation(options))
    prepare()
  }

  /// Where the browser's messages come from.
  var output: Int32 { process.output }

  /// Whether a launch with some options needn't wait for its page.
  func isReady(for options: PageOptions) -> Bool {
    guard client == nil, case .prepared(let preparation) = stage else { return false }
    return preparation.page != nil && preparation.options == options
  }

  /// Kills the browser and removes its files.
  func end() {
    process.kill()
    profile.remove()
  }

  // MARK: The adapter

  /// Gives the browser to an adapter.
  ///
  /// - Returns: The messages for the adapter: its page, if there is one already.
  func give(to descriptor: Int32, _ options: PageOptions) -> [Data] {
    client = descriptor
    self.options = options
    return handOver()
  }

  /// Takes the browser from an adapter that has ended, with all that its page has stored.
  ///
  /// - Returns: Whether the browser can be used again: not if it is in the middle of something, such
  ///   as a frame, which would overlap with the next page's.
  func release() -> Bool {
    client = nil
    guard case .used(let context) = stage else { return true }
    guard requests.isEmpty else { return false }
    dispose(context)
    return true
  }

  /// Passes a request of the adapter on.
  func forward(_ data: Data) {
    let message = DevToolsMessage(data)
    guard case .used = stage, let identifier = message.identifier else { return }
    requestCount += 1
    requests[requestCount] = .client(identifier: identifier)
    Descriptors.write(message.renumbered(requestCount), to: process.input)
  }

  // MARK: The browser

  /// Takes what the browser says.
  ///
  /// - Returns: The messages for the adapter; `nil` if the browser has ended.
  func read() -> [Data]? {
    guard case .messages(let messages) = Descriptors.read(process.output, into: &framer) else {
      return nil
    }
    return messages.flatMap { take(DevToolsMessage($0)) }
  }

  private func take(_ message: DevToolsMessage) -> [Data] {
    guard let identifier = message.identifier else {
      if case .used = stage { return [message.data] }
      return []
    }
    switch requests.removeValue(forKey: identifier) {
    case .client(let original): return [message.renumbered(original)]
    case .host: return proceed(message)
    case nil: return []
    }
  }

  /// Goes on after an answer to a request of the host.
  private func proceed(_ message: DevToolsMessage) -> [Data] {
    switch stage {
    case .prepared(let preparation):
      let result = try? JSONDecoder().decode(DevToolsAnswer<JSON>.self, from: message.data).result
      for request in preparation.take(result) ?? [] { send(request) }
      return handOver()
    case .disposing: prepare()
    case .used: break
    }
    return []
  }

  /// Gives an empty page to the adapter that waits for it, or makes one as the adapter wants it.
  private func handOver() -> [Data] {
    guard case .prepared(let preparation) = stage, var page = preparation.page else { return [] }
    deadline = nil
    guard client != nil else { return [] }
    guard preparation.options == options else {
      dispose(page.context)
      return []
    }
    stage = .used(context: page.context)
    page.browser = process.identifier
    return [HostMessage.page(page).data]
  }

  private func prepare() {
    let preparation = PagePreparation(options)
    stage = .prepared(preparation)
    deadline = .now.advanced(by: Self.preparationLimit)
    send(preparation.first)
  }

  private func dispose(_ context: String) {
    stage = .disposing
    // The adapter has asked for the tabs that its page opens; the next page must not wait for it.
    send(
      PagePreparation.Request(
        method: "Target.setAutoAttach",
        parameters: ["autoAttach": false, "waitForDebuggerOnStart": false, "flatten": true]),
      isAwaited: false)
    deadline = .now.advanced(by: Self.disposalLimit)
    send(
      PagePreparation.Request(
        method: "Target.disposeBrowserContext",
        parameters: ["browserContextId": .string(context)]))
  }

  private func send(_ request: PagePreparation.Request, isAwaited: Bool = true) {
    requestCount += 1
    if isAwaited { requests[requestCount] = .host }
    Descriptors.write(
      DevToolsRequest.data(
        requestCount, request.method, session: request.session, request.parameters),
      to: process.input)
  }

  /// Starting a browser takes a tenth of a second, and seconds on a machine that is busy.
  private static let preparationLimit = Duration.seconds(20)
  private static let disposalLimit = Duration.seconds(5)
}
