import Foundation
import LaunchDomain
import Testing

@testable import AppDriving

@Suite struct `The transcript` {
  private func transcript(lines: Int = 3, bytes: Int = 100_000) -> Transcript {
    var limits = SessionLimits()
    limits.transcriptLineCount = lines
    limits.transcriptByteCount = bytes
    return Transcript(limits: limits)
  }

  private func texts(
    _ transcript: Transcript, hiding secrets: [String] = []
  ) -> [String] {
    let redactor = SecretRedactor(values: secrets.map { LaunchSecret($0) })
    return transcript.entries(redactedBy: redactor).map(\.text)
  }

  @Test func `keeps the last lines of both sides`() {
    var transcript = transcript()
    for number in 1...20 {
      transcript.add(Data("\(number)\n".utf8), number.isMultiple(of: 2) ? .received : .sent)
    }
    #expect(texts(transcript) == ["18", "19", "20"])
    let entries = transcript.entries(redactedBy: SecretRedactor())
    #expect(entries.map(\.direction) == [.received, .sent, .received])
  }

  @Test func `keeps no more bytes than its limit, but always the last line`() {
    var transcript = transcript(lines: 100, bytes: 50)
    for letter in ["a", "b", "c"] {
      transcript.add(Data(String(repeating: letter, count: 40).utf8), .sent)
    }
    #expect(texts(transcript).map { $0.prefix(1) } == ["c"])
  }

  @Test func `hides secrets, even if a long line is cut inside one`() {
    var transcript = transcript()
    transcript.add(Data(#"{"text":"hunter2"}"#.utf8), .sent)
    for filling in 4080...4100 {
      transcript.add(
        Data((String(repeating: "x", count: filling) + "hunter2 and more").utf8), .received)
      let all = texts(transcript, hiding: ["hunter2"])
      #expect(!all.joined().contains("hunt"), "\(filling) bytes before the secret")
    }
    #expect(texts(transcript, hiding: ["hunter2"]).last?.hasSuffix("x…") == true)
  }

  @Test func `hides a secret that is longer than the kept part of a line`() {
    var transcript = transcript()
    let secret = "s" + (0..<2000).map(String.init).joined()
    transcript.add(Data("0".utf8), .sent)
    transcript.add(Data("the key is \(secret)".utf8), .received)
    transcript.replaceLast(.sent, with: Data("type \(secret)".utf8))
    #expect(
      texts(transcript, hiding: [secret]) == ["type <hidden>…", "the key is <hidden>…"])
  }

  @Test func `can replace the last sent line`() {
    var transcript = transcript()
    transcript.add(Data("one".utf8), .sent)
    transcript.add(Data("two".utf8), .sent)
    transcript.add(Data("answer".utf8), .received)
    transcript.replaceLast(.sent, with: Data("three".utf8))
    #expect(texts(transcript) == ["one", "three", "answer"])
  }

  @Test func `shows the time, the direction and the line`() {
    let entry = Transcript.Entry(direction: .sent, time: 1.0624, text: "{}")
    #expect(entry.description == "1.062 → {}")
  }
}
