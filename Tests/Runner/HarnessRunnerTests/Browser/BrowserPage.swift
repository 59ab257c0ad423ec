import Foundation

/// A page in Chromium that a test inspects as a person or a screen reader would.
///
/// The adapter for pages treats a page as an app. This class inspects the page itself: its styles, the
/// names that the browser computes, its network requests and its console messages.
final class BrowserPage {
  /// The error for a browser that has ended, or for an invalid answer.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  static let executable = "/usr/lib/chromium/chromium-headless-shell"

  /// The page's console messages, exceptions and network requests.
  private(set) var complaints: [String] = []
  private let process = Process()
  private let commands = Pipe()
  private let answers = Pipe()
  private let profile: URL
  private let file: URL
  private var received = Data()
  private var nextIdentifier = 1
  private var session: String?

  /// Opens a page.
  init(_ file: URL) throws {
    self.file = file
    profile = FileManager.default.temporaryDirectory
      .appendingPathComponent("browser-\(UUID().uuidString)")
    // The browser's own descriptors are 3 and 4.
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = [
      "-c", #"exec "$0" "$@" 3<&0 4>&1 </dev/null >/dev/null 2>&1"#, Self.executable, "--headless",
      "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe", "--disable-dev-shm-usage",
      "--user-data-dir=\(profile.path)", "about:blank",
    ]
    process.standardInput = commands
    process.standardOutput = answers
    try process.run()
    let target = try ask("Target.createTarget", ["url": "about:blank"])["targetId"] ?? ""
    session =
      try ask("Target.attachToTarget", ["targetId": target, "flatten": true])["sessionId"]
      as? String
    for domain in ["Page", "Runtime", "Log", "Network", "Accessibility"] {
      try ask("\(domain).enable")
    }
    try open()
  }

  /// Opens the page again, with a new appearance and size.
  ///
  /// - Parameters:
  ///   - scheme: `light` or `dark`.
  ///   - width: The window's width in pixels.
  func open(scheme: String = "light", width: Int = 1280) throws {
    try ask(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": 860, "deviceScaleFactor": 1, "mobile": false])
    try ask(
      "Emulation.setEmulatedMedia",
      ["features": [["name": "prefers-color-scheme", "value": scheme]]])
    try ask("Page.navigate", ["url": file.absoluteString])
    while try next() != "Page.loadEventFired" {}
  }

  deinit {
    process.terminate()
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: profile)
  }

  /// Returns the value of a JavaScript expression.
  func value(of expression: String) throws -> Any? {
    let answer = try ask("Runtime.evaluate", ["expression": expression, "returnByValue": true])
    if let exception = answer["exceptionDetails"] { throw Failure(description: "\(exception)") }
    return (answer["result"] as? [String: Any])?["value"]
  }

  /// Returns the lines that a JavaScript function without arguments returns.
  func lines(of function: String) throws -> [String] {
    try value(of: "(\(function))()") as? [String] ?? ["no lines came back"]
  }

  /// Presses a key: a character, or a key's name such as `Tab` or `ArrowDown`.
  func press(_ key: String) throws {
    let codes = ["Tab": 9, "Enter": 13, " ": 32, "Home": 36, "End": 35, "Escape": 27]
      .merging(["ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40]) { $1 }
    var event: [String: Any] = ["type": "keyDown", "key": key]
    event["windowsVirtualKeyCode"] = codes[key]
    if key.count == 1 { event["text"] = key }
    if key == "Enter" { event["text"] = "\r" }
    try ask("Input.dispatchKeyEvent", event)
    event["type"] = "keyUp"
    event["text"] = nil
    try ask("Input.dispatchKeyEvent", event)
  }

  /// Returns the elements as a screen reader gets them: role, name, and whether they are focusable.
  func accessibleElements() throws -> [(role: String, name: String, isFocusable: Bool)] {
    let nodes = try ask("Accessibility.getFullAXTree")["nodes"] as? [[String: Any]] ?? []
    return nodes.filter { $0["ignored"] as? Bool != true }.map { node in
      func text(_ key: String) -> String {
        (node[key] as? [String: Any])?["value"] as? String ?? ""
      }
      let properties = node["properties"] as? [[String: Any]] ?? []
      return (
        text("role"), text("name"), properties.contains { $0["name"] as? String == "focusable" }
      )
    }
  }

  // MARK: Protocol

  @discardableResult
  private func ask(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    let identifier = nextIdentifier
    nextIdentifier += 1
    var request: [String: Any] = ["id": identifier, "method": method, "params": parameters]
    request["sessionId"] = session
    try commands.fileHandleForWriting.write(
      contentsOf: JSONSerialization.data(withJSONObject: request) + [0])
    while true {
      let answer = try message()
      guard answer["id"] as? Int == identifier else {
        note(answer)
        continue
      }
      if let error = answer["error"] { throw Failure(description: "\(method): \(error)") }
      return answer["result"] as? [String: Any] ?? [:]
    }
  }

  /// Waits for an event and returns its name.
  private func next() throws -> String {
    let message = try message()
    note(message)
    return message["method"] as? String ?? ""
  }

  private func message() throws -> [String: Any] {
    while true {
      if let end = received.firstIndex(of: 0) {
        let line = Data(received[..<end])
        received = Data(received[(end + 1)...])
        return try JSONSerialization.jsonObject(with: line) as? [String: Any] ?? [:]
      }
      let piece = answers.fileHandleForReading.availableData
      if piece.isEmpty { throw Failure(description: "the browser has ended") }
      received += piece
    }
  }

  private func note(_ event: [String: Any]) {
    let details = event["params"] as? [String: Any] ?? [:]
    switch event["method"] as? String {
    case "Runtime.exceptionThrown", "Runtime.consoleAPICalled", "Log.entryAdded":
      complaints.append("\(details)")
    case "Network.requestWillBeSent":
      let address = (details["request"] as? [String: Any])?["url"] as? String ?? ""
      let isOwn = address.hasPrefix("data:") || address.hasSuffix(".html")
      if !(isOwn && !address.hasPrefix("http")) { complaints.append("a request: \(address)") }
    default: break
    }
  }
}
