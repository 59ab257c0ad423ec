import AutomationProtocol
import Foundation
import Testing

@testable import AppDriving

private let anything = ElementQuery(steps: [.descendants(.any)])

@Suite struct `An app that fails at launch` {
  private func error(_ launch: AppLaunch) -> AppSessionError? {
    #expect(throws: AppSessionError.self) { try AppLauncher().launch(launch) }
  }

  @Test func `exits at once`() {
    guard
      case .endedAtLaunch(let end, let known) = error(Agent.launch(misbehaving: "exit:3"))
    else {
      Issue.record("It ended in another way.")
      return
    }
    #expect(end == .exited(status: 3))
    #expect(known.log == ["cannot open the door"])
  }

  @Test func `prints nothing and exits with status 0`() {
    let launch = AppLaunch(executable: URL(fileURLWithPath: "/bin/true"))
    guard case .endedAtLaunch(.exited(status: 0)?, _) = error(launch) else {
      Issue.record("It ended in another way.")
      return
    }
  }

  @Test func `prints before it answers`() {
    guard
      case .notTheProtocol(let output, _) = error(Agent.launch(misbehaving: "rubbish"))
    else {
      Issue.record("It was understood.")
      return
    }
    #expect(output.prefix(2) == ["Hello from the app", "and a second line"])
  }

  @Test func `prints an unfinished line and waits`() {
    // The shell prints the line long before the limit.
    var launch = AppLaunch(
      executable: URL(fileURLWithPath: "/bin/sh"),
      arguments: ["-c", "printf 'Password: '; exec sleep 1000"])
    launch.limits.launch = .seconds(1)
    guard case .notTheProtocol(let output, _) = error(launch) else {
      Issue.record("It was understood.")
      return
    }
    #expect(output == ["Password: "])
  }

  @Test func `prints an endless line`() {
    var launch = AppLaunch(executable: URL(fileURLWithPath: "/bin/cat"), arguments: ["/dev/zero"])
    launch.limits.lineByteCount = 100_000
    #expect(error(launch)?.code == .answerTooLong)
  }

  @Test func `gets an argument that the system would truncate`() {
    let launch = AppLaunch(
      executable: URL(fileURLWithPath: "/bin/cat"), arguments: ["-title", "a\0b"])
    guard case .cannotStart(_, let reason) = error(launch) else {
      Issue.record("It was started.")
      return
    }
    #expect(reason.hasPrefix("launch argument 2 holds a NUL character"))
  }

  @Test(arguments: ["SHOP=X", ""]) func `gets a variable with an invalid name`(name: String) {
    let launch = AppLaunch(
      executable: URL(fileURLWithPath: "/bin/echo"), environment: [name: "1"])
    guard case .cannotStart(_, let reason) = error(launch) else {
      Issue.record("It started.")
      return
    }
    #expect(reason.contains(name.isEmpty ? "is empty" : "“SHOP=X” in the launch environment"))
  }

  @Test func `prints something and exits`() {
    var launch = AppLaunch(executable: URL(fileURLWithPath: "/bin/echo"), arguments: ["-n", "Hi"])
    #expect(error(launch)?.code == .notTheProtocol)
    launch.arguments = [#"{"jsonrpc":"2.0","id":1,"result":{}}"#]
    #expect(error(launch)?.code == .notTheProtocol)
  }

  @Test func `never answers`() {
    let launch = Agent.launch(misbehaving: "silent", limit: .milliseconds(300))
    guard case .noAnswer(let time, let known) = error(launch) else {
      Issue.record("It answered.")
      return
    }
    #expect(time == .milliseconds(300))
    #expect(known.lastRequest == "Launch agent.py")
  }

  @Test func `never answers, and has a child in a separate session`() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("child-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    // The shell writes the file long before the limit.
    var launch = AppLaunch(
      executable: URL(fileURLWithPath: "/bin/sh"),
      arguments: ["-c", "setsid sleep 1000 & echo $! > '\(file.path)'; wait"])
    launch.limits.launch = .seconds(1)
    #expect(error(launch)?.code == .noAnswer)
    let text = try String(contentsOf: file, encoding: .utf8)
    let child = try #require(Int32(text.split(separator: "\n").first ?? ""))
    #expect(!isRunning(child))
  }

  @Test(arguments: [
    ("newer", ProtocolVersion(major: 2, minor: 0)), ("refuse", ProtocolVersion(major: 0, minor: 9)),
  ]) func `speaks another version`(kind: String, version: ProtocolVersion) {
    #expect(
      error(Agent.launch(misbehaving: kind))
        == .unsupportedVersion(requested: .current, supported: version, app: "agent.py"))
  }

  @Test func `floods its log`() {
    var launch = Agent.launch(misbehaving: "flood:initialize", limit: .seconds(600))
    launch.limits.outputByteCount = 300_000
    #expect(error(launch)?.code == .flooded)
  }

