import AutomationProtocol
import Foundation
import PlatformTypes
import Synchronization

/// Ends loops that wait for an answer which a failed test never gets: `while !row.exists { … }`.
///
/// After its first failure a test gets neutral answers. When it has asked very many questions since, the
/// answers take turns, so that a loop ends whichever it waits for: many in a row each time, as a loop may
/// ask several questions in each round. A loop that waits for a text nobody can guess goes on all the
/// same; it ends together with the process at `LoopLimit`.
enum EndlessLoops {
  /// What a question gets that is not asked any more.
  ///
  /// - Parameter number: Which of the questions since the failure it is, from 1.
  static func answer<Value>(_ neutral: Value, toQuestion number: Int) -> Value {
    guard !isEarly(number) else { return neutral }
    let (round, isNeutral) = ((number - mostQuestions) / turn).quotientAndRemainder(dividingBy: 2)
    // Every second turn is neutral: a loop may wait for an answer that it gets only then.
    guard isNeutral == 0 else { return neutral }
    let others = others(than: neutral, round: round)
    return others.isEmpty ? neutral : others[round % others.count] as? Value ?? neutral
  }

  /// Whether a test may well ask that often on its way to its end.
  ///
  /// - Parameter number: Which of the questions since the failure it is, from 1.
  static func isEarly(_ number: Int) -> Bool { number <= mostQuestions }

  /// Ends the process if a test has asked so often that it will never end by itself.
  ///
  /// - Parameters:
  ///   - number: Which of the questions since the failure it is, from 1.
  static func endProcess(atQuestion number: Int) {
    if number == 1 { beginning.withLock { $0 = .now } }
    let limit = LoopLimit.current
    // The clock is read now and then: it costs more than a question.
    guard number > limit.questionCount, number % 1000 == 0,
      beginning.withLock({ $0.map { ContinuousClock.now - $0 > limit.time } ?? true })
    else { return }
    let site = CallSite.current
    let test = TestRun.current?.id.name ?? "a test"
    let text = """
      \(site.path):\(site.line): error: \(test) : The test has failed, and has asked its apps \
      \(limit.questionCount) questions since: it is in a loop that waits for an answer it never gets. \
      Nothing on Linux can end a test from outside, so the process ends here, and the tests after this \
      one do not run. Let the loop end after some rounds, or wait with \
      wait(for:toEqual:timeout:).

      """
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
    exit(1)
  }

  /// No test asks more often on its way to its end.
  private static let mostQuestions = 1000
  /// When the test that failed last asked its first question since.
  private static let beginning = Mutex<ContinuousClock.Instant?>(nil)
  /// More questions than a loop asks in a round; a prime, so that a turn may begin at any of them.
  private static let turn = 67
  /// Beyond every screen, in points.
  private static let farAway = 1e6

  /// What loops may wait for instead of a neutral answer; `round` counts up.
  private static func others<Value>(than neutral: Value, round: Int) -> [Any] {
    // A text that is there passes for a text in a cast, and may be missing.
    let optionals = optionals(Value.self, round: round)
    guard optionals.isEmpty else { return optionals }
    switch neutral {
    case let isTrue as Bool: return [!isTrue]
    // Growing, so that every number comes, and small, so that nobody counts up to it for long.
    case let number as Int: return round % 8 == 0 ? [0] : [number + round - round / 8]
    case is CGFloat: return [CGFloat(1), CGFloat(0.5)]
    case is CGRect:
      let size = CGSize(width: farAway, height: farAway)
      return [
        CGRect(origin: CGPoint(x: farAway, y: farAway), size: size),
        CGRect(origin: CGPoint(x: -farAway, y: -farAway), size: .zero),
      ]
    case is CGPoint: return [CGPoint(x: farAway, y: farAway), CGPoint(x: -farAway, y: -farAway)]
    case is String: return texts(round)
    case let elements as [XCUIElement]:
      guard let element = elements.first else { return [] }
      return [[], Array(repeating: element, count: min(round / 2 + 2, mostElements))]
    case is XCUIScreenshot: return pictures
    default: return (known[ObjectIdentifier(Value.self)] ?? []) as [Any]
    }
  }

  /// What types with few values have.
  private static let known: [ObjectIdentifier: [any Sendable]] = [
    ObjectIdentifier(ElementType.self): ElementType.allCases,
    ObjectIdentifier(XCUIApplication.State.self): [
      XCUIApplication.State.runningForeground, XCUIApplication.State.notRunning,
      XCUIApplication.State.runningBackground,
    ],
    ObjectIdentifier(XCUIElement.SizeClass.self): [
      XCUIElement.SizeClass.regular, XCUIElement.SizeClass.compact,
    ],
    ObjectIdentifier(XCUIDevice.Appearance.self): [
      XCUIDevice.Appearance.dark, XCUIDevice.Appearance.light,
    ],
    ObjectIdentifier(UIDeviceOrientation.self): [
      UIDeviceOrientation.landscapeLeft, UIDeviceOrientation.landscapeRight,
      UIDeviceOrientation.portraitUpsideDown, UIDeviceOrientation.faceUp,
      UIDeviceOrientation.faceDown, UIDeviceOrientation.unknown,
    ],
  ]

  private static func optionals<Value>(_ type: Value.Type, round: Int) -> [Any] {
    // Nothing comes last: `value as! String` is written in many a loop that ends before.
    if type == String?.self { return texts(round) + [String?.none as Any] }
    if type == ElementValue?.self {
      return texts(round).map { ElementValue.string($0) } + [ElementValue?.none as Any]
    }
    if type == [String]?.self { return texts(round).map { [$0] } + [[String]?.none as Any] }
    return []
  }

  /// Nothing, what switches, sliders and counters say, and something.
  private static func texts(_ round: Int) -> [String] {
    ["1", "", "50%", "\(round / 5)", "no element"]
  }

  private static let pictures = [XCUIScreenshot(noiseOf: 16), XCUIScreenshot(noiseOf: 64)]
  /// More than fit on a screen.
  private static let mostElements = 1000
}
