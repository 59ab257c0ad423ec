import AutomationProtocol
import Foundation

extension AutomationCall {
  /// The call in the words of XCUITest's log: `Tap "Login" Button`.
  ///
  /// - Parameters:
  ///   - application: The application's name.
  ///   - hidesText: Whether a typed text is secret.
  package func sentence(application: String, hidesText: Bool = false) -> String {
    func name(_ query: ElementQuery) -> String { query.elementName(application: application) }
    switch self {
    case is InitializeCall: return "Launch \(application)"
    case let call as CountCall:
      return call.limit == 1
        ? "Checking existence of `\(name(call.query))`"
        : "Get number of matches for: \(call.query.steps.last?.sentence ?? application)"
    case let call as ResolveCall:
      return call.expecting == .one
        ? "Find the \(name(call.query))"
        : "Get all elements for: \(call.query.steps.last?.sentence ?? application)"
    case let call as WaitCall:
      let seconds = call.timeout.seconds
      switch call.condition {
      case .exists: return "Waiting \(seconds) for \(name(call.query)) to exist"
      case .doesNotExist: return "Waiting \(seconds) for \(name(call.query)) to not exist"
      case .hasChanged: return "Waiting \(seconds) for \(application) to change"
      case .matches(let predicate):
        return "Waiting \(seconds) for \(name(call.query)) to match '\(predicate.displayedFormat)'"
      }
    case let call as PerformCall:
      return call.interaction.sentence(
        on: call.query.elementName(application: application, at: call.place),
        modifiers: call.modifiers, hidesText: hidesText
      ) { $0.elementName(application: application, at: $1) }
    case let call as SnapshotCall: return "Requesting snapshot of \(name(call.query))"
    case let call as CaptureCall:
      return "Capture \(call.query.map(name) ?? "the screen") as \(call.format.rawValue)"
    case let call as DeviceCall: return call.change.sentence(application: application)
    case let call as AuditCall: return "Audit the accessibility of \(name(call.query))"
    case let call as ScreenReaderCall:
      return "Screen reader: \(call.action.rawValue)"
    case let call as PasteboardCall:
      return call.strings == nil ? "Read the pasteboard" : "Put text on the pasteboard"
    case is RecordCall: return "Record the screen of \(application)"
    case is ClockCall: return "Read the clock of \(application)"
    case let call as PassTimeCall: return "Let \(call.seconds.seconds) pass"
    case let call as MoveClockCall: return call.move.sentence(application: application)
    case is LaunchAuditCall: return "Check the launch arguments of \(application)"
    case let call as CommandCall: return "Call “\(call.name)” of \(application)"
    case is TerminateCall: return "Terminate \(application)"
    default: return Self.method
    }
  }
}

extension MoveClockCall.Move {
  fileprivate func sentence(application: String) -> String {
    switch self {
    case .advance(let seconds): "Let \(seconds.seconds) pass in \(application)"
    case .nextDeadline: "Let time pass in \(application) until something is due"
    case .freeze: "Freeze the clock of \(application)"
    case .resume: "Resume the clock of \(application)"
    }
  }
}

extension DeviceChange {
  fileprivate func sentence(application: String) -> String {
    switch self {
    case .orientation(let orientation): "Turn the device to \(orientation.rawValue)"
    case .appearance(let appearance): "Set the appearance to \(appearance.rawValue)"
    case .location(let location?):
      "Move the device to \(location.latitude), \(location.longitude)"
    case .location(nil): "Stop simulating the location"
    case .isInForeground(true): "Activate \(application)"
    case .isInForeground(false): "Send \(application) to the background"
    case .open(let url): "Open \(url.absoluteString) in \(application)"
    case .resetAuthorization: "Reset authorization status of \(application)"
    case .date(let date): "Set the date of \(application) to \(date.formatted(.iso8601))"
    case .timeZone(let identifier): "Set the time zone of \(application) to \(identifier)"
    case .locale(let identifier): "Set the locale of \(application) to \(identifier)"
    }
  }
}
