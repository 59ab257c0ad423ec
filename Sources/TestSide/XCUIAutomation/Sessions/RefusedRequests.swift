import AppDriving

/// The part in the launches of tests that don't link `NetworkTesting`, which warns about refused requests.
final class RefusedRequests: LaunchPart {
  func prepare(_ launch: inout AppLaunch) {}

  func begin(with session: AppSession) {}

  var answerer: QuestionAnswerer? { nil }

  func findings(of session: AppSession, inFailedTest hasFailed: Bool) -> [LaunchFinding] {
    let texts = session.refusalTexts()
    guard !texts.isEmpty else { return [] }
    let source = "app.network is in the module NetworkTesting."
    return [LaunchFinding((texts + [source]).joined(separator: "\n"), isFailure: false)]
  }
}
