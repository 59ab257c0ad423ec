import AppDriving
import AutomationProtocol
import Foundation

/// The app in the foreground of a test's device.
struct FrontmostApp {
  let session: AppSession

  /// Finds the running app that the test used last and has not sent to the background.
  ///
  /// - Throws: `AutomationError` if no app is running in the foreground, or if the test may not use it
  ///   (`LaunchRequirement`).
  init(in test: RunningTest) throws(AutomationError) {
    guard let session = SessionRegistry.shared.frontmost(in: test.scope) else {
      throw AutomationError(.noApp)
    }
    do {
      try LeftoverApp(session, in: test)?.use()
    } catch {
      throw AutomationError(
        error, purpose: .controllingApplication, query: .application, application: session.name,
        session: session)
    }
    self.session = session
  }

  /// Returns the app whose screen is shown, for reading only, or `nil` if no app is in the foreground.
  static func shown(in test: RunningTest) -> FrontmostApp? {
    guard let session = SessionRegistry.shared.frontmost(in: test.scope) else { return nil }
    LeftoverApp(session, in: test)?.note()
    return FrontmostApp(session)
  }

  /// Creates a reference to the app of a known session.
  init(_ session: AppSession) { self.session = session }

  /// The size of the app's screen in points, or `nil` if no app is running in the foreground.
  static var screenSize: CGSize? {
    guard let session = SessionRegistry.shared.frontmost(in: RunningTest.current.scope) else {
      return nil
    }
    let call = ResolveCall(.application, expecting: .one)
    return (try? session.call(call))?.elements.first?.frame.size
  }

  /// Makes a call that is not about an element.
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

  /// Whether the app runs outside the test process.
  var hasOwnProcess: Bool {
    session.initialization.processIdentifier != ProcessInfo.processInfo.processIdentifier
  }

  /// Returns whether the app supports a call.
  func answers<Call: AutomationCall>(_ call: Call.Type) -> Bool {
    session.initialization.capabilities.contains(Call.method)
  }

  /// Brings the app to the foreground, and sends the other apps of the test to the background.
  ///
  /// An app that was just launched is sent the earlier changes to the device.
  func activate(afterLaunch isNew: Bool, in test: RunningTest) throws(AutomationError) {
    let registry = SessionRegistry.shared
    for other in registry.foreground(in: test.scope) where other !== session {
      let app = FrontmostApp(other)
      // An app that can't be sent to the background stays, because the test didn't request that.
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
          // If the app refuses a location, later launches must not fail as well.
          if case .location = change { DeviceState.update(in: test) { $0.location = nil } }
          throw error
        }
      }
      if hasOwnProcess { DeviceState.update(in: test) { $0.sharesPasteboard = true } }
      if let strings = DeviceState.current(in: test).pasteboard {
        DevicePasteboard.send(strings, to: self)
      }
    } else if registry.isInBackground(session) {
      _ = try ask(DeviceCall(.isInForeground(true)), for: .acting(verb: "activate"))
      registry.setBackground(false, of: session)
    }
  }
}
