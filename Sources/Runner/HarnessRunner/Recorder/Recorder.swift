import AppDriving
import AutomationProtocol
import ElementTypes
import Foundation
import TerminalEvents

/// Carries out on an app what a person does at the terminal, and keeps it as steps.
///
/// The person sees the app as a test does, and each key and click becomes what a test would do: the
/// recording and the app can't disagree.
final class Recorder {
  let session: AppSession
  /// What was done and expected so far.
  var steps: [RecordedStep] = []
  /// What was typed into secure fields, by the key that a recording has in its place.
  var secrets: [String: String] = [:]
  /// The same in the order of their keys.
  var knownSecrets: KnownSecrets {
    var known = KnownSecrets()
    for (key, text) in secrets.sorted(by: { $0.key < $1.key }) { known.note(text, key: key) }
    return known
  }
  /// What the person should know of the last key or click, if anything.
  var message: String?
  /// Whether the next click, or the key once more, says what to expect.
  var isExpecting = false
  private(set) var scene: RecordingScene
  /// The screen after the last step, and the time since then, in seconds of app time.
  private(set) var lastScene: RecordingScene
  private(set) var elapsed = 0.0
  var pressed: (place: CGPoint, time: ContinuousClock.Instant)?
  let cellSize: CGSize

  /// What is left of the time after a step that a replay needs no words to wait for, in seconds.
  static let unnoticed = 0.4
  static let actionTimeout = 1.0

  init(_ session: AppSession, cellSize: CGSize) throws {
    self.session = session
    self.cellSize = cellSize
    scene = RecordingScene(try session.call(SnapshotCall(.application)).snapshot)
    lastScene = scene
  }

  /// Takes what a person did.
  ///
  /// - Parameter time: When it was done.
  /// - Throws: `AppSessionError` when the app has ended; what the app refuses becomes a message.
  func take(_ input: TerminalInput, at time: ContinuousClock.Instant = .now) throws {
    message = nil
    do {
      switch input {
      case .key(let stroke): try take(stroke)
      case .paste(let text): try type(text)
      case .mouse(let action): try take(action, at: time)
      }
    } catch let failure as AutomationFailure {
      message = failure.message
      try look()
    }
  }

  /// Lets the app's time go on.
  func pass(_ seconds: Double) throws {
    elapsed += seconds
    _ = try session.call(PassTimeCall(seconds: seconds), timeout: seconds)
    try look()
  }

  /// Begins to expect something, or expects what has the focus if it has begun.
  func expectNext() throws {
    message = nil
    guard isExpecting else {
      isExpecting = true
      return
    }
    isExpecting = false
    guard let focused = scene.focused else {
      message = "nothing has the focus; click on what should be there"
      return
    }
    expect(focused)
  }

  func stopExpecting() { isExpecting = false }

  @discardableResult
  func perform(
    _ interaction: Interaction, on query: ElementQuery, at place: ElementPlace? = nil
  ) throws -> PerformCall.Result {
    let call = PerformCall(interaction, on: query, at: place, timeout: Self.actionTimeout)
    return try session.call(call, timeout: Self.actionTimeout)
  }

  func record(_ action: RecordedAction, _ patience: Int?) throws {
    steps.record(RecordedStep(action, patience: patience))
    try finishStep()
  }

  func finishStep() throws {
    try look()
    lastScene = scene
    elapsed = 0
  }

  func look() throws {
    scene = RecordingScene(try session.call(SnapshotCall(.application)).snapshot)
  }

  /// How long a replay must be ready to wait for an element, because it wasn't there, or didn't react,
  /// right after the last step.
  func patience(for element: ElementAttributes) -> Int? {
    guard elapsed > Self.unnoticed else { return nil }
    if let known = lastScene.element(element.identity), known.isEnabled { return nil }
    return seconds(after: elapsed)
  }

  func seconds(after elapsed: Double) -> Int { Int(elapsed.rounded(.up)) + 2 }
}
