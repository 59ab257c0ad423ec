import AutomationProtocol
import Foundation

/// A screen reader, which provides what a blind user of the frontmost app would hear.
///
/// Nothing is spoken aloud. The reader moves from element to element as VoiceOver does, and says in
/// English what VoiceOver would say: label, value, type, and available actions.
// Sendable is unchecked only because of the superclass, NSObject, which has no state.
open class XCUIVoiceOverService: NSObject, @unchecked Sendable {
  /// Whether the screen reader is on.
  open var isEnabled: Bool {
    reporting(or: false) { DeviceState.current(in: $0).isScreenReaderOn }
  }

  /// Turns the screen reader on; it moves to the first element.
  ///
  /// - Throws: `Error.failedToStart` if there is no readable app in the foreground.
  open func enable() throws {
    let test = RunningTest.current
    guard mayMakeRequest(in: test) else { throw Error(.failedToStart) }
    do {
      let front = try FrontmostApp(in: test)
      _ = try front.ask(ScreenReaderCall(.enable), for: .reading)
    } catch {
      throw Error(.failedToStart, reason: "\(error)")
    }
    DeviceState.update(in: test) { $0.isScreenReaderOn = true }
  }

  /// Turns the screen reader off.
  ///
  /// - Throws: `Error.failedToStop` if an app doesn't accept the change.
  open func disable() throws {
    let test = RunningTest.current
    guard mayMakeRequest(in: test) else { throw Error(.failedToStop) }
    DeviceState.update(in: test) { $0.isScreenReaderOn = false }
    do {
      for session in SessionRegistry.shared.running(in: test.scope) {
        let app = FrontmostApp(session)
        guard app.answers(ScreenReaderCall.self) else { continue }
        _ = try app.ask(ScreenReaderCall(.disable), for: .reading)
      }
    } catch {
      throw Error(.failedToStop, reason: "\(error)")
    }
  }

  /// Returns what the screen reader says about the current element.
  ///
  /// - Throws: `Error.notRunning` while it is off, `Error.noSpeech` when there is nothing to say.
  open func currentSpeech() throws -> Output { try speech(after: .current) }

  /// Moves to the next element.
  ///
  /// - Throws: `Error.notRunning` while it is off, `Error.noSpeech` at the last element.
  open func moveForward() throws -> Output { try speech(after: .forward) }

  /// Moves to the previous element.
  ///
  /// - Throws: `Error.notRunning` while it is off, `Error.noSpeech` at the first element.
  open func moveBackward() throws -> Output { try speech(after: .backward) }

  /// Moves to the first element inside the current group.
  ///
  /// - Throws: `Error.notRunning` while it is off, `Error.noSpeech` when the current element isn't
  ///   a group.
  open func moveIn() throws -> Output { try speech(after: .moveIn) }

  /// Moves to the group that contains the current element: a bar, a table, an alert.
  ///
  /// - Throws: `Error.notRunning` while it is off, `Error.noSpeech` when there is no such group.
  open func moveOut() throws -> Output { try speech(after: .moveOut) }

  /// States whether the screen reader is on.
  open override var debugDescription: String {
    "XCUIVoiceOverService: \(isEnabled ? "enabled" : "disabled")"
  }

  private func speech(after action: ScreenReaderCall.Action) throws -> Output {
    let test = RunningTest.current
    guard mayMakeRequest(in: test) else { throw Error(.noSpeech) }
    guard DeviceState.current(in: test).isScreenReaderOn else { throw Error(.notRunning) }
    let front: FrontmostApp
    var result: ScreenReaderCall.Result
    do {
      front = try FrontmostApp(in: test)
      result = try front.ask(ScreenReaderCall(action), for: .reading)
      if !result.isEnabled {
        // The app came to the foreground after the screen reader was turned on.
        result = try front.ask(ScreenReaderCall(.enable), for: .reading)
      }
    } catch {
      throw Error(.notRunning, reason: "\(error)")
    }
    guard let utterance = result.utterance, !utterance.isEmpty else { throw Error(.noSpeech) }
    return Output(utterance: utterance)
  }
}
