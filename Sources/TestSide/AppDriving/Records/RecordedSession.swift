import Foundation
import LaunchDomain

/// A session with an app that is recorded.
package struct RecordedSession: Sendable {
  package var launch: AppLaunch
  package var session: AppSession

  package init(launch: AppLaunch, session: AppSession) {
    self.launch = launch
    self.session = session
  }

  /// Returns the record of the session.
  ///
  /// - Parameters:
  ///   - start: The start of the attempt.
  ///   - redactor: The redactor for the scenario's secrets.
  package func record(since start: ContinuousClock.Instant, _ redactor: SecretRedactor)
    -> SessionRecord
  {
    var redactor = redactor
    redactor.learn(from: session.redactor)
    var keys = SecretRedactor(keys: launch.secretKeys)
    keys.learn(from: redactor)
    var record = SessionRecord(
      launch: SessionRecord.Launch(
        app: launch.name, executable: launch.executable.path, subject: launch.subject,
        arguments: launch.openArguments, secretKeys: launch.secretArguments,
        environment: launch.environment.filter { !keys.isSecret($0.key) }))
    record.lines = session.transcriptLines.filter { !$0.isAside }.map { line in
      SessionRecord.Line(
        time: (line.instant - start).seconds, isSent: line.direction == .sent, message: line.bytes)
    }
    record.hide(keys)
    return record
  }
}

extension SessionRecord {
  /// Hides secrets in the launch and in the messages, which remain valid JSON.
  package mutating func hide(_ redactor: SecretRedactor) {
    launch.subject = launch.subject.map(redactor.redact)
    launch.arguments = redactor.redact(launch.arguments)
    launch.environment = launch.environment.mapValues(redactor.redact)
    let messages = WireRedactor(redactor)
    for index in lines.indices { lines[index].message = messages.redact(lines[index].message) }
  }
}
