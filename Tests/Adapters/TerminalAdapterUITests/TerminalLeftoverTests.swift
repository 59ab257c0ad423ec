import AppDriving
import Foundation
import SystemShims
import TestSupport
import Testing

/// Processes of a program in a terminal after processes that have started it are killed.
@Suite struct `Leftovers of programs in a terminal` {
  /// The processes to kill.
  enum Victim: CaseIterable { case adapter, test, both, guardian }

  @Test(arguments: Victim.allCases)
  func `no process of the program is left, even in another session`(victim: Victim) throws {
    let launch = try OwnedProgram(
      """
      trap '' HUP TERM INT
      setsid sh -c 'trap "" HUP; sleep 1001 & sleep 1002' &
      (setsid env -i sleep 1003 &)
      nohup sleep 1004 >/dev/null 2>&1 &
      echo Scattered
      while :; do sleep 1000; done
      """)
    let family = ProcessFamily.descendants(of: launch.adapter)
    // The guardian, the shell, and the processes that the shell has started.
    #expect(family.count >= 6)
    let endings = try (family + [launch.adapter]).map { try ProcessEnding(of: $0) }
    if victim == .test || victim == .both { kill(launch.owner.processIdentifier, SIGKILL) }
    if victim == .adapter || victim == .both { kill(launch.adapter, SIGKILL) }
    if victim == .guardian { kill(try #require(family.first), SIGKILL) }
    // The test's end of the pipe vanishes with the test.
    if victim == .test || victim == .both { try launch.input.fileHandleForWriting.close() }
    for ending in endings { #expect(ending.wait()) }
    launch.owner.waitUntilExit()
  }

  @Test func `the program ends, even if its guardian is killed at the same moment`() throws {
    let launch = try OwnedProgram(
      "trap '' HUP TERM INT; echo Alone; while :; do sleep 1000; done")
    let family = ProcessFamily.descendants(of: launch.adapter)
    let guardian = try #require(family.first)
    let program = try #require(ProcessFamily.children(of: guardian).first)
    defer { ProcessFamily.kill(family, upTo: .seconds(60)) }
    let ending = try ProcessEnding(of: program)
    // Both are stopped first, so that neither notices the other's end.
    for process in [launch.adapter, guardian] { kill(process, SIGSTOP) }
    for process in [launch.adapter, guardian] { kill(process, SIGKILL) }
    #expect(ending.wait())
    launch.owner.waitUntilExit()
  }

  @Test
  func `processes that it has started end, as long as the test lives`() throws {
    var launch = AppLaunch(
      executable: URL(fileURLWithPath: AppLocator.productsFolder)
        .appendingPathComponent(AppAdapter.terminal.executableName),
      arguments: [
        "-c",
        """
        trap '' HUP TERM INT
        setsid sh -c 'trap "" HUP; sleep 1001 & sleep 1002' &
        (setsid env -i sleep 1003 &)
        nohup sleep 1004 >/dev/null 2>&1 &
        echo Scattered
        while :; do sleep 1000; done
        """,
      ])
    launch.subject = "/bin/sh"
    let session = try AppLauncher().launch(launch)
    let adapter = try #require(session.processIdentifier)
    let family = ProcessFamily.descendants(of: adapter)
    let guardian = try #require(family.first)
    #expect(family.count >= 6)
    defer { ProcessFamily.kill(family, upTo: .seconds(60)) }
    let endings = try family.map { try ProcessEnding(of: $0) }
    for process in [adapter, guardian] { kill(process, SIGSTOP) }
    for process in [adapter, guardian] { kill(process, SIGKILL) }
    // The processes end without any request to the session.
    for ending in endings { #expect(ending.wait()) }
    session.terminate()
  }

  @Test(arguments: [true, false])
  func `the folder of a launch is removed if the test has ended`(isTestGone: Bool) throws {
    // Other test processes remove such folders next to their own.
    let parent = try OwnedFolder(prefix: NSTemporaryDirectory() + "leftover-")
    defer { parent.remove() }
    let folder = try OwnedFolder(prefix: parent.path + "/understudy-1-")
    try FileManager.default.createDirectory(
      atPath: folder.path + "/tmp", withIntermediateDirectories: true)
    defer { folder.remove() }
    if isTestGone {
      // As a killed owner leaves the folder: with the file, but unlocked.
      try FileManager.default.removeItem(atPath: folder.path + "/.owner")
      #expect(FileManager.default.createFile(atPath: folder.path + "/.owner", contents: nil))
    }
    let launch = try OwnedProgram("echo Ready; read line", temporary: folder.path + "/tmp")
    let ending = try ProcessEnding(of: launch.adapter)
    kill(launch.owner.processIdentifier, SIGKILL)
    try launch.input.fileHandleForWriting.close()
    #expect(ending.wait())
    #expect(FileManager.default.fileExists(atPath: folder.path) != isTestGone)
    launch.owner.waitUntilExit()
  }
}

/// A shell in a terminal, launched by another shell that can be killed instead of the test process.
private struct OwnedProgram {
  let owner = Process()
  let input = Pipe()
  let adapter: pid_t

  init(_ script: String, temporary: String? = nil) throws {
    let output = Pipe()
    owner.executableURL = URL(fileURLWithPath: "/bin/sh")
    // The last command prevents the shell from becoming the adapter.
    owner.arguments = [
      "-c", "\"$0\" \"$@\"; exit 0",
      AppLocator.productsFolder + "/" + AppAdapter.terminal.executableName,
      "/bin/sh", "-c", script,
    ]
    owner.environment = ProcessInfo.processInfo.environment
      .merging(["UNDERSTUDY_SESSION": "1"]) { _, new in new }
    if let temporary { owner.environment?["TMPDIR"] = temporary }
    owner.standardInput = input
    owner.standardOutput = output
    try ProcessStart.exclusively { [owner] in try owner.run() }
    try input.fileHandleForWriting.write(contentsOf: Data((Self.initialize + "\n").utf8))
    // The answer comes when the program is at rest.
    _ = try #require(try output.fileHandleForReading.read(upToCount: 1))
    adapter = try #require(ProcessFamily.children(of: owner.processIdentifier).first)
  }

  private static let initialize = """
    {"id":1,"jsonrpc":"2.0","method":"initialize","params":{"client":"tests",\
    "protocolVersion":"1.0","secrets":{},"screens":true}}
    """
}
