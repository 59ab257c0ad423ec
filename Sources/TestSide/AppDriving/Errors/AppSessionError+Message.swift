import AutomationProtocol
import Foundation
import LaunchDomain

extension AppSessionError: CustomStringConvertible {
  /// The event, its place and its remedy, in one or two sentences.
  public var message: String {
    switch self {
    case .noSuchApp(let name, _, _) where name.hasPrefix("com.apple."):
      "“\(name)” is an Apple app, which isn't available here. " + Self.instead(of: name)
    case .springboardWithoutApp:
      "The springboard shows the permission prompts of the app in front, and no app is in the "
        + "foreground. Launch or activate the app first."
    case .springboardIsNoApp(let verb):
      "The springboard can't be \(verb): it is always there. Use it only for what it shows, "
        + "such as springboard.alerts.buttons[\"Allow\"]; XCUIDevice.shared.press(.home) leaves the app."
    case .noSuchApp(let name, _, _) where name.isEmpty:
      "The bundle identifier is empty, so it names no app. XCUIApplication() is the app of the test "
        + "target."
    case .noSuchApp(let name, let folder, let nearest):
      "There is no executable “\(name)” in \(folder)." + Self.suggestion(nearest)
        + " Make it a dependency of the test target, so that it is built with the tests."
    case .noAppToTest(let folder, let executables):
      "No executable in \(folder) links Understudy's agent, so there is no app to test. "
        + "Name one with XCUIApplication(bundleIdentifier:), or set TEST_TARGET_NAME. "
        + Self.list("Executables there", executables)
    case .severalApps(let folder, let executables):
      "Several executables in \(folder) link Understudy's agent. "
        + "Name one with XCUIApplication(bundleIdentifier:), or set TEST_TARGET_NAME. "
        + Self.list("They are", executables)
    case .noAdapter(let name, let folder):
      "There is no “\(name)” in \(folder), which drives apps of this kind. Make the adapter a "
        + "dependency of the test target, so that it is built with the tests."
    case .noSuchFile(let path, let nearest):
      "There is no file \(path)." + Self.suggestion(nearest)
    case .isFolder(let path): "\(path) is a folder; use the executable inside it."
    case .notExecutable(let path):
      "\(path) may not be executed. If it is a program, allow it with chmod +x."
    case .cannotStart(let app, let reason): Self.refusal(of: app, reason)
    case .refusedToStart(let reason, let known) where known.isAttached:
      Self.refusal(of: known.app, reason, attempt: "attached to")
    case .refusedToStart(let reason, let known): Self.refusal(of: known.app, reason)
    case .endedAtLaunch(.exited(EX_USAGE), let known) where !known.log.isEmpty:
      "\(known.app) refused its command line: \(known.log.last ?? "")"
    case .endedAtLaunch(let end, let known):
      "\(known.app) \(Self.text(end)) before it answered. Run it by hand to see why; "
        + "if it printed nothing, it may not link Understudy's agent."
    case .notTheProtocol(let output, let known):
      "\(known.app) printed “\(output.first ?? "")” on its standard output where an answer of the "
        + "protocol was expected. Either it does not link Understudy's agent, or it printed before "
        + "the agent took over the stream; start the agent first."
    case .unsupportedVersion(let requested, let supported, let app):
      "The test speaks version \(requested) of the protocol, \(app) \(supported). "
        + "Build both with the same version of Understudy."
    case .notRunning(let app, nil, _, _): "\(app) is not running. Was launch() called?"
    case .notRunning(let app, _?, isKilledHere: true, fault: let fault?):
      "\(app) is not running: \(fault.message) Launch it again."
    case .notRunning(let app, _?, isKilledHere: true, fault: nil):
      "\(app) is not running, because Understudy has killed it. Launch it again."
    case .notRunning(let app, let end?, _, _): "\(app) is not running; it \(end.text)."
    case .launchedByOtherTest(let app, let test):
      "\(app) was launched by \(test), and this test has not launched it. Call launch() first, or "
        + "activate() to continue with the running app."
    case .replaced(let app, let other):
      "\(app) is not running: the test has launched \(other) since, and only one app at a time "
        + "can run in the test's own process. Use the first before launch() of the second, launch() it "
        + "again, or run one of them in a separate process."
    case .ended(.exited, let known) where known.isAttached:
      "\(known.app) ended unexpectedly\(Self.during(known))."
    case .ended(let end, let known):
      "\(known.app) \(Self.verb(end))\(Self.during(known)): \(Self.victim(of: end, known)) \(Self.text(end))."
    case .flooded(let flood, let known):
      "\(known.app) wrote \(Self.megabytes(flood.byteCount)) of output in "
        + "\(Self.seconds(flood.duration))\(Self.during(known))"
        + (flood.limit.map {
          ", and was killed: the limit for a request is \(Self.megabytes($0)) (outputLimit)."
        } ?? " without answering, and was killed.")
    case .noAnswer(_, let known) where known.stopped != nil:
      "\(known.stopped ?? known.app) has been stopped\(Self.during(known)), as by SIGSTOP, and was killed, "
        + "because it could not have continued."
    case .noAnswer(let time, let known):
      "\(known.app) has not answered for \(Self.seconds(time)) of real time"
        + "\(Self.during(known)), and was killed. "
        + (known.mainThread.first.map { "Its main thread was in \($0)." }
          ?? "Its main thread may be blocked.")
    case .malformedAnswer(let problem, let known):
      "\(known.app) answered with something that is not a message of the protocol"
        + "\(Self.during(known)), and was killed. \(Self.text(problem))"
    case .answerTooLong(let byteCount, let limit, let known):
      "\(known.app) answered with a line of \(byteCount) bytes\(Self.during(known)), and was killed; "
        + "the limit is \(limit)."
    case .launchArguments(let app, let problems):
      "\(app) was launched with arguments that do not fit what it declares. "
        + problems.map(\.message).joined(separator: " ")
    case .invalidSetting(let app, let setting): Self.text(setting, of: app)
    case .cannotAsk(let request, let reason): "“\(request)” cannot be sent to the app: \(reason)"
    }
  }

