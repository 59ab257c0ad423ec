import NetworkStubs

extension AssistantTools {
  /// Reads the arguments of the tool “stub”.
  ///
  /// - Returns: The equivalent step of a feature, if there is one, the pattern, and the answer.
  /// - Throws: `LiveStepError` for invalid arguments.
  func stub(
    _ arguments: JSONValue
  ) throws -> (step: String?, pattern: RequestPattern, answer: StubAnswer) {
    let method = try required("method", arguments).uppercased()
    let url = try required("url", arguments)
    let pattern = RequestPattern(method == "ANY" ? nil : method, url)
    let written = VariableText.written(url)
    let delay = arguments["delay"]?.number
    if let name = arguments["fault"]?.string {
      guard let fault = Self.faults[name] else {
        throw LiveStepError(
          message: "“\(name)” isn't valid; use \(Self.faults.keys.sorted().joined(separator: ", "))"
        )
      }
      let step: String? =
        switch fault {
        case .timeout: "the server never answers \(method) \(written)"
        case .offline: "the network is down for \(method) \(written)"
        default: nil
        }
      return (step, pattern, .fault(fault))
    }
    let status = arguments["status"]?.number.map { Int(exactly: $0) ?? 0 } ?? 200
    guard (100...599).contains(status) else {
      throw LiveStepError(message: "“status” takes a status code from 100 to 599, not \(status)")
    }
    let body = arguments["body"]?.string
    var answer = StubAnswer.answer(status: status, body: body)
    if let delay { answer = answer.delayed(by: max(0, min(delay, 1e6))) }
    // A step has its body in a doc string, which can't be recorded.
    let after = delay.map { " after \($0) s" } ?? ""
    let step = "the server answers \(method) \(written) with \(status)\(after)"
    return (body == nil ? step : nil, pattern, answer)
  }

  private static let faults: [String: StubFault] = [
    "offline": .offline, "refused": .refused, "timeout": .timeout, "tls": .tls,
    "malformed": .malformed,
  ]
}
