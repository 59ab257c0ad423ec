import Foundation
import LaunchDomain
import Testing

@Suite struct ErrorSystemReasonTests {
  @Test(arguments: [
    ("/proc/self/nothing/here", "No such file or directory"), ("/", "Is a directory"),
    ("/proc/self/status/inside", "Not a directory"),
  ])
  func `a file error has the system's text`(path: String, reason: String) throws {
    let error = #expect(throws: (any Error).self) {
      _ = try Data(contentsOf: URL(fileURLWithPath: path))
    }
    #expect(error?.systemReason == reason)
  }

  @Test func `an error from elsewhere keeps its own text`() {
    struct Refusal: LocalizedError {
      var errorDescription: String? { "Not today." }
    }
    #expect(Refusal().systemReason == "Not today.")
  }
}
