import AppDriving
import AutomationProtocol
import PlatformTypes

/// Shares the texts of `UIPasteboard.general` between the apps of a test.
struct DevicePasteboard: RemotePasteboard {
  /// The texts on the frontmost app's pasteboard, or the last known ones if no running app can be asked.
  var strings: [String]? {
    reporting(or: [NeutralAnswer.text]) { test in strings(in: test) }
  }

  private func strings(in test: RunningTest) -> [String]? {
    // An app in the test's own process uses the test's pasteboard anyway.
    guard DeviceState.current(in: test).sharesPasteboard else { return nil }
    let front = SessionRegistry.shared.frontmost(in: test.scope).map(FrontmostApp.init)
    if let front, front.hasOwnProcess, front.answers(PasteboardCall.self),
      let strings = try? front.session.call(PasteboardCall()).strings
    {
      DeviceState.update(in: test) { $0.pasteboard = strings }
      return strings
    }
    return DeviceState.current(in: test).pasteboard
  }

  /// Sends the texts to all running apps; other apps get them when they are launched.
  func send(_ strings: [String]) {
    let test = RunningTest.current
    DeviceState.update(in: test) { $0.pasteboard = strings }
    for session in SessionRegistry.shared.running(in: test.scope) {
      Self.send(strings, to: FrontmostApp(session))
    }
  }

  /// Puts texts on the pasteboard of an app; an app without a pasteboard ignores them.
  static func send(_ strings: [String], to app: FrontmostApp) {
    guard app.hasOwnProcess, app.answers(PasteboardCall.self) else { return }
    _ = try? app.session.call(PasteboardCall(strings))
  }
}