  @Test func `isn't a program`() throws {
    // The file is not created here: a file that was just written may be busy, because a child
    // process that another test is starting inherits the open descriptor until it executes its own
    // program.
    let file = Agent.executable.deletingLastPathComponent().appendingPathComponent("no-program")
    #expect(
      error(AppLaunch(executable: file))
        == .cannotStart(app: "no-program", reason: "Exec format error"))
    let missing = file.deletingLastPathComponent().appendingPathComponent("no-programm")
    #expect(
      error(AppLaunch(executable: missing))
        == .noSuchFile(path: missing.path, nearest: ["no-program"]))
  }
}

@Suite struct `An app that fails during a session` {
  private func error(
    at call: some AutomationCall = CountCall(anything), misbehaving kind: String = "none",
    tree: String? = nil, limit: Duration = .seconds(10), lineLimit: Int = 1 << 20,
    outputLimit: Int = 1 << 20
  ) throws -> AppSessionError? {
    var launch = Agent.launch(misbehaving: kind, tree: tree, limit: limit)
    launch.limits.launch = .seconds(10)
    launch.limits.lineByteCount = lineLimit
    launch.limits.outputByteCount = outputLimit
    let session = try AppLauncher().launch(launch)
    let error = #expect(throws: AppSessionError.self) { _ = try session.call(call) }
    #expect(session.state == .notRunning)
    let process = try #require(session.processIdentifier)
    #expect(!isRunning(process), "It still runs.")
    // Further calls report why it isn't running, without its log and screen.
    let again = #expect(throws: AppSessionError.self) { _ = try session.call(call) }
    #expect(again?.code == .notRunning)
    #expect(again?.details == [])
    if case .noAnswer = error {
      #expect(
        again?.message
          == "agent.py is not running: \(error?.message ?? "") Launch it again.")
    } else if case .ended(let end?, _) = error {
      #expect(again?.message == "agent.py is not running; it \(end.text).")
    }
    return error
  }

  private func tree(_ effect: String) -> String {
    """
    {"type": "application", "frame": [0, 0, 640, 384], "children": [
      {"type": "button", "label": "Go", "frame": [0, 0, 80, 16], "onTap": [\(effect)]}]}
    """
  }

  private let tap = PerformCall(
    .tap(count: 1, touches: 1), on: ElementQuery(steps: [.descendants(.button)]), timeout: 0)

  @Test func `crashes at a tap`() throws {
    let error = try error(at: tap, tree: tree(#"{"log": "tapped"}, {"signal": 11}"#))
    guard case .ended(.signalled(SIGSEGV)?, let known) = error else {
      Issue.record("It ended in another way: \(String(describing: error))")
      return
    }
    #expect(known.lastRequest == "Tap Button" && !known.isAnswered)
    // The two lines came through different streams, in any order.
    #expect(Set(known.log) == ["tapped", "Fatal error: the tree says so"])
    #expect(known.screen == "Go")
  }

  @Test func `exits at a tap`() throws {
    let error = try error(at: tap, tree: tree(#"{"exit": 4}"#))
    guard case .ended(.exited(status: 4)?, _) = error else {
      Issue.record("It ended in another way: \(String(describing: error))")
      return
    }
  }

  @Test func `hangs`() throws {
    for (kind, effect) in [("hang", ""), ("none", #"{"hang": true}"#)] {
      let error = try error(
        at: tap, misbehaving: kind, tree: tree(effect), limit: .milliseconds(300))
      guard case .noAnswer(after: .milliseconds(300), let known) = error else {
        Issue.record("It ended in another way: \(String(describing: error))")
        return
      }
      #expect(known.lastRequest == "Tap Button")
    }
  }

  @Test func `floods its log, and is ended long before its time is up`() throws {
    let error = try error(
      misbehaving: "flood:count", limit: .seconds(600), outputLimit: 300_000)
    guard case .flooded(let flood, let known) = error else {
      Issue.record("It ended in another way: \(String(describing: error))")
      return
    }
    #expect(flood.limit == 300_000 && flood.byteCount > 300_000)
    #expect(flood.firstLines == ["line 1", "line 2", "line 3"])
    #expect(known.lastRequest == "Get number of matches for: Descendants matching type Any")
    // The app is ended while it writes, so the last line may be cut off anywhere.
    #expect(known.log.dropLast().last?.hasPrefix("line ") == true)
  }

  @Test func `floods its log until its time is up`() throws {
    let error = try error(misbehaving: "flood:count", limit: .seconds(2), outputLimit: .max)
    guard case .flooded(let flood, _) = error else {
      Issue.record("It ended in another way: \(String(describing: error))")
      return
    }
    #expect(flood.limit == nil && flood.byteCount > 1_000_000)
  }

  @Test func `sends an answer that isn't a message`() throws {
    let error = try error(misbehaving: "malformed")
    guard case .malformedAnswer(let problem, _) = error else {
      Issue.record("It ended in another way: \(String(describing: error))")
      return
    }
    #expect(problem.excerpt == "{\"jsonrpc\": oops")
  }

  @Test func `answers a different request`() throws {
    #expect(try error(misbehaving: "wrong-number")?.code == .malformedAnswer)
  }

  @Test func `sends an answer that is too long`() throws {
    let error = try error(misbehaving: "oversized:200000", lineLimit: 100_000)
    guard case .answerTooLong(byteCount: 200_000, limit: 100_000, _) = error else {
      Issue.record("It ended in another way: \(String(describing: error))")
      return
    }
  }

  @Test func `closes its output`() throws {
    guard case .ended(nil, _) = try error(misbehaving: "close") else {
      Issue.record("It ended in another way.")
      return
    }
  }

  @Test func `crashes, and leaves a child process that holds its streams`() throws {
    let error = try error(misbehaving: "orphan", limit: .seconds(3))
    guard case .ended(.signalled(SIGSEGV)?, _) = error else {
      Issue.record("It ended in another way: \(String(describing: error))")
      return
    }
  }
}

@Suite struct `A badly behaved app` {
  @Test func `floods its log when it is asked to exit`() throws {
    var launch = Agent.launch(misbehaving: "flood:terminate")
    launch.limits.outputByteCount = 300_000
    launch.teardown = Teardown(steps: [.ask(.seconds(600))])
    let session = try AppLauncher().launch(launch)
    #expect(session.terminate() == .signalled(SIGKILL))
  }

  @Test func `writes more log in several answers than one request may cause`() throws {
    var launch = Agent.launch(misbehaving: "chatty:200000")
    launch.limits.outputByteCount = 300_000
    let session = try AppLauncher().launch(launch)
    for _ in 1...3 { #expect(try session.call(CountCall(anything)).count > 0) }
    session.outputLimit = 100_000
    let error = #expect(throws: AppSessionError.self) { try session.call(CountCall(anything)) }
    #expect(error?.code == .flooded)
  }

  @Test func `writes more log than a pipe holds`() throws {
    let session = try AppLauncher().launch(Agent.launch(misbehaving: "chatty:300000"))
    #expect(try session.call(CountCall(anything)).count > 0)
    #expect(try session.call(CountCall(anything)).count > 0)
    session.terminate()
    let lines = session.logLines
    #expect(lines.count == 200 && lines.allSatisfy { $0.utf8.count == 99 })
  }

  @Test(arguments: [
    ("unasked", ProcessEnd.exited(status: 0)), ("deaf", .signalled(SIGKILL)),
  ]) func `does not exit when asked`(kind: String, end: ProcessEnd) throws {
    var launch = Agent.launch(misbehaving: kind)
    launch.teardown = Teardown(steps: [
      .ask(.milliseconds(100)), .closeInput(.milliseconds(kind == "deaf" ? 100 : 10_000)),
      .interrupt(.milliseconds(100)),
    ])
    let session = try AppLauncher().launch(launch)
    #expect(session.terminate() == end)
  }

  @Test(.timeLimit(.minutes(10)))
  func `delays its session no longer than the current limit, even while dying`() throws {
    var launch = Agent.launch(misbehaving: "dying")
    launch.limits.answer = .seconds(1800)
    let session = try AppLauncher().launch(launch)
    session.answerLimit = .milliseconds(300)
    let process = try #require(session.processIdentifier)
    let status = try String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
    #expect(ProcessStatus(status).isDying)
    #expect(session.findCrash() == nil)
    let error = #expect(throws: AppSessionError.self) { try session.call(CountCall(anything)) }
    guard case .noAnswer(after: .milliseconds(300), _) = error else {
      Issue.record("It ended in another way: \(String(describing: error))")
      return
    }
  }

  @Test func `has crashed since its last answer`() throws {
    let tree = """
      {"type": "application", "frame": [0, 0, 640, 384], "children": [
        {"type": "button", "label": "Go", "frame": [0, 0, 80, 16]}]}
      """
    let session = try AppLauncher().launch(Agent.launch(tree: tree))
    let button = ElementQuery(steps: [.descendants(.button)])
    _ = try session.call(PerformCall(.tap(count: 1, touches: 1), on: button, timeout: 1))
    // The screen is drawn after each interaction, and is sent before the next call.
    #expect(try session.call(CountCall(button)).count == 1)
    #expect(session.lastScreen == "Go")
    let process = try #require(session.processIdentifier)
    #expect(kill(process, SIGABRT) == 0)
    #expect(session.waitForEnd(upTo: .seconds(10)))
    let error = #expect(throws: AppSessionError.self) { try session.call(CountCall(button)) }
    guard case .ended(.signalled(SIGABRT)?, let known) = error else {
      Issue.record("It ended in another way: \(String(describing: error))")
      return
    }
    #expect(known.lastRequest == "Checking existence of `Button`" || known.isAnswered)
    #expect(known.screen == "Go")
  }
}
