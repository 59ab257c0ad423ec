import Foundation
import LaunchDomain
import NetworkStubs
import Synchronization
import SystemShims

extension NetworkCenter {
  /// Gets the answer from the real service.
  func forward(_ request: NetworkRequest, of number: UInt) {
    record(request, .passed, of: number)
    Forwarder.shared.send(request) { [self] result in
      switch result {
      case .success(let entry):
        if case .recorded = state.withLock({ $0.settings?.access }) {
          state.withLock { $0.recording.append(entry) }
        }
        let stub = StubReference(
          number: -1, pattern: .like(request), origin: "the real service", laterMatches: 0)
        deliver(entry.answer, to: number, request, stub)
      case .failure(let error):
        note(.failed(error.localizedDescription), of: number)
        fail(number, TransferError(error), error.localizedDescription)
      }
    }
  }

  /// Registers, once, handlers that write the recording when the process exits or is asked to end by a signal.
  ///
  /// A signal that the app handles itself is left to it.
  static let writeRecordingAtEnd: Void = {
    _ = atexit { NetworkCenter.shared.writeRecording() }
    let signals = [SIGTERM, SIGINT, SIGHUP].filter(endsProcess)
    guard !signals.isEmpty else { return }
    SignalPipe.listen(to: signals, named: "recording") { number in
      NetworkCenter.shared.writeRecording()
      signal(number, SIG_DFL)
      raise(number)
    }
  }()

  /// Returns whether a signal has its default effect.
  private static func endsProcess(_ number: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(number, nil, &action) == 0 else { return false }
    let handler = action.__sigaction_handler.sa_handler
    return unsafeBitCast(handler, to: UInt.self) == unsafeBitCast(SIG_DFL, to: UInt.self)
  }

  /// Writes the recording without secrets, and logs what was removed.
  func writeRecording() {
    let (access, entries) = state.withLock { ($0.settings?.access, $0.recording) }
    guard case .recorded(let file, _) = access else { return }
    var redactor = SecretRedactor()
    redactor.learnLaunch()
    let clean = HARRedaction(HARArchive(entries: entries), redactor: redactor)
    do {
      try clean.archive.write(to: file)
      Self.log(
        "\(file): \(entries.count) requests recorded, \(clean.removals.count) secrets taken out")
      for removal in clean.removals {
        Self.log("taken out of log.entries[\(removal.entry)]: \(removal.place)")
      }
    } catch {
      Self.log(error.message)
    }
  }
}