  /// Further facts for diagnosis, as sections with a heading each.
  public var details: [String] {
    var sections: [String] = []
    if case .notTheProtocol(let output, _) = self, output.count > 1 {
      sections.append(Self.section("Printed", output))
    }
    if case .flooded(let flood, _) = self, !flood.firstLines.isEmpty {
      sections.append(Self.section("First output", flood.firstLines))
    }
    if let circumstances { sections += circumstances.sections }
    return sections
  }

  /// The message, followed by the details.
  public var description: String { ([message] + details).joined(separator: "\n") }

  private static func text(_ setting: InvalidLaunchSetting, of app: String) -> String {
    switch setting {
    case .timeZone(let given, let nearest):
      "The variable TZ in the launch environment of \(app) is \(shown(given)), which isn't a time zone."
        + remedy(nearest, or: "Give an identifier such as Europe/Paris.")
    case .locale(let given, let nearest):
      "The launch argument -AppleLocale of \(app) is \(shown(given)), which isn't a locale."
        + remedy(nearest, or: "Give one such as de_CH.")
    case .language(let given, let nearest):
      "The launch argument -AppleLanguages of \(app) has \(shown(given)), which isn't a language."
        + remedy(nearest, or: "Give a list such as (de-CH, en).")
    case .languageList(let given):
      "The launch argument -AppleLanguages of \(app) is \(shown(given)), which isn't a list. Give one "
        + "such as (de-CH, en)."
    }
  }

  private static func shown(_ value: String) -> String { "“\(value.shortened(to: 64))”" }

  private static func remedy(_ nearest: String?, or example: String) -> String {
    nearest.map { suggestion([$0]) } ?? " \(example)"
  }

