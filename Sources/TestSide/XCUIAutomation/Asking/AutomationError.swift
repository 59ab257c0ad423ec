import AppSession
import AutomationProtocol
import Foundation

/// Why something could not be done with an app or one of its elements: the facts.
///
/// `AutomationError+Text.swift` is the one place that says them in English.
struct AutomationError: Error {
  /// What was wanted.
  enum Purpose: Sendable, Hashable {
    case launching
    case managing
    case reading
    case counting
    case waiting
    case acting(verb: String)
    case capturing
    case auditing
    case configuring
    case opening(URL)
  }

  /// What stood against it.
  enum Cause {
    /// The app said why not.
    case refused(AutomationFailure)
    /// The app could not be asked.
    case broken(AppSessionError)
    /// The query cannot be carried out.
    case impossible(QueryProblem)
    /// The device cannot do it.
    case misused(DeviceProblem)
    /// Something else.
    case other(String)
  }

  var purpose: Purpose
  var cause: Cause
  /// The elements it was about.
  var query: ElementQuery
  /// What it was done to, where that is not what it failed for: the beginning of a drag.
  var subject: ElementQuery?
  /// What it was done to, where its query does not say it: an element that was found before.
  var boundName: String?
  /// What the app is called.
  var application: String
  /// What else is known of the app, where it still answers.
  var circumstances: AppSessionError.Circumstances?
  /// Which earlier test has left the app running that it is about; nil where it is this test's.
  var earlierTest: String?
  /// The crash that it tells of.
  var crash: CrashNotice?

  init(
    _ error: any Error, purpose: Purpose, query: ElementQuery, boundName: String? = nil,
    application: String, session: AppSession?, crash: CrashNotice? = nil
  ) {
    self.crash = crash
    self.purpose = purpose
    self.query = query
    self.boundName = boundName
    self.application = application
    var error = error
    if let broken = error as? AppSessionError, let crash = session?.findCrash() {
      self.crash = crash
      // Rather than of its consequence.
      if case .notRunning = broken { error = crash.error }
    }
    cause =
      switch error {
      case let problem as QueryProblem: .impossible(problem)
      case let problem as DeviceProblem: .misused(problem)
      case let failure as AutomationFailure: .refused(failure)
      case let error as AppSessionError: .broken(error)
      default: .other("\(error)")
      }
    if case .refused = cause { circumstances = session?.circumstances }
    NotedErrors.note(self)
  }
}

extension AppSession {
  /// The screen as it is now and the last lines of the log.
  var circumstances: AppSessionError.Circumstances {
    // The failure is about something else; a screen that cannot be had is left out.
    let screen = (try? call(CaptureCall(.text))).map { String(decoding: $0.data, as: UTF8.self) }
    return AppSessionError.Circumstances(
      app: name, processIdentifier: processIdentifier, screen: screen, log: logLines)
  }
}
