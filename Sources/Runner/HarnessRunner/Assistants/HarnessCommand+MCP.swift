import Foundation

extension HarnessCommand {
  /// Serves an assistant.
  static let mcp = HarnessCommand(
    name: "mcp", summary: "offer apps as tools to an assistant (Model Context Protocol)",
    help: """
      Speaks the Model Context Protocol, revisions 2025-11-25 and 2026-07-28, on the standard streams, to
      launch, inspect, drive and test apps. Only apps, programs and pages named by --allow can be launched:
      programs by their names or paths, and pages as in steps. It ends when its input ends; a running request
      then has a few seconds left.

      Exit codes: 0 the input has ended, 69 one of --allow doesn't exist.
      """,
    options: [
      Option(name: "--allow", value: "APP,APP", help: "the apps that may be launched"),
      Option(name: "--apps", value: "DIR", help: "the folder of the apps"),
    ]
  ) { arguments, console in
    let allowed = (arguments.values["--allow"] ?? "").split(separator: ",").map(String.init)
    guard !allowed.isEmpty else {
      throw UsageError(message: "“mcp” needs “--allow” with the apps that may be launched.")
    }
    let folder = try arguments.appFolder()
    let surroundings = RunSurroundings(
      appFolder: folder, environment: ProcessInfo.processInfo.environment)
    for name in allowed { try surroundings.checkIsThere(name) }
    let end = EndBySignal()
    // If the client is gone, end at once instead of keeping an app until a wait has ended.
    CommandDescriptors.whenOutputCloses { exit(ExitStatus.readerGone.rawValue) }
    let input = ClosedInput()
    func make() throws -> AssistantTools {
      AssistantTools(live: try LiveApp(folder: folder, allowed: Set(allowed)))
    }
    let tools = try make()
    let sessions = AssistantSessions(make: make)
    defer {
      tools.end()
      sessions.end()
    }
    let server = AssistantServer(tools: tools, sessions: sessions)
    while console.problem == nil, let line = readLine() {
      if line.allSatisfy(\.isWhitespace) { continue }
      let answer = server.answer(line)
      end.waitIfEnding()
      if let answer { console.print(answer) }
      input.noteAnswer()
    }
    return .success
  }
}