  private static func refusal(
    of app: String, _ reason: String, attempt: String = "started"
  ) -> String {
    "\(app) could not be \(attempt): \(reason)" + (reason.hasSuffix("?") ? "" : ".")
  }

  private static func suggestion(_ names: [String]) -> String {
    names.isEmpty
      ? "" : " Did you mean \(names.map { "“\($0)”" }.joined(separator: " or "))?"
  }

  /// Returns a suggestion for a test that needs an Apple app.
  private static func instead(of name: String) -> String {
    switch name {
    case "com.apple.Preferences":
      "Set what the test needs with launch arguments, and answer permission prompts in the "
        + "springboard (“com.apple.springboard”)."
    case "com.apple.mobilesafari":
      "Open a link in the app with XCUIApplication.open(_:), and check in the app what it opens."
    default: "Test what the app itself does, with a stand-in for the other app."
    }
  }

  private static func list(_ heading: String, _ names: [String]) -> String {
    names.isEmpty
      ? "There are no executables there." : "\(heading): \(names.joined(separator: ", "))."
  }

  private static func verb(_ end: ProcessEnd?) -> String {
    end?.isCrash == true ? "crashed" : "ended unexpectedly"
  }

  /// Returns the process that ended, as the subject of a sentence.
  private static func victim(of end: ProcessEnd?, _ known: Circumstances) -> String {
    // An adapter ends in the same way as its app, so either may have been killed.
    guard end == .signalled(SIGKILL), let adapter = known.adapter else { return "it" }
    return "it, or \(adapter), which drives it,"
  }

  private static func text(_ end: ProcessEnd?) -> String {
    end?.text ?? "closed its standard output"
  }

  private static func during(_ known: Circumstances) -> String {
    known.lastRequest.map { " \(known.isAnswered ? "after" : "during") “\($0)”" } ?? ""
  }

  private static func seconds(_ time: Duration) -> String {
    "\((time.seconds * 100).rounded() / 100) s"
  }

  private static func megabytes(_ byteCount: Int) -> String {
    "\((Double(byteCount) / 100_000).rounded() / 10) MB"
  }

  private static func text(_ problem: DecodingProblem) -> String {
    let place = problem.path.isEmpty ? "" : "At \(problem.path): "
    return "\(place)\(problem.reason) It began: \(problem.excerpt)"
  }

  static func section(_ heading: String, _ lines: [String]) -> String {
    ([heading + ":"] + lines.map { "    " + $0 }).joined(separator: "\n")
  }
}

extension AppSessionError.Circumstances {
  /// The log and the screen, as sections of a failure's text.
  package var sections: [String] {
    var sections: [String] = []
    if !mainThread.isEmpty {
      sections.append(AppSessionError.section("Main thread of \(app)", mainThread))
    }
    if !log.isEmpty {
      sections.append(AppSessionError.section("Log of \(app)", displayedLog))
    }
    if let screen {
      var lines = PlainLines.of(screen)
      // Most screens are empty at the bottom.
      while lines.last?.allSatisfy(\.isWhitespace) == true { lines.removeLast() }
      sections.append(AppSessionError.section("Last screen", lines))
    }
    return sections
  }

  /// The end of the log, or the last lines before a crash report and the report's beginning.
  ///
  /// The first frames of a report tell more than its last.
  private var displayedLog: [String] {
    guard let start = CrashReport.start(in: log) else {
      return more(log.count - Self.displayedLogLimit) + log.suffix(Self.displayedLogLimit)
    }
    let own = log[..<start].suffix(CrashReport.contextLength)
    let report = log[start...].prefix(CrashReport.lineLimit)
    let rest = log.endIndex - report.endIndex
    return more(start - own.count) + own + report + (rest > 0 ? ["… (\(rest) more)"] : [])
  }

  /// Returns the line that stands for the omitted beginning of the log.
  private func more(_ count: Int) -> [String] {
    let count = max(0, count) + droppedLogLineCount
    return count > 0 ? ["… (\(count) more)"] : []
  }

  private static let displayedLogLimit = 20
}
