import AppDriving
import AutomationProtocol
import Foundation
import LaunchDomain
import XCTestCompatibility

/// The reason why a request about an app or its elements failed.
///
/// It holds facts; `AutomationError+Text.swift` is the one place that turns them into English.
struct AutomationError: Error {
  /// The purpose of the request.
  enum Purpose: Sendable, Hashable {
    case launching
    case controllingApplication
    case reading
    case counting
    case waiting
    case acting(verb: String)
    case capturing
    case auditing
    case configuring
    case opening(URL)
    case calling(String)
  }

  /// The cause of the error.
  enum Cause {
    /// The app answered with a failure.
    case refused(AutomationFailure)
    /// The app could not be asked.
    case broken(AppSessionError)
    /// The query can't be carried out.
    case queryProblem(QueryProblem)
    /// The device can't do what the test requested.
    case deviceProblem(DeviceProblem)
    /// Another error.
    case other(String)
  }

  var purpose: Purpose
  var cause: Cause
  /// The query of the elements that the error is about.
  var query: ElementQuery
  /// The element with which the interaction began, if the error is about another one, as in a drag.
  var subject: ElementQuery?
  /// The name of an element that was found earlier, whose query doesn't contain a name.
  var boundName: String?
  /// The name of the application.
  var application: String
  /// Further facts about the app, if it still answers.
  var circumstances: AppSessionError.Circumstances?
  /// The earlier test that left the app running, or `nil` if this test launched it.
  var earlierTest: String?
  /// The app, if an earlier test launched it and this one has not.
  var leftover: LeftoverApp?
  /// The crash that this error reports.
  var crash: CrashNotice?
  /// The redactor that hides the app's secrets in the text.
  var redactor: SecretRedactor?

  init(
    _ error: any Error, purpose: Purpose, query: ElementQuery, boundName: String? = nil,
    application: String, session: AppSession?, crash: CrashNotice? = nil
  ) {
    self.crash = crash
    redactor = session?.redactor
    self.purpose = purpose
    self.query = query
    self.boundName = boundName
    self.application = application
    var error = error
    if let broken = error as? AppSessionError, let crash = session?.findCrash() {
      self.crash = crash
      // Report the crash itself instead of its consequence.
      if case .notRunning = broken { error = crash.error }
    }
    cause =
      switch error {
      case let problem as QueryProblem: .queryProblem(problem)
      case let problem as DeviceProblem: .deviceProblem(problem)
      case let failure as AutomationFailure: .refused(failure)
      case let error as AppSessionError: .broken(error)
      default: .other("\(error)")
      }
    switch cause {
    case .refused: circumstances = session?.circumstances
    // The app ended after the last answer, so its circumstances haven't been reported.
    case .broken(.notRunning(_, _?, _, _)): circumstances = session?.knownCircumstances
    default: break
    }
    // The property may hold a crash that was found here, unlike the parameter of the same name.
    PendingErrors.add(firstLine, crash: self.crash)
  }
}

extension AppSession {
  /// The current screen and the last lines of the log.
  var circumstances: AppSessionError.Circumstances {
    // The failure has another cause, so an unavailable screen is left out.
    let screen = (try? call(CaptureCall(.text))).map { String(decoding: $0.data, as: UTF8.self) }
    return AppSessionError.Circumstances(
      app: name, processIdentifier: processIdentifier, screen: screen.map(redact), log: logLines)
  }
}
