import AppDriving
import AutomationProtocol
import ElementTypes
import Foundation
import TerminalEvents

/// Carries out a person's input at the terminal on an app, and records it as steps.
///
/// Each key and click becomes an action that a test could perform, so the recording can't differ from what
/// the app has received.
final class Recorder {
  let session: AppSession
  /// The actions and expectations so far.
  var steps: [RecordedStep] = []
  /// The texts typed into secure fields, by the keys that replace them in a recording.
  var secrets: [String: String] = [:]
  /// The texts typed into secure fields, in the order of their keys.
  var knownSecrets: KnownSecrets {
    var known = KnownSecrets()
    for (key, text) in secrets.sorted(by: { $0.key < $1.key }) { known.note(text, key: key) }
    return known
  }
  /// A message about the last key or click, if any.
  var message: String?
  /// Whether the next click, or the next press of F2, chooses the element to expect.
  var isExpecting = false
  private(set) var scene: RecordingScene
  /// The screen after the last step, and the time since then, in seconds of app time.
  private(set) var lastScene: RecordingScene
  private(set) var elapsed = 0.0
  var pressed: (place: CGPoint, time: ContinuousClock.Instant)?
  let cellSize: CGSize

  /// The longest delay after a step, in seconds, that a replay needn't wait for explicitly.
  static let unnoticed = 0.4
  static let actionTimeout = 1.0

  init(_ session: AppSession, cellSize: CGSize) throws {
    self.session = session
    self.cellSize = cellSize
    scene = RecordingScene(try session.call(SnapshotCall(.application)).snapshot)
    lastScene = scene
  }

  /// Carries out and records a person's input.
  ///
  /// - Parameter time: The time of the input.
  /// - Throws: `AppSessionError` if the app has ended; the app's refusals become messages.
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

  /// Advances the app's time.
  func pass(_ seconds: Double) throws {
    elapsed += seconds
    _ = try session.call(PassTimeCall(seconds: seconds), timeout: seconds)
    try look()
  }

  /// Begins an expectation or, if one has begun, expects the element that has the focus.
  func expectNext() throws {
    message = nil
    guard isExpecting else {
      isExpecting = true
      return
    }
    isExpecting = false
    guard let focused = scene.focused else {
      message = "nothing has the focus; click on the element to expect"
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

  /// Returns the time that a replay must wait for an element, in seconds, or `nil` if the element was already
  /// there and enabled right after the last step.
  func patience(for element: ElementAttributes) -> Int? {
    guard elapsed > Self.unnoticed else { return nil }
    if let known = lastScene.element(element.identity), known.isEnabled { return nil }
    return seconds(after: elapsed)
  }

  func seconds(after elapsed: Double) -> Int { Int(elapsed.rounded(.up)) + 2 }
}
