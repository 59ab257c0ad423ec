import Testing

@testable import LaunchDomain

struct NearestNameTests {
  private let keys = ["ui-testing", "model.user", "model.password", "model.delay", "Login"]

  @Test(arguments: [
    ("ui-testng", "ui-testing"), ("ui-tesitng", "ui-testing"), ("uitesting", "ui-testing"),
    ("UI_TESTING", "ui-testing"), ("-ui-testing", "ui-testing"), ("modle.user", "model.user"),
    ("model.pasword", "model.password"), ("user", "model.user"), ("log in", "Login"),
    ("Logn", "Login"), ("modeldelay", "model.delay"),
  ])
  func `a typo finds the intended name`(name: String, meant: String) {
    #expect(NearestName.suggestions(for: name, in: keys).first == meant)
  }

  @Test(arguments: ["", "x", "banana", "testing-of-user-interfaces", "model", "ui-testing"])
  func `a distant name, and the name itself, give no suggestions`(name: String) {
    let found = NearestName.suggestions(for: name, in: keys)
    #expect(!found.contains(name))
    #expect(found.allSatisfy { name == "model" && $0.hasPrefix("model.") })
  }

  @Test func `suggestions are ordered, limited and distinct`() {
    let names = ["tests", "test", "Test1", "best", "tests", "rest"]
    #expect(NearestName.suggestions(for: "test1", in: names, limit: 2) == ["Test1", "tests"])
    #expect(NearestName.suggestions(for: "test1", in: names, limit: 0) == [])
    #expect(NearestName.suggestions(for: "test1", in: names, limit: -1) == [])
  }

  @Test(arguments: [
    ("", "", 0), ("", "abc", 3), ("abc", "abc", 0), ("abc", "acb", 1), ("abc", "abd", 1),
    ("abc", "ab", 1), ("kitten", "sitting", 3), ("ab", "ba", 1), ("Ab", "ab", 1),
  ])
  func `a swap of neighbours counts as one edit`(first: String, second: String, distance: Int) {
    #expect(NearestName.distance(first, second) == distance)
    #expect(NearestName.distance(second, first) == distance)
  }

  @Test func `a very long name is ignored`() {
    let long = String(repeating: "a", count: 100_000)
    #expect(NearestName.suggestions(for: long, in: [long + "b", "a"]) == [])
  }
}
