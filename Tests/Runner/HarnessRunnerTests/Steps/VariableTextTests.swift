import Testing

@testable import HarnessRunner

@Suite struct VariableTextTests {
  @Test(arguments: [
    ("", ""), ("plain", "plain"), ("$5 {a} $$ $", "$5 {a} $$ $"), ("${x}", "$${x}"),
    ("a ${env:OTHER} b${c", "a $${env:OTHER} b$${c"), ("$${x}", "$$$${x}"),
    ("$$${x}", "$$$$$${x}"), ("${${x}}", "$${$${x}}"), ("${}", "$${}"),
  ])
  func `a written text is read back unchanged`(text: String, written: String) {
    #expect(VariableText.written(text) == written)
    #expect(VariableText.said(by: written) == text)
    #expect(!VariableText.holdsVariable(written))
  }

  @Test(arguments: [
    ("${x}", ["x"]), ("$$${x} $${y}", ["x"]), ("$${x} ${secret:a}${1}", ["secret:a", "1"]),
    ("$${x", []),
  ])
  func `a doubled dollar sign is not a variable`(text: String, names: [String]) {
    #expect(VariableText.variables(in: text) == names)
    #expect(VariableText.holdsVariable(text) == !names.isEmpty)
  }

  @Test func `a variable without a closing brace is a variable, too`() {
    #expect(VariableText.holdsVariable("a ${x"))
    #expect(VariableText.said(withoutVariables: "a ${x") == nil)
  }

  @Test func `variables are replaced by name, and escaped texts aren't`() {
    let text = VariableText.replacingVariables(in: "${1} $${1} $$${2}") {
      $0 == "1" ? "one" : nil
    }
    #expect(text == "one $${1} $$${2}")
  }
}
