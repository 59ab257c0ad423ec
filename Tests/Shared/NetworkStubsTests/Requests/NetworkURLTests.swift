import NetworkStubs
import Testing

struct NetworkURLTests {
  @Test func `a URL is split into its parts`() {
    let url = NetworkURL("HTTPS://user:pw@Example.com:8443/a%20b/c?x=1&y&z=a%3Db+c#part")
    #expect(url.scheme == "https")
    #expect(url.host == "example.com")
    #expect(url.port == "8443")
    #expect(url.path == "/a b/c")
    #expect(url.query == [HTTPField("x", "1"), HTTPField("y", ""), HTTPField("z", "a=b c")])
  }

  @Test(
    arguments: [
      ("http://x", "x", "", "/"), ("http://x:80/", "x", "", "/"), ("https://x:80/", "x", "80", "/"),
      ("http://[::1]:8080/p", "[::1]", "8080", "/p"), ("http://[::1]/p", "[::1]", "", "/p"),
      ("/only/path", "", "", "/only/path"), ("//host/p", "host", "", "/p"), ("", "", "", "/"),
      ("http://x?q=1", "x", "", "/"), ("http://x/%zz", "x", "", "/%zz"),
    ])
  func `unusual URLs are split without a trap`(
    text: String, host: String, port: String, path: String
  ) {
    let url = NetworkURL(text)
    #expect(url.host == host)
    #expect(url.port == port)
    #expect(url.path == path)
  }
}
