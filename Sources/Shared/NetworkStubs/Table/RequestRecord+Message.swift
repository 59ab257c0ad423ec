extension RequestRecord {
  /// The answer and its source, or `nil` while the request waits: `500 from the stub .get("/login")`.
  public var answerText: String? {
    switch outcome {
    case .refused: return "refused"
    case .answered(let stub):
      let origin = stub.origin.map { " at \($0)" } ?? ""
      return answer.map { "\($0.text) from the stub \(stub.pattern.code)\(origin)" }
    case .passed: return answer.map { "\($0.text) from the real service" }
    }
  }
}

extension RequestRecord.Answer {
  /// The status code, or the failure.
  fileprivate var text: String {
    switch self {
    case .status(let code): "\(code)"
    case .fault(.offline): "no network"
    case .fault(.refused): "a refused connection"
    case .fault(.timeout): "no answer"
    case .fault(.reset(let count)): "a lost connection after \(count) bytes"
    case .fault(.tls): "an untrusted certificate"
    case .fault(.malformed): "something other than HTTP"
    case .failed(let reason): "no answer (\(reason))"
    }
  }
}
