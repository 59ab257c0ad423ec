import NetworkStubs

extension Refusal {
  /// The refused request, and the step that would answer it.
  var messageForFeatures: String {
    guard failedStub == nil else { return facts }
    let path = request.path.isEmpty ? "/" : request.path
    return "\(facts) To answer it: Given the server answers \(request.method) \(path) with 200."
  }
}
