import Testing

@testable import HarnessRunner

@Suite struct ConsoleTests {
  @Test func `styles are applied only if colour is allowed`() {
    let plain = Console(hasColor: false, output: { _ in }, error: { _ in })
    let colored = Console(hasColor: true, output: { _ in }, error: { _ in })
    #expect(plain.styled("ok", .green) == "ok")
    #expect(colored.styled("ok", .green) == "\u{1B}[32mok\u{1B}[0m")
  }
}
