import AppSession
import AutomationProtocol
import Foundation

/// The app that the user of a test's device would see.
struct FrontmostApp {
  let session: AppSession

  /// Finds it: the running app that the test has used last and not sent to the background.
  ///
  /// - Throws: `AutomationError` when no app runs in front.
  init(in test: RunningTest) throws(AutomationError) {
    guard let session = SessionRegistry.shared.frontmost(in: test.scope) else {
      throw AutomationError(.noApp)
    }
    self.session = session
  }

  /// Takes a session that is known.
  init(_ session: AppSession) { self.session = session }

  /// The size of its screen, in points; nil when no app runs in front.
  static var screenSize: CGSize? {
    guard let front = try? FrontmostApp(in: .current) else { return nil }
    let call = ResolveCall(.application, expecting: .one)
    return (try? front.session.call(call))?.elements.first?.frame.size
  }

  /// Asks the app something that is about no element.
  func ask<Call: AutomationCall>(
    _ call: Call, for purpose: AutomationError.Purpose
  ) throws(AutomationError) -> Call.Result {
    do {
      return try session.call(call)
    } catch {
      throw AutomationError(
        error, purpose: purpose, query: .application, application: session.name, session: session)
    }
  }

  /// Whether it runs outside of the test's process.
  var hasOwnProcess: Bool {
    session.initialization.processIdentifier != ProcessInfo.processInfo.processIdentifier
  }

  /// Whether the app knows a call.
  func answers<Call: AutomationCall>(_ call: Call.Type) -> Bool {
    session.initialization.capabilities.contains(Call.method)
  }

  /// Brings the app to the front, and sends the other apps of the test to the background.
  ///
  /// An app that was launched just now is told what was made of the device before.
  func comeToFront(afterLaunch isNew: Bool, in test: RunningTest) throws(AutomationError) {
    let registry = SessionRegistry.shared
    for other in registry.foreground(in: test.scope) where other !== session {
      let app = FrontmostApp(other)
      // An app that cannot be sent away stays; nobody has asked for it.
      guard app.answers(DeviceCall.self) else { continue }
      guard (try? app.ask(DeviceCall(.isInForeground(false)), for: .configuring)) != nil else {
        continue
      }
      registry.setBackground(true, of: other)
    }
    if isNew {
      for change in DeviceState.current(in: test).changes {
        do {
          _ = try ask(DeviceCall(change), for: .configuring)
        } catch {
          // A location that the app refuses fails this launch, and no other one.
          if case .location = change { DeviceState.update(in: test) { $0.location = nil } }
          throw error
        }
      }
      if hasOwnProcess { DeviceState.update(in: test) { $0.sharesPasteboard = true } }
      if let strings = DeviceState.current(in: test).pasteboard {
        DevicePasteboard.hand(strings, to: self)
      }
    } else if registry.isInBackground(session) {
      _ = try ask(DeviceCall(.isInForeground(true)), for: .acting(verb: "activate"))
      registry.setBackground(false, of: session)
    }
  }
}
