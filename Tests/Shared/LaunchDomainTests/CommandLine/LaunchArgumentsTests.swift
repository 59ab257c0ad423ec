import Testing

@testable import LaunchDomain

struct LaunchArgumentsTests {
  @Test func `pairs and leftovers are separated and keep their order`() {
    let strings = ["start", "-a", "1", "-lost", "-b", "2", "word", "--flag", "x", "-", "y", "-end"]
    let arguments = LaunchArguments(parsing: strings)
    #expect(arguments.keys == ["a", "b", "-flag"])
    #expect(arguments.leftovers == ["start", "-lost", "word", "-", "y", "-end"])
    #expect(arguments.strings == strings)
  }

  @Test func `the last of several values counts`() {
    let arguments = LaunchArguments(parsing: ["-a", "1", "-a", "(2)"])
    #expect(arguments["a"] == .array([.string("2")]))
    #expect(arguments["b"] == nil)
    #expect(arguments.keys == ["a"])
  }

  @Test func `setting a key replaces its value and keeps the rest`() throws {
    var arguments = LaunchArguments(parsing: ["-a", "1", "-b", "2", "-a", "3", "word"])
    try arguments.set("a", "new")
    #expect(arguments.strings == ["-b", "2", "word", "-a", "new"])
  }

  @Test func `setting nil removes the key`() throws {
    var arguments = LaunchArguments(parsing: ["-model.error", "offline"])
    try arguments.set(.modelError, nil)
    #expect(arguments.strings == [])
    #expect(try LaunchArguments.pair("model.error", ModelFailure?.none) == [])
  }

  @Test func `removing a key does not form a new pair`() throws {
    var arguments = LaunchArguments(parsing: ["-lost", "-a", "1", "word", "-b", "2"])
    try arguments.set("a", String?.none)
    #expect(arguments.leftovers.sorted() == ["-lost", "word"])
    #expect(arguments.keys == ["b"])
    #expect(LaunchArguments(parsing: arguments.strings) == arguments)
  }

  @Test(arguments: [
    ("", LaunchDomainError.KeyFault.empty), ("-model.user", .leadingDash), ("a\0b", .nul),
    ("\u{301}a", .leadingCombiningCharacter),
  ])
  func `a key that no command line can carry is an error`(
    key: String, fault: LaunchDomainError.KeyFault
  ) {
    #expect(throws: LaunchDomainError.invalidKey(key, fault)) {
      try LaunchArguments.pair(key, "value")
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `a number that is not finite is an error`(number: Double) {
    var arguments = LaunchArguments()
    #expect(
      throws: LaunchDomainError.numberNotFinite(key: "model.delay", number: String(number))
    ) {
      try arguments.set(.modelDelay, number)
    }
    #expect(arguments.strings == [])
  }
}
