extension AdapterError {
  /// The problem and its remedy, as the rest of a sentence that begins with the name of the app and
  /// “could not be started:”, without a full stop.
  public var message: String {
    switch self {
    case .noSubject: "the adapter's command line doesn't name a program or page to open"
    case .invalidScreen(let text):
      "“\(text)” isn't a screen size. Give phone, terminal, or a size in points such as 640x384"
    case .invalidClock(let text): "“\(text)” isn't a clock. Give real or virtual"
    case .invalidDisplay(let text):
      "“\(text)” isn't a display of this machine. Give one such as :1, or leave it out for a private one"
    case .secretArguments(let keys):
      "the launch arguments \(keys.map { "-" + $0 }.joined(separator: ", ")) hold secrets, and a "
        + "program that does not link the agent could only get them on its command line, where every "
        + "user of the machine can read them. Pass them in launchEnvironment"
    case .missingTool(let tool, let package):
      "\(tool) is not installed. Install it: \(InstallCommand.text(for: package))"
    case .cannotStart(let reason): reason
    case .endedAtStart(let how, let screen):
      "it \(how) at once"
        + (screen.isEmpty
          ? "" : ", and its last screen was\(screen.contains("\n") ? ":\n" : " ")“\(screen)”")
    }
  }
}
