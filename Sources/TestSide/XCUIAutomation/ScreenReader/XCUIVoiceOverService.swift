import AutomationProtocol
import Foundation

/// A screen reader: what somebody would hear who cannot see the app in front.
///
/// Nothing is spoken aloud. It goes from element to element as VoiceOver does, and says in English what
/// VoiceOver would: label, value, what it is, and what can be done with it.
// Sendable is unchecked because of NSObject, which holds nothing.
open class XCUIVoiceOverService: NSObject, @unchecked Sendable {
  /// Whether it is on.
  open var isEnabled: Bool {
    reporting(or: false) { DeviceState.current(in: $0).speaks }
  }

  /// Switches it on; it goes to the first element.
  ///
  /// - Throws: `Error.failedToStart` when no app is in front that can be read.
  open func enable() throws {
    let test = RunningTest.current
    guard mayAsk(in: test) else { throw Error(.failedToStart) }
    do {
      let front = try FrontmostApp(in: test)
      _ = try front.ask(ScreenReaderCall(.enable), for: .reading)
    } catch {
      throw Error(.failedToStart, reason: "\(error)")
    }
    DeviceState.update(in: test) { $0.speaks = true }
  }

  /// Switches it off.
  ///
  /// - Throws: `Error.failedToStop` when an app does not let itself be told.
  open func disable() throws {
    let test = RunningTest.current
    guard mayAsk(in: test) else { throw Error(.failedToStop) }
    DeviceState.update(in: test) { $0.speaks = false }
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

  /// What it says of the element that it is at.
  ///
  /// - Throws: `Error.notRunning` while it is off, `Error.noSpeech` when there is nothing to say.
  open func currentSpeech() throws -> Output { try speech(after: .current) }

  /// Goes to the next element.
  ///
  /// - Throws: `Error.notRunning` while it is off, `Error.noSpeech` at the last element.
  open func moveForward() throws -> Output { try speech(after: .forward) }

  /// Goes to the element before.
  ///
  /// - Throws: `Error.notRunning` while it is off, `Error.noSpeech` at the first element.
  open func moveBackward() throws -> Output { try speech(after: .backward) }

  /// Goes to the first element inside the group that it is at.
  ///
  /// - Throws: `Error.notRunning` while it is off, `Error.noSpeech` when it is at no group.
  open func moveIn() throws -> Output { try speech(after: .moveIn) }

  /// Goes to the group that the element is in: a bar, a table, an alert.
  ///
  /// - Throws: `Error.notRunning` while it is off, `Error.noSpeech` when it is in none.
  open func moveOut() throws -> Output { try speech(after: .moveOut) }

  /// Whether it is on.
  open override var debugDescription: String {
    "XCUIVoiceOverService: \(isEnabled ? "enabled" : "disabled")"
  }

  private func speech(after action: ScreenReaderCall.Action) throws -> Output {
    let test = RunningTest.current
    guard mayAsk(in: test) else { throw Error(.noSpeech) }
    guard DeviceState.current(in: test).speaks else { throw Error(.notRunning) }
    let front: FrontmostApp
    var result: ScreenReaderCall.Result
    do {
      front = try FrontmostApp(in: test)
      result = try front.ask(ScreenReaderCall(action), for: .reading)
      if !result.isEnabled {
        // The app came to the front after the screen reader was switched on.
        result = try front.ask(ScreenReaderCall(.enable), for: .reading)
      }
    } catch {
      throw Error(.notRunning, reason: "\(error)")
    }
    guard let utterance = result.utterance, !utterance.isEmpty else { throw Error(.noSpeech) }
    return Output(utterance: utterance)
  }
}
