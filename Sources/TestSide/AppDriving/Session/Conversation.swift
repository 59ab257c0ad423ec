import AutomationProtocol
import Foundation
import LaunchDomain
import Synchronization

/// The requests and answers between a test and an app, and the state that they leave.
final class Conversation: Sendable {
  let launch: AppLaunch
  let process: AppProcess?
  let transport: any Transport
  /// The app's folder, or `nil` if the caller owns it.
  let container: AppContainer?
  let log: AppLog
  let answerer: QuestionAnswerer?
  let exchange = Mutex(Exchange())
  let memory: Mutex<Memory>
  /// Whether the app's process and container are gone; the lock is held while the app is being ended.
  let isGone = Mutex(false)

  /// The state that a request needs; only the thread that holds its lock may make one.
  struct Exchange {
    let coder = AutomationCoder()
    var lastNumber = 0
    /// The numbers of the pending `record` requests, which no caller waits for.
    var recordNumbers: [Int] = []
  }

  /// The state that can be read while another thread waits for an answer.
  struct Memory {
    var hasEnded = false
    /// Whether the app was still running when this conversation began to end it.
    var isEndedHere = false
    /// The error of the request at which the app was ended.
    var fault: AppSessionError?
    /// The number of calls sent that may change what the app shows.
    var drivingCalls = 0
    /// The number of calls sent.
    var requestCount = 0
    var redactor: SecretRedactor
    /// Typed texts of any length that the test has marked as secret.
    var secretTexts: Set<String> = []
    /// The secrets that were typed piece by piece.
    var enteredSecrets = EnteredSecrets()
    /// The text that is being typed, which may turn out to be secret.
    var textBeingTyped: String?
    /// Whether the last text that was typed is secret.
    var hasTypedSecret = false
    var transcript: Transcript
    /// The last call; its sentence is made only when it is read.
    var lastCall: (any AutomationCall)?
    var hidesLastText = true
    var isLastAnswered = false
    /// The last screen that the app has sent.
    var screen: String?
    /// The last answer to a `record` request that contains a picture.
    var recordedPicture: Data?
    /// Whether the app has virtual time, which passes on request.
    var canPassTime = false
    /// The task or thread that got the last answer.
    var driver: SleepTaker.Driver?
    /// The time that the driver has slept since then, without real time.
    var slept = Duration.zero
    /// The real time that the driver of an app in its process has slept or waited since then.
    var waited = Duration.zero
    /// The real time to allow for an answer beyond the call's own timeout.
    var answerLimit: Duration
    /// The number of bytes of output that one request may cause.
    var outputLimit: Int
  }

  init(
    _ launch: AppLaunch, transport: any Transport, log: AppLog, process: AppProcess?,
    container: AppContainer? = nil, answerer: QuestionAnswerer? = nil
  ) {
    self.launch = launch
    self.transport = transport
    self.log = log
    self.process = process
    self.container = container
    self.answerer = answerer
    memory = Mutex(
      Memory(
        redactor: launch.redactor,
        transcript: Transcript(limits: launch.limits, isWhole: launch.keepsTranscript),
        answerLimit: launch.limits.answer, outputLimit: launch.limits.outputByteCount))
  }

  /// Whether the app was ended or has exited.
  var hasEnded: Bool { memory.withLock { $0.hasEnded } || process?.end != nil }

  /// The error of a request to an app that has ended.
  var notRunning: AppSessionError {
    let end = process?.end
    let (isEndedHere, fault) = memory.withLock { ($0.isEndedHere, $0.fault) }
    let isKilledHere = end == .signalled(SIGKILL) && isEndedHere
    return .notRunning(
      app: launch.name, before: end, isKilledHere: isKilledHere, fault: isKilledHere ? fault : nil)
  }

  /// The real time to allow for an answer beyond the call's own timeout.
  var answerLimit: Duration { memory.withLock { $0.answerLimit } }

  /// The last call in words, with secrets hidden.
  var lastSentence: String? {
    let (call, hidesText) = memory.withLock { ($0.lastCall, $0.hidesLastText) }
    return (call?.sentence(application: launch.name, hidesText: hidesText)).map(redact)
  }

  /// The query of the last call as a test would write it, with secrets hidden.
  var lastQuery: String? {
    memory.withLock { $0.lastCall }.flatMap { $0.target?.swiftSource }.map(redact)
  }

  /// The last known screen, with secrets hidden.
  var lastScreen: String? {
    let (screen, record) = memory.withLock { ($0.screen, $0.recordedPicture) }
    return (screen ?? record.flatMap(Self.text(ofRecord:))).map(redact)
  }

  /// The last lines of the log, with secrets hidden.
  var logLines: [String] {
    process?.drainErrors()
    let redactor = redactor
    return log.lines.map { redactor.redact($0) }
  }

  /// The last lines of the transcript, with secrets hidden.
  var transcript: [Transcript.Entry] {
    let (transcript, redactor) = memory.withLock { ($0.transcript, $0.currentRedactor) }
    return transcript.entries(redactedBy: redactor)
  }

  /// The known facts about the app, for an error.
  var circumstances: AppSessionError.Circumstances {
    let isAnswered = memory.withLock { $0.isLastAnswered }
    var circumstances = AppSessionError.Circumstances(
      app: launch.name, processIdentifier: process?.identifier, lastRequest: lastSentence,
      isAnswered: isAnswered, screen: lastScreen, log: logLines,
      droppedLogLineCount: log.droppedCount)
    circumstances.adapter = launch.subject.map { _ in launch.executable.lastPathComponent }
    circumstances.isAttached = launch.isAttached
    return circumstances
  }
}
