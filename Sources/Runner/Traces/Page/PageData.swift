import AutomationProtocol
import Gherkin

/// The data of the page, with each screen once.
///
/// The names are short because a run of a thousand scenarios has tens of thousands of steps.
struct PageData: Encodable {
  var started: Double
  var duration: Double
  var interrupted: Bool
  var scenarios: [Scenario] = []
  /// The pictures and trees, which steps refer to by position.
  var screens: [Screen] = []

  struct Scenario: Encodable {
    var feature: String
    var rule: String?
    var name: String
    var place: String
    var tags: [String]
    var status: String
    var duration: Double
    var attempts: [Attempt]
  }

  struct Attempt: Encodable {
    var status: String
    var duration: Double
    var reason: String?
    var steps: [Step]
    var log: [String]
  }

  struct Step: Encodable {
    var keyword: String
    var text: String
    var place: String
    var depth: Int
    var status: String
    var start: Double
    var duration: Double
    var message: String?
    var details: [String]
    var before: Int?
    var screen: Int?
    /// Left, top, width and height of the touched element.
    var touched: [Double]?
    var requests: [String]
    var log: [String]
    var busy: [String]?
    /// One line for each network request.
    var network: [String]?
    var resources: String?
    /// The processor time, in seconds.
    var cpu: Double?
  }

  struct Screen: Encodable {
    var svg: String
    var tree: [String]
    var width: Double
    var height: Double
  }

  init(_ run: RunRecord) {
    started = run.started
    duration = run.duration
    interrupted = run.isInterrupted
    var known: [String: [Int]] = [:]
    for scenario in run.scenarios {
      scenarios.append(
        Scenario(
          feature: scenario.feature, rule: scenario.rule,
          name: scenario.name + (scenario.repetition.map { " (\($0))" } ?? ""),
          place: scenario.place, tags: scenario.tags, status: scenario.status.rawValue,
          duration: scenario.duration,
          attempts: scenario.attempts.map { attempt($0, known: &known) }))
    }
  }

  private mutating func attempt(
    _ attempt: AttemptRecord, known: inout [String: [Int]]
  ) -> Attempt {
    let positions = attempt.screens.map { position(of: $0, known: &known) }
    func screen(_ index: Int?) -> Int? {
      index.flatMap { positions.indices.contains($0) ? positions[$0] : nil }
    }
    return Attempt(
      status: attempt.status.rawValue, duration: attempt.duration, reason: attempt.reason,
      steps: attempt.steps.map { step in
        Step(
          keyword: step.keyword, text: step.text, place: step.place, depth: step.depth,
          status: step.status.rawValue, start: step.start, duration: step.duration,
          message: step.message, details: step.details, before: screen(step.screenBefore),
          screen: screen(step.screen),
          touched: step.touched.map { [$0.x, $0.y, $0.width, $0.height] },
          requests: step.requests.map(Self.line), log: step.log,
          busy: step.busy.flatMap { $0.isEmpty ? nil : $0 }, network: step.network?.map(Self.line),
          resources: step.resources.map(Self.line), cpu: step.resources?.processorTime)
      }, log: attempt.log)
  }

  private mutating func position(of screen: ScreenRecord, known: inout [String: [Int]]) -> Int {
    for position in known[screen.svg] ?? [] where screens[position].tree == screen.tree {
      return position
    }
    screens.append(
      Screen(svg: screen.svg, tree: screen.tree, width: screen.width, height: screen.height))
    known[screen.svg, default: []].append(screens.count - 1)
    return screens.count - 1
  }

  private static func line(_ request: RecordCall.Request) -> String {
    let time = (request.time * 1000).rounded() / 1000
    return "\(request.title) → \(request.answer ?? "no answer yet")  (at \(time) s app)"
  }

  private static func line(_ resources: StepRecord.Resources) -> String {
    let milliseconds = (resources.processorTime * 10000).rounded() / 10
    let megabytes = (Double(resources.peakMemory) / 1e5).rounded() / 10
    return
      "\(milliseconds) ms CPU, \(megabytes) MB at most, \(resources.descriptorCount) descriptors"
  }

  private static func line(_ request: CallRecord) -> String {
    let milliseconds = (request.milliseconds * 100).rounded() / 100
    let appTime = request.appTime.map {
      $0 > 0.0005 ? ", \(($0 * 1000).rounded() / 1000) s app" : ""
    }
    return "\(request.sentence)  (\(milliseconds) ms\(appTime ?? ""))"
  }
}
