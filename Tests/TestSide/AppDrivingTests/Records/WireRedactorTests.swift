import Foundation
import LaunchDomain
import Testing

@testable import AppDriving

@Suite struct WireRedactorTests {
  private func redact(_ text: String, _ secret: String = "1234") -> String {
    let redactor = WireRedactor(SecretRedactor(values: [LaunchSecret(secret)]))
    return String(decoding: redactor.redact(Data(text.utf8)), as: UTF8.self)
  }

  @Test func `secrets are hidden in texts but not in numbers`() {
    #expect(redact(#"{"id":1234,"label":"is 1234"}"#) == #"{"id":1234,"label":"is <hidden>"}"#)
  }

  @Test func `a message without secrets only loses its line end`() {
    #expect(redact("{\"b\" : 1,\"a\":2}\n") == "{\"b\" : 1,\"a\":2}")
  }

  @Test func `a caret that reveals a secret's length is removed from drawing commands`() {
    let shown = redact(
      #"{"form":"commands","text":"f 0 1234 8 8 12345 0\nt 8 16 1234 0 1234\nk 40 16\nk 0 32\n"}"#)
    #expect(
      shown
        == #"{"form":"commands","text":"f 0 1234 8 8 12345 0\nt 8 16 1234 0 <hidden>\nk 0 32\n"}"#)
  }

  @Test(arguments: [
    "t nan nan 0 0 1234", "t 16 1e300 0 0 1234", "k 16 1e300", "t 73786976294838190000 16 0 0 1234",
    "t -7e19 16 0 0 a\\nt 7e19 16 0 0 1234", "t 16 99999999999999999999999999999 0 0 1234",
  ])
  func `a place that no screen has is left alone`(command: String) {
    let shown = redact(#"{"form":"commands","text":"\#(command)\nt 8 0 0 0 1234\n"}"#)
    #expect(!shown.contains("1234"), "\(shown)")
    let svg = redact(
      #"{"form":"svg","text":"<text x=\"8\" y=\"999999999999999999999999999999\">1234</text>"}"#)
    #expect(!svg.contains("1234") && svg.contains("hidden"), "\(svg)")
  }

  @Test func `a line that isn't a message is hidden as text`() {
    #expect(redact("rubbish 1234") == #""rubbish <hidden>""#)
  }

  @Test func `a secret that goes on in the next row of a picture is hidden`() {
    let shown = redact(
      #"{"form":"commands","text":"t 8 16 0 0 Code\nt 48 16 0 0 Hunter-\nt 48 32 0 0 Wq7-Zebra\n"}"#,
      "Hunter-Wq7-Zebra")
    #expect(
      shown
        == #"{"form":"commands","text":"t 8 16 0 0 Code\nt 48 16 0 0 <hidden>\nt 48 32 0 0 <hidden>\n"}"#
    )
  }
}
