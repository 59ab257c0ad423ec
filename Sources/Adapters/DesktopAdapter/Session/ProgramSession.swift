import AdapterSupport
import Foundation

/// The desktop in which a running program was started, according to its environment.
@MainActor
struct ProgramSession {
  /// The program's process.
  let process: Int32
  /// The number of its display.
  let display: Int
  private let variables: [String: String]

  /// Reads the environment of a process.
  ///
  /// - Throws: `AdapterError.cannotStart` if it can't be read, or names no display of this machine.
  init(of process: Int32) throws(AdapterError) {
    guard let data = FileManager.default.contents(atPath: "/proc/\(process)/environ") else {
      throw .cannotStart(reason: "its variables can't be read; is it another user's?")
    }
    var variables: [String: String] = [:]
    for part in String(decoding: data, as: UTF8.self).split(separator: "\0") {
      let words = part.split(separator: "=", maxSplits: 1).map(String.init)
      if words.count == 2 { variables[words[0]] = words[1] }
    }
    let text = variables["DISPLAY"] ?? ""
    let number = text.hasPrefix(":") ? text.dropFirst().prefix { $0 != "." } : ""
    guard let display = Int(number), display >= 0 else {
      throw .cannotStart(
        reason:
          "it has no display of this machine, and only programs with windows can be attached to")
    }
    self.process = process
    self.display = display
    self.variables = variables
    // The connection to the display looks for its secret there.
    let authority = variables["XAUTHORITY"] ?? variables["HOME"].map { $0 + "/.Xauthority" }
    if let authority { setenv("XAUTHORITY", authority, 1) }
  }

  /// Returns the address of the accessibility bus, asking on the session bus if necessary.
  ///
  /// - Throws: `AdapterError.cannotStart` if the session has none.
  func accessibilityAddress() throws(AdapterError) -> String {
    if let address = variables["AT_SPI_BUS_ADDRESS"] { return address }
    guard
      let session = variables["DBUS_SESSION_BUS_ADDRESS"]
        ?? variables["XDG_RUNTIME_DIR"].map({ "unix:path=\($0)/bus" })
    else {
      throw .cannotStart(reason: "it has no session bus, so it isn't accessible")
    }
    let connection = try BusConnection(session) { _ in nil }
    defer { connection.close() }
    let answer = connection.call(
      BusCall(
        destination: "org.a11y.Bus", path: "/org/a11y/bus", interface: "org.a11y.Bus",
        member: "GetAddress"))
    guard let address = answer?.first?.text, !address.isEmpty else {
      throw .cannotStart(
        reason: "its session has no accessibility bus; the package at-spi2-core provides it")
    }
    return address
  }
}
