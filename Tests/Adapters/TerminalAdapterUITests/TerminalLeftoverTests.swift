import AppDriving
import Foundation
import SystemShims
import TestSupport
import Testing

/// What is left of a program in a terminal when those who have started it are killed.
@Suite struct `What is left of programs in a terminal` {
  /// Whoever is killed.
  enum Victim: CaseIterable { case adapter, test, both, guardian }

  @Test(arguments: Victim.allCases)
  func `nothing is, wherever the program's processes have gone`(victim: Victim) throws {
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
    // The guardian, the shell, and what the shell has started.
    #expect(family.count >= 6)
    let endings = try (family + [launch.adapter]).map { try ProcessEnding(of: $0) }
    if victim == .test || victim == .both { kill(launch.owner.processIdentifier, SIGKILL) }
    if victim == .adapter || victim == .both { kill(launch.adapter, SIGKILL) }
    if victim == .guardian { kill(try #require(family.first), SIGKILL) }
    // The test's end of the pipe is gone with the test.
    if victim == .test || victim == .both { try launch.input.fileHandleForWriting.close() }
    for ending in endings { #expect(ending.wait()) }
    launch.owner.waitUntilExit()
  }

  @Test func `the program isn't, even if its guardian is killed at the same moment`() throws {
    let launch = try OwnedProgram(
      "trap '' HUP TERM INT; echo Alone; while :; do sleep 1000; done")
    let family = ProcessFamily.descendants(of: launch.adapter)
    let guardian = try #require(family.first)
    let program = try #require(ProcessFamily.children(of: guardian).first)
    defer { ProcessFamily.kill(family, upTo: .seconds(60)) }
    let ending = try ProcessEnding(of: program)
    // One that is stopped can't notice that the other is gone.
    for process in [launch.adapter, guardian] { kill(process, SIGSTOP) }
    for process in [launch.adapter, guardian] { kill(process, SIGKILL) }
    #expect(ending.wait())
    launch.owner.waitUntilExit()
  }

  @Test
  func `nor is what it has started, as long as the test lives`() throws {
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
    // Nobody has to ask the session for anything.
    for ending in endings { #expect(ending.wait()) }
    session.terminate()
  }

  @Test(arguments: [true, false])
  func `the folder that a killed test has made isn't`(isTestGone: Bool) throws {
    // Other test processes remove such folders where they have their own.
    let parent = try OwnedFolder(prefix: NSTemporaryDirectory() + "leftover-")
    defer { parent.remove() }
    let folder = try OwnedFolder(prefix: parent.path + "/understudy-1-")
    try FileManager.default.createDirectory(
      atPath: folder.path + "/tmp", withIntermediateDirectories: true)
    defer { folder.remove() }
    if isTestGone {
      // As a killed owner leaves it: with the file, which nobody has locked.
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

/// A shell in a terminal, launched by another shell that can be killed in place of the test process.
private struct OwnedProgram {
  let owner = Process()
  let input = Pipe()
  let adapter: pid_t

  init(_ script: String, temporary: String? = nil) throws {
    let output = Pipe()
    owner.executableURL = URL(fileURLWithPath: "/bin/sh")
    // The last command keeps the shell from becoming the adapter.
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
