import Foundation
import LaunchDomain
import Testing

@testable import PageAdapter

@Suite struct PageLaunchTests {
  @Test func `launch arguments are the page's query`() throws {
    let launch = try PageLaunch(
      ["https://example.com/a?x=1", "-ui-testing", "YES", "-name", "a b+c", "--lang=de"])
    #expect(launch.url == "https://example.com/a?x=1&ui-testing=YES&name=a%20b%2Bc")
    #expect(launch.flags.additional == ["--lang=de"])
    #expect(launch.isTesting)
    #expect(launch.access == NetworkAccess(host: "example.com", isClosed: true))
  }

  @Test func `secrets reach the page though they are not on the command line`() throws {
    let launch = try PageLaunch(["file:///a.html"], secrets: ["password": "1234"])
    #expect(launch.url == "file:///a.html?password=1234")
  }

  @Test func `a URL with a password is not on the command line`() throws {
    let page = "https://ada:12,34@localhost/?x=1"
    let launch = try PageLaunch(
      ["-ui-testing", "YES"], secrets: ["ui-testing.page": page, "token": "abc"])
    #expect(launch.url == page + "&ui-testing=YES&token=abc")
  }

  @Test(arguments: [[], ["login"], ["ftp://example.com"], ["-a", "b"], ["http://[broken"]])
  func `a launch without the URL of a page is an error`(arguments: [String]) {
    #expect(throws: PageAdapterError.self) { try PageLaunch(arguments) }
  }

  @Test(arguments: [
    ("http://", URLFault.noHost), ("https:///a", .noHost), ("http://:80/", .noHost),
    ("http://127.0.0.1:99999/", .port(99999)), ("http://a:0/", .port(0)),
    ("http://[::1", .bracket), ("HTTP://::1]/", .bracket), ("http://a b/", .unreadable),
  ])
  func `an invalid URL is an error with the reason`(url: String, fault: URLFault) {
    #expect(throws: PageAdapterError.invalidURL(url, fault)) { try PageLaunch([url]) }
  }

  @Test func `the screen and the handling of errors can be chosen`() throws {
    let launch = try PageLaunch(
      ["file:///a.html", "-ui-testing.screen", "390x844", "-ui-testing.page.errors", "log"])
    #expect(launch.screen.width == 390)
    #expect(launch.goesOnAfterErrors)
    #expect(!launch.isTesting)
    #expect(launch.url == "file:///a.html")
  }

  @Test func `the adapter reads its arguments, and the page doesn't get them`() throws {
    let launch = try PageLaunch([
      "https://a.test", "-ui-testing", "YES", "-stubs", "a.har, b.har", "-ui-testing.network",
      "open",
      "-ui-testing.network.hosts", "(b.test, c.test)", "-ui-testing.page.permissions", "camera",
      "-ui-testing.page.downloads", "/d", "-ui-testing.page.state", "/s.json",
      "-ui-testing.page.limit", "45", "-ui-testing.clock", "virtual",
    ])
    #expect(launch.url == "https://a.test?ui-testing=YES")
    #expect(launch.stubFiles == ["a.har", "b.har"])
    #expect(
      launch.access
        == NetworkAccess(host: "a.test", isClosed: true, openHosts: ["b.test", "c.test"]))
    #expect(launch.access.allows("https://c.test/x"))
    #expect(launch.permissions == [.camera])
    #expect(launch.downloadFolder == "/d")
    #expect(launch.stateFile == "/s.json")
    #expect(launch.answerLimit == 45)
  }

  @Test(arguments: [
    ["-ui-testing.screen", "x"], ["-ui-testing.clock", "real"], ["-ui-testing.page.limit", "0"],
    ["-ui-testing.network", "ajar"], ["-ui-testing.page.errors", "ignore"],
    ["-ui-testing.page.permissions", "all"], ["-ui-testing.page.unknown", "1"],
  ])
  func `a value that can't be read is an error`(arguments: [String]) throws {
    let error = try #require(throws: PageAdapterError.self) {
      try PageLaunch(["file:///a.html"] + arguments)
    }
    #expect(error.message.contains(arguments[0]))
    #expect(error.status == 64)
  }

  @Test(arguments: [
    ("http://localhost:8080/x", true), ("http://127.0.0.1/", true), ("http://[::1]:1/", true),
    ("http://127.1/", true), ("http://127.example.com/", false), ("http://128.0.0.1/", false),
    ("https://app.example.com/x", true), ("wss://app.example.com/", true),
    ("https://example.com/", false), ("ws://tracker.net/", false), ("data:text/plain,x", true),
    ("blob:https://example.com/1", true), ("file:///etc/passwd", true),
  ])
  func `a closed network lets only the page's host and this machine through`(
    url: String, isAllowed: Bool
  ) {
    let access = NetworkAccess(host: "app.example.com", isClosed: true)
    #expect(access.allows(url) == isAllowed)
    #expect(access.reachableHosts == ["app.example.com"])
    #expect(NetworkAccess(host: "app.example.com", isClosed: false).allows(url))
  }
}
