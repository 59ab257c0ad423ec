import Foundation
import Testing

@testable import PageAdapter

@Suite struct PageStateTests {
  private func state(_ text: String) throws -> PageState {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("state-\(UUID().uuidString)")
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try PageState(contentsOf: file.path)
  }

  @Test func `a session cookie has no date`() throws {
    let state = try state(
      #"{"cookies": [{"name": "a", "expires": -1}, {"name": "b", "expires": 5}]}"#)
    #expect(state.browserCookies == [["name": "a"], ["name": "b", "expires": 5]])
  }

  @Test func `all members are optional`() throws {
    let state = try state("{}")
    #expect(state.browserCookies.isEmpty)
    #expect(state.origins == nil)
  }

  @Test(arguments: [
    ("", "isn't the JSON"), ("[]", "isn't the JSON"),
    (#"{"origins": [{"localStorage": []}]}"#, "has no “origin”"),
    (#"{"origins": [{"origin": "https://a.test", "localStorage": [{"name": "a"}]}]}"#, "“value”"),
  ])
  func `an invalid state is an error`(text: String, reason: String) throws {
    let error = try #require(throws: PageAdapterError.self) { try state(text) }
    #expect(error.message.contains(reason))
    #expect(error.message.contains("ui-testing.page.state"))
  }
}
