/// A reason why a trace can't stand in for an app.
enum ReplayProblem: Error, Equatable, CustomStringConvertible {
  /// The trace doesn't have the scenario.
  case noScenario(trace: String)
  /// The scenario launches more apps than in the trace.
  case noLaunch(app: String, count: Int)
  /// The scenario launches another app, or with other arguments.
  case otherLaunch(recorded: String, actual: String)
  /// A request differs from the trace.
  case differs(app: String, method: String, MessageDifference)
  /// The trace has no more requests.
  case beyondTheEnd(app: String, method: String)

  var description: String {
    switch self {
    case .noScenario(let trace):
      return "\(trace) doesn't have this scenario; run it with “--trace” again"
    case .noLaunch(let app, let count):
      return "\(app) is launched, and the trace has only \(count) launches"
    case .otherLaunch(let recorded, let actual):
      return "the launch differs from the trace: now \(actual), and then \(recorded)"
    case .differs(let app, let method, let difference):
      return "the request “\(method)” to \(app) differs from the trace: \(difference)"
    case .beyondTheEnd(let app, let method):
      return "the trace ends before the request “\(method)” to \(app)"
    }
  }
}
