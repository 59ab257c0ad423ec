import Foundation
import LaunchDomain
import NetworkStubs
import Synchronization

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

  /// Registers, once, a handler that writes the recording when the process exits.
  static let writeRecordingAtExit: Void = {
    _ = atexit { NetworkCenter.shared.writeRecording() }
  }()

  /// Writes the recording without secrets, and logs what was removed.
  func writeRecording() {
    let (access, entries) = state.withLock { ($0.settings?.access, $0.recording) }
    guard case .recorded(let file) = access else { return }
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
