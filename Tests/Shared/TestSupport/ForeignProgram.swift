import Foundation
import SystemShims

/// A program with windows that no test has launched, on a display and a session bus that aren't the test's.
package final class ForeignProgram {
  private static let launcher = "/usr/libexec/at-spi-bus-launcher"
  /// Whether a session can be accessible: at-spi2-core provides its accessibility bus and its registry.
  package static let isPossible = FileManager.default.isExecutableFile(atPath: launcher)

  private let display: GivenDisplay
  private let bus = Process()
  private let program = Process()
  private let runtime: URL
  /// The program's process.
  package var processIdentifier: Int32 { program.processIdentifier }
  /// Whether the program runs.
  package var isRunning: Bool { program.isRunning }

  /// Starts a program.
  package init(_ url: URL) throws {
    display = try GivenDisplay()
    runtime = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(
      at: runtime, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    var variables = ProcessInfo.processInfo.environment
    variables["DISPLAY"] = ":\(display.number)"
    variables["XAUTHORITY"] = display.authority.path
    variables["XDG_RUNTIME_DIR"] = runtime.path
    variables["HOME"] = runtime.path
    for name in ["XDG_CACHE_HOME", "AT_SPI_BUS_ADDRESS", "NO_AT_BRIDGE"] { variables[name] = nil }
    let address = Pipe()
    bus.executableURL = URL(fileURLWithPath: "/usr/bin/dbus-daemon")
    bus.arguments = ["--session", "--nofork", "--print-address=1"]
    bus.environment = variables
    bus.standardOutput = address
    bus.standardError = FileHandle.nullDevice
    // Processes started by these threads would ignore signals too, including SIGTERM.
    try ProcessStart.exclusively { try bus.run() }
    var text = ""
    while !text.hasSuffix("\n"),
      let data = try address.fileHandleForReading.read(upToCount: 1), !data.isEmpty
    { text += String(decoding: data, as: UTF8.self) }
    variables["DBUS_SESSION_BUS_ADDRESS"] = String(text.dropLast())
    program.executableURL = url
    program.environment = variables
    program.standardError = FileHandle.nullDevice
    try ProcessStart.exclusively { try program.run() }
  }

  /// Ends the program, its display and its bus.
  package func end() {
    for process in [program, bus] {
      process.terminate()
      process.waitUntilExit()
    }
    display.end()
    try? FileManager.default.removeItem(at: runtime)
  }
}
