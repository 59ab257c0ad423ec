import AutomationProtocol
import Testing

@testable import HarnessRunner

@Suite struct CommandLineWordsTests {
  @Test(arguments: [
    ("-a 1", ["-a", "1"]), ("  -a  'b c' ", ["-a", "b c"]),
    (#"-a "x \" y" ''"#, ["-a", "x \" y", ""]),
    (#"-json '[{"a": 1}]'"#, ["-json", #"[{"a": 1}]"#]), (#"a\ b"#, ["a b"]),
    ("-a ${the name} x${b}'y z'", ["-a", "${the name}", "x${b}y z"]), ("-a ${b", ["-a", "${b"]),
    ("-a $${b c} '$${b c}'", ["-a", "$${b", "c}", "$${b c}"]), ("$$${b c}", ["$$${b c}"]),
  ])
  func `words are split as in a shell`(text: String, words: [String]) throws {
    #expect(try CommandLineWords.words(of: text) == words)
  }

  @Test func `an unclosed quotation mark is an error`() {
    #expect(throws: StepError.self) { try CommandLineWords.words(of: "-a 'b") }
  }

  @Test func `the error for an unclosed quotation mark shows no secret`() {
    let error = #expect(throws: StepError.self) {
      try CommandLineWords.words(of: "-model.password 1 -a 'b")
    }
    #expect(error.map { "\($0)" }?.contains("-model.password <hidden> -a 'b") == true)
  }

  @Test(arguments: [
    ("command+shift+n", "n", 18), ("return", "\r", 0), ("ctrl+Tab", "\t", 4),
    ("F1", "\u{F704}", 0), ("shift+f12", "\u{F70F}", 2), ("insert", "\u{F727}", 0),
    ("F13", "", -1), ("+", "", -1),
    ("hyper+a", "", -1), ("nokey", "", -1),
  ])
  func `keys have names`(name: String, key: String, modifiers: Int) throws {
    guard modifiers >= 0 else {
      #expect(throws: StepError.self) { try KeyName(name) }
      return
    }
    let found = try KeyName(name)
    #expect(found.key == key)
    #expect(found.modifiers.rawValue == UInt(modifiers))
  }
}
