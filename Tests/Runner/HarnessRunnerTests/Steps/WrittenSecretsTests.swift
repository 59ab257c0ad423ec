import Testing

@testable import HarnessRunner

@Suite struct WrittenSecretsTests {
  @Test(arguments: [
    ("\"A\" is launched with -model.password 1234 -x YES", "-model.password <hidden> -x YES"),
    ("\"A\" is launched with -x YES -model.password 1", "-x YES -model.password <hidden>"),
    ("\"A\" is launched with -pin=12 -x YES", "-pin=<hidden> -x YES"),
    ("\"A\" is launched with -pin 'a b' -x \"c d\"", "-pin <hidden> -x \"c d\""),
    ("\"A\" is launched with -pin '' -x YES", "-pin <hidden> -x YES"),
    ("\"A\" is launched with -pin 'a b", "-pin <hidden>"),
    ("\"A\" is launched with -pin -secret -x 1", "-pin <hidden> -x 1"),
    ("the terminal program \"login -password 1\" is launched", "\"login -password <hidden>\" is"),
    ("the launch argument \"-model.pin\" is \"1\"", "\"-model.pin\" is \"<hidden>\""),
    ("the variable 'pin' is 'say \"1\"'", "'pin' is '<hidden>'"),
    ("the secret launch argument \"a\" is \"1\"", "\"a\" is \"<hidden>\""),
    ("I type \"1\" into the secure text field \"a\"", "type \"<hidden>\" into the secure"),
    ("I type 'say \"1\"' into the first secure text field", "type '<hidden>' into"),
    ("I type \"$${x}\" into the secure text field \"a\"", "type \"<hidden>\" into the secure"),
    ("\"A\" is launched with -pin $${x} -x YES", "-pin <hidden> -x YES"),
    ("I replace the text of the secure text field \"a\" with \"1\"", "\"a\" with \"<hidden>\""),
  ])
  func `the value after a secret key is hidden`(text: String, part: String) {
    let hidden = WrittenSecrets.hidden(in: text)
    #expect(hidden.contains(part), "\(hidden)")
  }

  @Test(arguments: [
    "\"A\" is launched with -pin ${secret:pin} -x 1", "\"A\" is launched with -model.user test",
    "\"A\" is launched with -x -pin", "the text \"password\" is selected",
    "the variable \"user\" is \"1\"", "I type \"${x}\" into the secure text field \"a\"",
    "I type \"1\" into the text field \"secure text field\"",
    "the variable \"pin\" is \"${secret:pin}\"",
    "I type \"a -pin\" into the text field \"pin-code 1\"", "a well-known token stays - here",
  ])
  func `a text without a secret isn't changed`(text: String) {
    #expect(WrittenSecrets.hidden(in: text) == text)
  }

  @Test func `a file's text keeps the placeholders of an outline`() {
    let text = "Given \"A\" is launched with -pin <pin> -x 1"
    #expect(WrittenSecrets.hidden(in: text, isSource: true) == text)
    #expect(WrittenSecrets.hidden(in: text).contains("-pin <hidden> -x"))
  }

  @Test func `columns that fill in a secret are secret`() {
    #expect(WrittenSecrets.columns(in: "\"A\" is launched with -pin <a> -x <b>") == ["a"])
    #expect(
      WrittenSecrets.columns(in: "I type \"<a>-<b>\" into the secure text field \"<c>\"") == [
        "a", "b",
      ]
    )
    #expect(WrittenSecrets.columns(in: "I type \"<a>\" into the text field \"<c>\"") == [])
    let examples = [["a", "why"], ["1", "granted"]]
    #expect(
      WrittenSecrets.secretCells(of: examples, hasHeader: true, secretColumns: ["a"]) == [[], [0]])
  }

  @Test func `tables hide the values of secret keys and columns`() {
    let pairs = [["model.user", "ada"], ["-model.password", "1"]]
    #expect(WrittenSecrets.secretCells(of: pairs, hasHeader: false) == [[], [1]])
    let examples = [["pin", "result"], ["1", "granted"]]
    #expect(WrittenSecrets.secretCells(of: examples, hasHeader: true) == [[], [0]])
  }
}
