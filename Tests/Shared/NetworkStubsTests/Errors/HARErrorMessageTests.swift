@testable import NetworkStubs
import Testing

struct HARErrorMessageTests {
  private static let place = HARError.Place(
    path: "a.har", line: 4, object: "log.entries[0].response")

  @Test(
    arguments: [
      (
        .unreadable(path: "a.har", reason: "No such file or directory"),
        "The recording a.har can't be read: No such file or directory."
      ),
      (
        .unwritable(path: "a.har", reason: "No space left on device"),
        "The recording a.har can't be written: No space left on device."
      ),
      (.zip(path: "a.har"), "a.har is a ZIP archive. Unpack it, and name the .har file in it."),
      (
        .notJSON(path: "a.har", JSONFault(.syntax, line: 2, column: 17)),
        "a.har:2:17: This isn't JSON, so the file isn't a HAR recording."
      ),
      (
        .notJSON(path: "a.har", JSONFault(.number("1e400"), line: 3, column: 5)),
        "a.har:3:5: The number 1e400 is too large to be read. Write a smaller one, or a text."
      ),
      (
        .notJSON(path: "a.har", JSONFault(.depth(500), line: 1, column: 501)),
        "a.har:1:501: The JSON is nested more than 500 levels deep here, so it can't be read."
      ),
      (
        .notAnObject(path: "a.har", found: .list),
        "a.har: A HAR recording is an object with the key “log”; this one is a list."
      ),
      (
        .notARecording(path: "a.har", keys: []),
        "a.har: A HAR recording is an object with the key “log”; this one has no keys."
      ),
      (
        .notARecording(path: "a.har", keys: ["info", "item"]),
        "a.har: A HAR recording is an object with the key “log”; this one has “info”, “item”."
      ),
      (
        .missingKey(place, key: "status", nearest: nil),
        "a.har:4: log.entries[0].response has no “status”."
      ),
      (
        .missingKey(place, key: "status", nearest: "state"),
        "a.har:4: log.entries[0].response has no “status”. It has “state”."
      ),
      (
        .unknownKey(place, key: "stauts", nearest: "status"),
        "a.har:4: log.entries[0].response has the unknown key “stauts”. Did you mean “status”?"
      ),
      (
        .wrongValue(place, key: "status", wanted: "a number", found: .text("200")),
        "a.har:4: log.entries[0].response: “status” has to be a number; it is the text “200”."
      ),
      (
        .wrongValue(
          place, key: "status", wanted: "a number",
          found: .text(String(repeating: "a", count: 50))),
        "a.har:4: log.entries[0].response: “status” has to be a number; it is the text "
          + "“\(String(repeating: "a", count: 40))…”."
      ),
      (
        .missingBodyFile(place, file: "b.json", nearest: nil),
        "a.har:4: log.entries[0].response names the body file “b.json”, which doesn't exist beside the "
          + "recording."
      ),
      (
        .missingBodyFile(place, file: "b.json", nearest: "c.json"),
        "a.har:4: log.entries[0].response names the body file “b.json”, which doesn't exist beside the "
          + "recording. Did you mean “c.json”?"
      ),
      (
        .bodyFileOutside(place, file: "../b.json"),
        "a.har:4: log.entries[0].response names the body file “../b.json”, which isn't in the "
          + "recording's folder."
      ),
      (.notBase64(place), "a.har:4: log.entries[0].response: The text isn't Base64."),
    ] as [(HARError, String)])
  func `an unusable recording is reported with its place and the reason`(
    _ error: HARError, _ text: String
  ) {
    #expect(error.message == text)
  }
}
