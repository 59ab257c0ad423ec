import AutomationProtocol
import Foundation
import LaunchDomain
import Synchronization

/// What is said between a test and an app: requests, answers, and what is remembered of them.
final class Conversation: Sendable {
  let launch: AppLaunch
  let process: AppProcess?
  let transport: any Transport
  let container: AppContainer?
  let log: AppLog
  let exchange = Mutex(Exchange())
  let memory: Mutex<Memory>
  /// Whether everything of the app is gone; held while it is being ended.
  let isGone = Mutex(false)

  /// What asking needs; whoever holds it is the only one who asks.
  struct Exchange {
    let coder = AutomationCoder()
    var lastNumber = 0
    var sleepMeter = SleepMeter()
  }

  /// What is known; it can be read while somebody waits for an answer.
  struct Memory {
    var hasEnded = false
    /// How many calls were sent after which the app may show something else.
    var drivingCalls = 0
    var redactor: SecretRedactor
    var transcript: Transcript
    /// What was asked last; its sentence is made only when somebody wants to read it.
    var lastCall: (any AutomationCall)?
    var hidesLastText = true
    var isLastAnswered = false
    /// The last screen that the app has sent.
    var screen: String?
    var canPassTime = false
    /// How long an answer may take beyond the time that the call itself may wait.
    var answerLimit: Duration
  }

  init(
    _ launch: AppLaunch, transport: any Transport, log: AppLog, process: AppProcess?,
    container: AppContainer? = nil
  ) {
    self.launch = launch
    self.transport = transport
    self.log = log
    self.process = process
    self.container = container
    memory = Mutex(
      Memory(
        redactor: launch.redactor, transcript: Transcript(limits: launch.limits),
        answerLimit: launch.limits.answer))
  }

  /// Whether the app was ended, or has ended by itself.
  var hasEnded: Bool { memory.withLock { $0.hasEnded } || process?.end != nil }

  /// What was asked last, in words.
  var lastSentence: String? {
    let (call, hidesText) = memory.withLock { ($0.lastCall, $0.hidesLastText) }
    return call?.sentence(application: launch.name, hidesText: hidesText)
  }

  /// The last screen that is known, secrets hidden.
  var lastScreen: String? {
    memory.withLock { memory in
      memory.screen.map { memory.redactor.redact($0) }
    }
  }

  /// The last lines of the log, secrets hidden.
  var logLines: [String] {
    process?.drainErrors()
    let redactor = memory.withLock { $0.redactor }
    return log.lines.map { redactor.redact($0) }
  }

  /// The last lines of the conversation, secrets hidden.
  var transcript: [Transcript.Entry] {
    let (transcript, redactor) = memory.withLock { ($0.transcript, $0.redactor) }
    return transcript.entries(redactedBy: redactor)
  }

  /// Everything known, for an error.
  var circumstances: AppSessionError.Circumstances {
    let isAnswered = memory.withLock { $0.isLastAnswered }
    return AppSessionError.Circumstances(
      app: launch.name, processIdentifier: process?.identifier, lastRequest: lastSentence,
      isAnswered: isAnswered, screen: lastScreen, log: logLines)
  }
}
