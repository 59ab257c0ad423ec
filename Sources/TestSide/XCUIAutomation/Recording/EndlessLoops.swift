import AutomationProtocol
import Foundation

/// Ends loops that wait for an answer which a failed test never gets: `while !row.exists { … }`.
///
/// After its first failure a test gets neutral answers. When it has asked very many questions since, the
/// answers take turns, so that a loop ends whichever it waits for: many in a row each time, as a loop may
/// ask several questions in each round. A loop that waits for a text nobody can guess goes on all the
/// same; after very many more questions it ends together with the process.
enum EndlessLoops {
  /// What a question gets that is not asked any more.
  ///
  /// - Parameter number: Which of the questions since the failure it is, from 1.
  static func answer<Value>(_ neutral: Value, toQuestion number: Int) -> Value {
    guard number > mostQuestions else { return neutral }
    let (round, isNeutral) = ((number - mostQuestions) / turn).quotientAndRemainder(dividingBy: 2)
    let others = others(than: neutral, round: round)
    // Every second turn is neutral: a loop may wait for an answer that it gets only then.
    guard isNeutral == 0, !others.isEmpty else { return neutral }
    return others[round % others.count] as? Value ?? neutral
  }

  /// Ends the process if a test has asked so often that it will never end by itself.
  ///
  /// - Parameters:
  ///   - number: Which of the questions since the failure it is, from 1.
  ///   - test: The test's name.
  static func endProcess(atQuestion number: Int, of test: String) {
    guard number > hopelessQuestions else { return }
    let site = CallSite.current
    let text = """
      \(site.path):\(site.line): error: \(test) : The test has failed, and has asked its apps \
      \(hopelessQuestions) questions since: it is in a loop that waits for an answer it never gets. \
      Nothing on Linux can end a test from outside, so the process ends here, and the tests after this \
      one do not run. Let the loop end after some rounds, or wait with \
      wait(for:toEqual:timeout:).

      """
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
    exit(1)
  }

  /// No test asks more often on its way to its end.
  private static let mostQuestions = 1000
  /// No test asks that often; long enough for a test that reads every cell of a large table.
  private static let hopelessQuestions = 1_000_000
  /// More questions than a loop asks in a round.
  private static let turn = 64
  /// Beyond every screen, in points.
  private static let farAway = 1e6

  /// What loops may wait for instead of a neutral answer; `round` counts up.
  private static func others<Value>(than neutral: Value, round: Int) -> [Any] {
    switch neutral {
    case let isTrue as Bool: return [!isTrue]
    // Growing, so that every number comes, and small, so that nobody counts up to it for long.
    case let number as Int: return [number + round + 1]
    case is CGFloat: return [CGFloat(1), CGFloat(0.5)]
    case is CGRect:
      let size = CGSize(width: farAway, height: farAway)
      return [
        CGRect(origin: CGPoint(x: farAway, y: farAway), size: size),
        CGRect(origin: CGPoint(x: -farAway, y: -farAway), size: .zero),
      ]
    case is CGPoint: return [CGPoint(x: farAway, y: farAway), CGPoint(x: -farAway, y: -farAway)]
    case is XCUIApplication.State:
      return [
        XCUIApplication.State.runningForeground, XCUIApplication.State.notRunning,
        XCUIApplication.State.runningBackground,
      ]
    case is String: return texts
    default: break
    }
    if Value.self == String?.self { return texts }
    if Value.self == ElementValue?.self { return texts.map { ElementValue.string($0) } }
    return []
  }

  /// A switch that is on, one that is off, and something.
  private static let texts = ["1", "0", "no element"]
}
