import Foundation

extension HarnessCommand {
  /// Serves an assistant.
  static let mcp = HarnessCommand(
    name: "mcp", summary: "offer apps as tools to an assistant (Model Context Protocol)",
    help: """
      Speaks the Model Context Protocol, revisions 2025-11-25 and 2026-07-28, on the standard streams: launch,
      look at, drive and test an app. Only what --allow names can be launched: apps, programs by their names
      or paths, and pages as a step opens them. It ends when its input ends; a request that is running
      then has a few seconds left.

      Exit codes: 0 the input has ended, 69 one of --allow isn't there.
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
    // A client that vanishes reads no answer, and must not leave an app until a wait has ended.
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
