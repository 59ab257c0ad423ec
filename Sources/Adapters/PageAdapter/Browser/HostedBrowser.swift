import AdapterSupport
import Foundation

/// A browser of the host, which shows one page at a time.
///
/// One process draws all pages of a browser, and it ends when a frame is requested while another one is
/// being drawn. So two launches never share a browser at the same time. After a launch the browser is reused:
/// its context is disposed of, and then an empty page is created for the next launch.
@MainActor
final class HostedBrowser {
  /// The adapter that uses the browser or waits for its page.
  private(set) var client: Int32?
  /// The time by which the browser must have created or disposed of a page; `nil` if neither is pending.
  private(set) var deadline: ContinuousClock.Instant?
  private let process: BrowserProcess
  private let profile: ProfileFolder
  private var framer = ZeroFramer()
  private var stage: Stage
  /// The options of the present or the next page.
  private var options: PageOptions
  /// The sender of each unanswered request to the browser, by the request's number.
  private var requests: [Int: Sender] = [:]
  private var requestCount = 0

  private enum Stage {
    /// An empty page is being created, or is ready for an adapter.
    case prepared(PagePreparation)
    /// The adapter uses a page.
    case used(context: String)
    /// The last page is being disposed of.
    case disposing
  }

  private enum Sender: Hashable {
    case client(identifier: Int)
    case host
  }

  /// Starts a browser, and makes it create an empty page.
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

  /// The descriptor from which the browser's messages are read.
  var output: Int32 { process.output }

  /// Returns whether a page with certain options is ready.
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

  /// Lends the browser to an adapter.
  ///
  /// - Returns: The messages for the adapter: its page, if it is ready.
  func give(to descriptor: Int32, _ options: PageOptions) -> [Data] {
    client = descriptor
    self.options = options
    return handOver()
  }

  /// Takes the browser back from an adapter that has ended, and disposes of everything its page has stored.
  ///
  /// - Returns: Whether the browser can be reused; it can't while a request is unanswered, because it could
  ///   be a frame that overlaps with one of the next page.
  func release() -> Bool {
    client = nil
    guard case .used(let context) = stage else { return true }
    guard requests.isEmpty else { return false }
    dispose(context)
    return true
  }

  /// Passes on a request of the adapter.
  func forward(_ data: Data) {
    let message = DevToolsMessage(data)
    guard case .used = stage, let identifier = message.identifier else { return }
    requestCount += 1
    requests[requestCount] = .client(identifier: identifier)
    Descriptors.write(message.renumbered(requestCount), to: process.input)
  }

  // MARK: The browser

  /// Reads the browser's messages.
  ///
  /// - Returns: The messages for the adapter, or `nil` if the browser has ended.
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

  /// Continues after the answer to a request of the host.
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

  /// Passes an empty page to the waiting adapter, or replaces the page if it has other options.
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
    // The adapter has subscribed to new tabs, which would pause the next page until it is resumed.
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

  /// The time for creating a page; starting a browser takes a tenth of a second, but seconds
  /// on a busy machine.
  private static let preparationLimit = Duration.seconds(20)
  private static let disposalLimit = Duration.seconds(5)
}
