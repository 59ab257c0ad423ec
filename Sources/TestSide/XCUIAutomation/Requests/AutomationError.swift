import AppDriving
import AutomationProtocol
import Foundation
import LaunchDomain
import XCTestCompatibility

/// The reason why something could not be done with an app or one of its elements.
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
    /// The query cannot be carried out.
    case queryProblem(QueryProblem)
    /// The device cannot do what the test asked for.
    case deviceProblem(DeviceProblem)
    /// Another error.
    case other(String)
  }

  var purpose: Purpose
  var cause: Cause
  /// The query of the elements that the error is about.
  var query: ElementQuery
  /// The element that the interaction began with, if the error is about another one, as in a drag.
  var subject: ElementQuery?
  /// The name of the element, if its query does not contain one: an element that was found before.
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
  /// What hides the app's secrets in the text.
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
      // The crash itself is reported instead of its consequence.
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
    // It ended after the last answer, so nothing has been said of it.
    case .broken(.notRunning(_, _?, _, _)): circumstances = session?.knownCircumstances
    default: break
    }
    // The parameter has the name of the property, which may hold a crash that was found here.
    PendingErrors.add(firstLine, crash: self.crash)
  }
}

extension AppSession {
  /// The current screen and the last lines of the log.
  var circumstances: AppSessionError.Circumstances {
    // The failure is about something else, so a screen that isn't available is left out.
    let screen = (try? call(CaptureCall(.text))).map { String(decoding: $0.data, as: UTF8.self) }
    return AppSessionError.Circumstances(
      app: name, processIdentifier: processIdentifier, screen: screen.map(redact), log: logLines)
  }
}
