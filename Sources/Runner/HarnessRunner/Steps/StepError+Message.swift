extension StepError: CustomStringConvertible {
  /// The error in English.
  var description: String {
    switch self {
    case .element(let text, let problem): "“\(text)” doesn't name an element: \(problem.message)"
    case .expectation(let facts):
      "expected \(facts.subject)\(facts.expected.isEmpty ? "" : " ")\(facts.expected), but "
        + Self.afterFirstLine(
          of: facts.actual,
          facts.waited > 0 ? ", after \(Self.seconds(facts.waited)) of app time" : "")
        + facts.busy.map { "\n    busy: \($0)" }.joined()
    case .noApp(nil, running: []):
      "no app is running; launch one first: Given \"LoginApp\" is launched with -ui-testing YES"
    case .noApp(nil, let running):
      "the app has ended; the scenario has launched \(running.joined(separator: ", "))"
    case .noApp(let name?, let running):
      "\(name) is not running"
        + (running.isEmpty ? "" : "; the running apps are \(running.joined(separator: ", "))")
    case .nothingNamed:
      "the name of the app to launch is empty; name an app by its executable: "
        + "\"LoginApp\" is launched"
    case .appNotAllowed(let name, let allowed):
      "\(name) may not be launched; the allowed apps are \(allowed.joined(separator: ", "))"
    case .noProgram(let name, let nearest):
      "there is no program “\(name)” in the folders of PATH; "
        + (nearest.first.map { "did you mean “\($0)”?" } ?? "install it, or write its path")
    case .notRunning(let name, let nearest):
      "no program “\(name)” is running; "
        + (nearest.first.map { "did you mean “\($0)”?" } ?? "start it, or give its process's number")
    case .severalRunning(let name, let processes):
      "several programs “\(name)” are running; give the number of the process: "
        + processes.map(String.init).joined(separator: ", ")
    case .environmentOfRunning:
      "a program that runs already can't be given environment variables; launch it instead"
    case .hiddenEnvironment(let name):
      "the environment variable \(name) is not given to an assistant; pass a hidden value to the app as a "
        + "secret: ${secret:KEY}"
    case .unsetVariable("", _):
      "“${}” names no variable; write its name between the braces: ${user}"
    case .unsetVariable(let name, let nearest) where name.hasPrefix("env:"):
      "the environment has no variable \(name.dropFirst(4))"
        + (nearest.first.map { "; did you mean ${\($0)}?" } ?? "; set it for the run")
    case .unsetVariable(let name, let nearest):
      "the variable \(name) has no value"
        + (nearest.first.map { "; did you mean ${\($0)}?" }
          ?? "; set it before: Given the variable \"\(name)\" is \"…\"")
    case .table(let what): what
    case .value(let value, let what, let known):
      "“\(value)” is not a valid \(what); use \(known.joined(separator: ", "))"
    case .range(let number, let what, let range):
      "“\(number)” is not a valid \(what); use a number from \(range.lowerBound) to \(range.upperBound)"
    case .recursion(let names):
      "the scenario uses itself: " + names.map { "“\($0)”" }.joined(separator: " → ")
    case .nesting(let name):
      "“\(name)” is nested in more than \(ComposedScenario.deepest) scenarios, which is too deep"
    case .snapshot(let problem): problem.message
    case .other(let text): text
    }
  }

  /// Returns a text with words added to the end of its first line.
  private static func afterFirstLine(of text: String, _ words: String) -> String {
    let end = text.firstIndex(of: "\n") ?? text.endIndex
    return "\(text[..<end])\(words)\(text[end...])"
  }

  private static func seconds(_ time: Double) -> String { "\((time * 1000).rounded() / 1000) s" }
}
