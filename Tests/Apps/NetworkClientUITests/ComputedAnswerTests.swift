import AppDriving
import AutomationProtocol
import Foundation
import NetworkClient
import NetworkStubs
import Testing

/// Returns the error's text for a request whose answer couldn't be computed.
private func refusal(_ reason: String) -> String {
  #"GET https://host.invalid/a/sum was refused: the stub .any("/**/sum") gave no answer: \#(reason)."#
}

private let computed = [AddStubCall(Stub(.any("/**/sum"), .computed), number: 7)]

@Test
func `the test computes an answer`() throws {
  let app = try Client.launch(stubs: computed) { question in
    let asked = try AutomationCoder.parameters(AnswerQuestion.self, of: question)
    let numbers = asked.request.query.compactMap { Int($0.value) }
    return try JSONEncoder().encode(StubAnswer.text("\(asked.stub): \(numbers.reduce(0, +))"))
  }
  #expect(try app.fetch("https://host.invalid/a/sum?x=1&y=2").text == "7: 3")
  #expect(try app.fetch("https://host.invalid/a/sum?x=5").text == "7: 5")
}

@Test
func `computing an answer in the test takes no app time`() throws {
  let app = try Client.launch(stubs: computed) { _ in
    // Sleeps in real time, because this isn't the thread that drives the app. Four seconds are much longer
    // than a busy machine takes to make a request, which is app time.
    Thread.sleep(forTimeInterval: 4)
    return try JSONEncoder().encode(StubAnswer.text("late"))
  }
  let start = try app.call(ClockCall()).now
  let seen = try app.fetch("https://host.invalid/a/sum") { $0.timeout = 3 }
  #expect(seen.text == "late", "\(seen.errorText)")
  #expect(try app.call(ClockCall()).now - start < 3)
}

@Test
func `the test computes an answer while it moves the clock`() throws {
  let app = try Client.launch(stubs: computed) { _ in
    try JSONEncoder().encode(StubAnswer.text("3"))
  }
  let fetches = #"{"url": "https://host.invalid/a/sum", "count": 1}"#
  _ = try app.call(CommandCall("begin to fetch", payload: fetches, timeout: 10), timeout: 10)
  // Longer than the request's timeout of 60 s.
  let moved = try app.call(MoveClockCall(.advance(120)))
  #expect(moved.passed == 120)
  let records = try app.call(RequestsCall()).records
  #expect(records.map(\.answer) == [.status(200)])
}

@Test
func `an answer that can't be computed refuses the request with the reason`() throws {
  struct Problem: Error {}
  let app = try Client.launch(stubs: computed) { _ in throw Problem() }
  let seen = try app.fetch("https://host.invalid/a/sum")
  #expect(seen.errorText == refusal("it failed with Problem()"))
}

@Test
func `an invalid answer refuses the request`() throws {
  let app = try Client.launch(stubs: computed) { _ in Data("{}".utf8) }
  let seen = try app.fetch("https://host.invalid/a/sum")
  #expect(seen.errorText.contains("gave no answer: the answer is not a valid StubAnswer"))
}

@Test
func `a request is refused if the test computes no answers`() throws {
  let app = try Client.launch(stubs: computed)
  let seen = try app.fetch("https://host.invalid/a/sum")
  #expect(seen.errorText == refusal("the test doesn't answer “answerRequest”"))
}

@Test
func `a request isn't answered by a test that takes too long, and the app continues`() throws {
  var limits = SessionLimits()
  limits.answer = .seconds(4)
  let end = DispatchSemaphore(value: 0)
  let app = try Client.launch(stubs: computed, limits: limits) { _ in
    end.wait()
    return Data()
  }
  let seen = try app.fetch("https://host.invalid/a/sum")
  end.signal()
  #expect(
    seen.errorText
      == refusal("it didn't answer within 2.0 s; it can't use the app, which waits for it"))
  #expect(app.state == .runningForeground)
}

@Test
func `an answer with a status that HTTP doesn't have refuses the request with the reason`() throws {
  let app = try Client.launch(stubs: computed) { _ in
    try JSONEncoder().encode(StubAnswer.status(0))
  }
  let seen = try app.fetch("https://host.invalid/a/sum")
  #expect(seen.errorText == refusal("its answer has the status 0; use one from 100 to 999"))
}
