import Testing

/// Each flow as a test of Swift Testing, side by side.
@Suite struct FailingTests {
  @Test(arguments: Flow.allCases) func flow(_ flow: Flow) { flow.run() }

  @MainActor @Test func asynchronous() async {
    await Task.yield()
    Flow.ambiguous.run()
  }
}
