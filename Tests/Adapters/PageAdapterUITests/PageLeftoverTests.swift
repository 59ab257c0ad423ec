#if os(Linux)
  import AppDriving
  import Foundation
  import SystemShims
  import TestSupport
  import Testing

  /// Processes and files of browsers after the end of the process that has launched pages.
  @Suite(.enabled(if: PageBrowser.isInstalled, "\(PageBrowser.advice)"))
  struct PageLeftoverTests {
    @Test(arguments: [false, true])
    func `a host, its browsers and their files end with the launcher`(isKilled: Bool) throws {
      let launch = try Launch()
      let browsers = try launch.browsers.map { try ProcessEnding(of: $0) }
      #expect(!browsers.isEmpty)
      #expect(try !launch.folders.isEmpty)
      let host = try ProcessEnding(of: launch.host)
      let adapter = try ProcessEnding(of: launch.adapter)
      if isKilled { kill(launch.owner.processIdentifier, SIGKILL) }
      try launch.input.fileHandleForWriting.close()
      launch.owner.waitUntilExit()
      #expect(adapter.wait())
      #expect(host.wait())
      for browser in browsers { #expect(browser.wait()) }
      #expect(try launch.folders == [])
    }

    @Test func `a host isn't a descendant of an adapter, because other launches use it`() throws {
      let launch = try Launch()
      #expect(!ProcessFamily.descendants(of: launch.adapter).contains(launch.host))
      try launch.input.fileHandleForWriting.close()
      launch.owner.waitUntilExit()
    }

    @Test func `a host inherits no descriptor by which the test detects an adapter's end`() throws {
      let launch = try Launch()
      func openFiles(of process: pid_t) throws -> Set<String> {
        let folder = "/proc/\(process)/fd"
        let files = try FileManager.default.contentsOfDirectory(atPath: folder).compactMap {
          try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\($0)")
        }
        return Set(files.filter { $0.hasPrefix("socket:") || $0.hasPrefix("pipe:") })
      }
      // The shell's files: the standard streams, and those that Foundation's Process has added.
      let inherited = try openFiles(of: launch.owner.processIdentifier)
      #expect(!inherited.isEmpty)
      for process in try [launch.host] + launch.browsers {
        #expect(try openFiles(of: process).isDisjoint(with: inherited))
      }
      try launch.input.fileHandleForWriting.close()
      launch.owner.waitUntilExit()
    }

    @Test func `a killed host leaves no browser, and the next one removes its files`() throws {
      let launch = try Launch()
      let endings = try launch.browsers.map { try ProcessEnding(of: $0) }
      #expect(!endings.isEmpty)
      kill(launch.host, SIGKILL)
      for ending in endings { #expect(ending.wait()) }
      try launch.input.fileHandleForWriting.close()
      launch.owner.waitUntilExit()
      let next = try Launch()
      #expect(try launch.folders == [])
      let host = try ProcessEnding(of: next.host)
      try next.input.fileHandleForWriting.close()
      #expect(host.wait())
      #expect(try next.folders == [])
    }
  }

  /// A page that is launched by a shell, which can be killed instead of the test process.
  private struct Launch {
    let owner: Process
    let input: Pipe
    let adapter: pid_t
    let host: pid_t

    init() throws {
      let (owner, input, output) = (Process(), Pipe(), Pipe())
      owner.executableURL = URL(fileURLWithPath: "/bin/sh")
      // The second command prevents the shell from becoming the adapter.
      owner.arguments = [
        "-c", "\"$0\" \"$@\"; exit 0",
        AppLocator.productsFolder + "/" + AppAdapter.page.executableName,
        PageBrowser.pages.appendingPathComponent("login.html").absoluteString,
        "-ui-testing", "YES",
      ]
      let mark = UUID().uuidString
      owner.environment = ProcessInfo.processInfo.environment
        .merging(["UNDERSTUDY_SESSION": "1", "LEFTOVER_MARK": mark]) { _, new in new }
      owner.standardInput = input
      owner.standardOutput = output
      try ProcessStart.exclusively { try owner.run() }
      try input.fileHandleForWriting.write(contentsOf: Data((Self.initialize + "\n").utf8))
      // The answer comes when the page is open.
      _ = try #require(try output.fileHandleForReading.read(upToCount: 1))
      let adapter = try #require(try Self.child(of: owner.processIdentifier))
      host = try #require(try Self.host(with: "LEFTOVER_MARK=\(mark)"))
      self.owner = owner
      self.input = input
      self.adapter = adapter
    }

    /// The processes of the host's browsers: all in the process groups of programs with one of the host's
    /// folders in their command lines.
    var browsers: [pid_t] {
      get throws {
        let all = try Self.allProcesses()
        let folder = Data("--user-data-dir=/tmp/\(prefix)".utf8)
        let groups = all.filter { process in
          let words = FileManager.default.contents(atPath: "/proc/\(process)/cmdline")
          return words?.range(of: folder) != nil
        }.map { getpgid($0) }
        return all.filter { groups.contains(getpgid($0)) }
      }
    }

    /// The folders of the host's browsers.
    var folders: [String] {
      get throws {
        try FileManager.default.contentsOfDirectory(atPath: "/tmp").filter { $0.hasPrefix(prefix) }
      }
    }

    private var prefix: String { "understudy-page-\(host)-" }

    /// Returns the host that has a text in its environment; the host's parent has ended.
    private static func host(with mark: String) throws -> pid_t? {
      try allProcesses().first { process in
        func has(_ text: String, in file: String) -> Bool {
          FileManager.default.contents(atPath: "/proc/\(process)/\(file)")?
            .range(of: Data(text.utf8)) != nil
        }
        return has("\0--browser-host\0", in: "cmdline") && has(mark, in: "environ")
          && !has("/bin/sh", in: "cmdline")
      }
    }

    private static func child(of parent: pid_t) throws -> pid_t? {
      try allProcesses().first { process in
        let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
        return status?.contains("\nPPid:\t\(parent)\n") == true
      }
    }

    private static func allProcesses() throws -> [pid_t] {
      try FileManager.default.contentsOfDirectory(atPath: "/proc").compactMap { pid_t($0) }
    }

    private static let initialize = """
      {"id":1,"jsonrpc":"2.0","method":"initialize","params":{"client":"tests",\
      "protocolVersion":"1.0","secrets":{},"screens":true}}
      """
  }
#endif
