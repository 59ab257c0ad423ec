import AppDriving
import Foundation
import SystemShims
import TestSupport
import Testing

/// Processes of desktops after the end of the process that has launched programs.
@Suite(
  .enabled(if: DesktopTools.isInstalled, "\(DesktopTools.advice)"),
  .enabled(if: DesktopTools.hasPythonGTK, "install the packages python3-gi and gir1.2-gtk-3.0"))
struct `Leftovers of desktops` {
  @Test(arguments: [false, true])
  func `a host and its desktops end with the launching process`(isKilled: Bool) throws {
    let launch = try OwnedLaunch()
    let servers = try launch.host.servers.map { try ProcessEnding(of: $0) }
    #expect(servers.count == 3)
    let host = try ProcessEnding(of: launch.host.identifier)
    let adapter = try ProcessEnding(of: launch.adapter)
    if isKilled { kill(launch.owner.processIdentifier, SIGKILL) }
    try launch.end()
    #expect(adapter.wait())
    #expect(host.wait())
    for server in servers { #expect(server.wait()) }
  }

  @Test func `a host isn't a descendant of an adapter, because other launches use it`() throws {
    let launch = try OwnedLaunch()
    let family = ProcessFamily.descendants(of: launch.adapter)
    // The guardian and the program.
    #expect(!family.isEmpty)
    #expect(!family.contains(launch.host.identifier))
    #expect(Set(family).isDisjoint(with: launch.host.servers))
    try launch.end()
  }

  @Test func `a host inherits nothing from the launch that has started it`() throws {
    let launch = try OwnedLaunch()
    func openFiles(of process: pid_t) throws -> Set<String> {
      let folder = "/proc/\(process)/fd"
      let files = try FileManager.default.contentsOfDirectory(atPath: folder).compactMap {
        try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\($0)")
      }
      return Set(files.filter { $0.hasPrefix("socket:") || $0.hasPrefix("pipe:") })
    }
    func hasMark(_ process: pid_t) -> Bool {
      FileManager.default.contents(atPath: "/proc/\(process)/environ")?
        .range(of: Data(launch.mark.utf8)) != nil
    }
    // The shell's files: the standard streams, and those that Foundation's Process has added.
    let inherited = try openFiles(of: launch.owner.processIdentifier)
    #expect(!inherited.isEmpty && hasMark(launch.adapter))
    for process in [launch.host.identifier] + launch.host.servers {
      #expect(try openFiles(of: process).isDisjoint(with: inherited))
      #expect(!hasMark(process))
    }
    #expect(launch.host.folder == "/")
    try launch.end()
  }

  @Test func `a killed host leaves no desktop, and the next launch has another host`() throws {
    let launch = try OwnedLaunch(count: 2)
    let (first, adapter) = (launch.host, try ProcessEnding(of: launch.adapter))
    let servers = try first.servers.map { try ProcessEnding(of: $0) }
    kill(first.identifier, SIGKILL)
    for server in servers { #expect(server.wait()) }
    // The adapter has lost its desktop.
    #expect(adapter.wait())
    let second = try launch.next()
    #expect(second.identifier != first.identifier && second.servers.count == 3)
    try launch.end()
  }

  @Test func `a killed adapter's desktop ends, but its host remains`() throws {
    let launch = try OwnedLaunch(count: 2)
    let (first, adapter) = (launch.host, try ProcessEnding(of: launch.adapter))
    let servers = try first.servers.map { try ProcessEnding(of: $0) }
    kill(launch.adapter, SIGKILL)
    #expect(adapter.wait())
    for server in servers { #expect(server.wait()) }
    let second = try launch.next()
    #expect(second.identifier == first.identifier && second.servers.count == 3)
    try launch.end()
  }
}

/// Launches of the login program by a shell, which can be killed instead of the test process.
private final class OwnedLaunch {
  let owner = Process()
  /// A variable in the environment of the launch.
  let mark = "LEFTOVER_MARK=\(UUID().uuidString)"
  private(set) var host: DesktopHostProcess
  private(set) var adapter: pid_t
  private let (input, output) = (Pipe(), Pipe())

  /// Launches the program.
  ///
  /// - Parameter count: The number of launches, one after another.
  init(count: Int = 1) throws {
    owner.executableURL = URL(fileURLWithPath: "/bin/sh")
    // The last command prevents the shell from becoming the adapter.
    owner.arguments = [
      "-c", String(repeating: "\"$0\" \"$@\"; ", count: count) + "exit 0",
      AppLocator.productsFolder + "/" + AppAdapter.desktop.executableName,
      DesktopTools.login.path, "-ui-testing", "YES",
    ]
    let parts = mark.split(separator: "=").map(String.init)
    owner.environment = ProcessInfo.processInfo.environment
      .merging(["UNDERSTUDY_SESSION": "1", parts[0]: parts[1]]) { _, new in new }
    owner.standardInput = input
    owner.standardOutput = output
    try ProcessStart.exclusively { [owner] in try owner.run() }
    try Self.begin(input, output)
    host = try DesktopHostProcess(of: owner.processIdentifier)
    adapter = try Self.child(of: owner)
  }

  /// Starts the next launch, after the adapter of the last one has ended.
  func next() throws -> DesktopHostProcess {
    try Self.begin(input, output)
    host = try DesktopHostProcess(of: owner.processIdentifier)
    adapter = try Self.child(of: owner)
    return host
  }

  private static func child(of owner: Process) throws -> pid_t {
    try #require(ProcessFamily.children(of: owner.processIdentifier).first)
  }

  private static func begin(_ input: Pipe, _ output: Pipe) throws {
    try input.fileHandleForWriting.write(contentsOf: Data((initialize + "\n").utf8))
    // The answer comes when the window is shown; the last adapter's remaining output may come first.
    var line = ""
    while !line.hasSuffix("\n") || !line.contains("\"id\"") {
      if line.hasSuffix("\n") { line = "" }
      let byte = try #require(try output.fileHandleForReading.read(upToCount: 1))
      line += String(decoding: byte, as: UTF8.self)
    }
    #expect(line.contains("\"result\""), "\(line)")
  }

  func end() throws {
    try input.fileHandleForWriting.close()
    owner.waitUntilExit()
  }

  private static let initialize = """
    {"id":1,"jsonrpc":"2.0","method":"initialize","params":{"client":"tests",\
    "protocolVersion":"1.0","secrets":{},"screens":true}}
    """
}
