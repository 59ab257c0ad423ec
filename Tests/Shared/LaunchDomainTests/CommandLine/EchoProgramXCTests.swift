import XCTest

@testable import LaunchDomain
@testable import LaunchDomainEcho

/// The program beside the test bundle is also found under XCTest.
final class EchoProgramXCTests: XCTestCase {
  func testTheProgramIsFoundUnderXCTest() async throws {
    let reply = try await EchoProgram.reply(to: ["-model.user", "bob"])
    XCTAssertEqual(reply.domain, ["model.user": .string("bob")])
  }
}
