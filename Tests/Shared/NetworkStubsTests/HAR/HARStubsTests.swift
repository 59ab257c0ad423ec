import Foundation
import Testing

@testable import NetworkStubs

struct HARStubsTests {
  /// Returns the only stub of a recording of a request, written without its secrets and read again.
  private func stub(recording request: NetworkRequest) throws -> Stub {
    let entry = HARArchive.Entry(
      started: "", duration: 0, request: request, answer: .json(["name": "Grace"]))
    let clean = HARRedaction(HARArchive(entries: [entry])).archive
    let stubs = try HARArchive(clean.data, path: "a.har").stubs(from: "a.har")
    try #require(stubs.count == 1)
    return stubs[0]
  }

  private func login(_ body: String, type: String = "application/json") -> NetworkRequest {
    NetworkRequest(
      "POST", "https://x/login", headers: ["Content-Type": type], body: Data(body.utf8))
  }

  @Test func `a recorded JSON body answers with any value for what was taken out`() throws {
    let request = login(#"{"user": "grace", "password": "1234", "keys": [{"token": ["a"]}]}"#)
    let stub = try stub(recording: request)
    #expect(stub.pattern.mismatches(with: request).isEmpty)
    #expect(
      stub.pattern.matches(login(#"{"user": "grace", "password": 7, "keys": [{"token": null}]}"#)))
    #expect(
      stub.pattern.mismatches(
        with: login(#"{"user": "ada", "password": "1234", "keys": [{"token": 1}]}"#))
        == [.body(.member("user"))])
    #expect(
      stub.pattern.mismatches(with: login(#"{"user": "grace", "keys": [{"token": 1}]}"#))
        == [.body(.member("password"))])
    #expect(stub.pattern.mismatches(with: login("user")) == [.body(.notJSON)])
  }

  @Test func `a recorded form answers with any value for what was taken out`() throws {
    let type = "application/x-www-form-urlencoded"
    let request = login("user=grace&password=h%20p&a=1", type: type)
    let stub = try stub(recording: request)
    #expect(stub.pattern.mismatches(with: request).isEmpty)
    #expect(stub.pattern.matches(login("user=grace&password=&a=1", type: type)))
    #expect(!stub.pattern.matches(login("user=ada&password=h%20p&a=1", type: type)))
    #expect(!stub.pattern.matches(login("user=grace&password=h%20p&a=2", type: type)))
  }

  @Test func `a recorded URL answers with any value for what was taken out`() throws {
    let stub = try stub(recording: NetworkRequest("GET", "https://x/items?access_token=t-1&page=1"))
    func isAnswered(_ url: String) -> Bool { stub.pattern.matches(NetworkRequest("GET", url)) }
    #expect(isAnswered("https://x/items?access_token=t-1&page=1"))
    #expect(isAnswered("https://x/items?page=1&access_token=other"))
    #expect(!isAnswered("https://x/items?access_token=t-1&page=2"))
    #expect(!isAnswered("https://x/items?page=1"))
  }

  @Test func `a part of a recorded path that was taken out is one component`() throws {
    let stub = try stub(recording: NetworkRequest("GET", "https://x/session/<hidden>/a*b"))
    func isAnswered(_ url: String) -> Bool { stub.pattern.matches(NetworkRequest("GET", url)) }
    #expect(isAnswered("https://x/session/t-1/a*b"))
    #expect(isAnswered("https://x/session/%3Chidden%3E/a*b"))
    #expect(!isAnswered("https://x/session/t-1/aXb"))
    #expect(!isAnswered("https://x/session/t-1/more/a*b"))
    let data = try JSONEncoder().encode(stub)
    #expect(try JSONDecoder().decode(Stub.self, from: data) == stub)
  }
}
