/// A completion handler that an async function awaits.
///
/// A change that is refused, such as presenting during another presentation, releases its
/// completion handler without calling it. Releasing it resumes the caller, too.
@MainActor
final class AwaitedCompletion<Value: Sendable> {
  private var continuation: CheckedContinuation<Value, Never>?
  private let valueIfRefused: Value

  private init(_ continuation: CheckedContinuation<Value, Never>, ifRefused value: Value) {
    self.continuation = continuation
    valueIfRefused = value
  }

  isolated deinit { continuation?.resume(returning: valueIfRefused) }

  private func end(_ value: Value) {
    continuation?.resume(returning: value)
    continuation = nil
  }

  /// Calls `begin` and returns the value that it passes to its completion handler.
  static func of(
    ifRefused value: Value, _ begin: (_ completion: @escaping (Value) -> Void) -> Void
  ) async -> Value {
    await withCheckedContinuation { continuation in
      let completion = AwaitedCompletion(continuation, ifRefused: value)
      begin { completion.end($0) }
      UIApplication.shared.didAwaitCompletion? { [weak completion] in
        completion?.continuation == nil
      }
    }
  }
}
