import Testing

@testable import PageAdapter

@Suite struct PageAdapterErrorTests {
  @Test(arguments: [
    (PageAdapterError.browserMissing, "apt-get install -y chromium-headless-shell"),
    (.browserNotExecutable(path: "/x"), "UNDERSTUDY_CHROMIUM is “/x”"),
    (.browserNotStarted(path: "/x", reason: "no memory"), "/x couldn't be started: no memory"),
    (.browserShowsNothing(path: "/x"), "The browser /x didn't open a page"),
    (.noPage(argument: nil), "No page is named"),
    (.noPage(argument: "x"), "“x” isn't the URL of a page"),
    (.pageRefused(url: "http://a", reason: "net::ERR_X"), "http://a can't be opened: net::ERR_X."),
    (
      .pageRefused(url: "https://a", reason: "net::ERR_CERT_DATE_INVALID"),
      "https://a can't be opened: the server's certificate isn't trusted (net::ERR_CERT_DATE_INVALID)."
    ),
    (
      .pageRefused(url: "https://a", reason: "net::ERR_BLOCKED_BY_CLIENT"),
      "the network is closed under -ui-testing YES, and no stub answers this request (net::ERR_BLOCKED"
    ),
    (
      .pageRefused(url: "https://a", reason: "net::ERR_TIMED_OUT"),
      "the server hasn't answered (net::ERR_TIMED_OUT)"
    ),
    (
      .pageRefused(url: "https://a", reason: "net::ERR_INTERNET_DISCONNECTED"),
      "there is no network (net::ERR_INTERNET_DISCONNECTED)"
    ),
    (.pageSilent(url: "http://a", seconds: 20), "has not answered within 20 s"),
    (.uncaughtError(description: "TypeError: x"), "an uncaught error:\nTypeError: x"),
    (.pageReloads(url: "http://a", seconds: 3), "http://a reloads without end"),
    (.invalidURL("http://", .noHost), "“http://” names no server"),
    (.invalidURL("http://a:0", .port(0)), "“http://a:0”: port 0 is out of range (1 to 65535)"),
    (.invalidURL("http://[", .bracket), "“http://[” has an unmatched bracket"),
    (.invalidURL("http://a b", .unreadable), "“http://a b” isn't a valid URL"),
    (.pageHangs(seconds: 8), "has not answered within 8 s"),
    (
      .invalidArgument(key: "k", value: "v", known: "a, b"),
      "“v” isn't a value of -k, which takes a, b"
    ),
    (.unknownKey("kez", nearest: ["key"]), "There is no launch argument -kez. Did you mean -key?"),
    (.stubs("a.har is none"), "a.har is none"),
    (.invalidState(path: "/s", reason: "it is empty"), "/s holds no cookies and storage"),
    (.browserEnded, "The browser has ended"), (.pageCrashed, "page's process has crashed"),
    (.browserStopped, "The browser has been stopped, as by SIGSTOP"),
    (.noDownloads(folder: "/d", reason: "it is a file"), "/d can't be the folder for"),
  ])
  func `an error says what happened and what to do`(error: PageAdapterError, text: String) {
    #expect(error.message.contains(text))
    #expect((64...78).contains(error.status))
  }

  @Test func `a chosen browser is preferred to the first packaged one`() throws {
    let second = BrowserExecutable.packagedPaths[1]
    #expect(try BrowserExecutable.find(in: [:]) { $0 == second }.path == second)
    let chosen = try BrowserExecutable.find(in: [BrowserExecutable.variable: "/x"]) { _ in true }
    #expect(chosen.path == "/x")
    #expect(throws: PageAdapterError.browserMissing) {
      try BrowserExecutable.find(in: [:]) { _ in false }
    }
    #expect(throws: PageAdapterError.browserNotExecutable(path: "/x")) {
      try BrowserExecutable.find(in: [BrowserExecutable.variable: "/x"]) { _ in false }
    }
  }
}
