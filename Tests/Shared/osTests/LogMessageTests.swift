import Foundation
import OSLog
import Testing

@testable import os

/// The text that the log shows for messages.
@Suite struct `A message of the log` {
  private struct Point: CustomStringConvertible {
    var description: String { "a point" }
  }

  private func text(_ message: OSLogMessage) -> String { message.text }

  @Test func `hides strings and objects unless they are public`() {
    let name = "Ada"
    #expect(text("plain") == "plain")
    #expect(text("\(name)") == "<private>")
    #expect(text("\(name, privacy: .public)") == "Ada")
    #expect(text("\(name, privacy: .private)") == "<private>")
    #expect(text("\(name, privacy: .sensitive)") == "<private>")
    #expect(text("\(Point()) \(Point(), privacy: .public)") == "<private> a point")
    #expect(text("\(NSNumber(value: 3)) \(NSNumber(value: 3), privacy: .public)") == "<private> 3")
    #expect(text("\(CocoaError(.fileNoSuchFile))") == "<private>")
    #expect(text("\(String.self)") == "<private>")
  }

  @Test func `shows numbers and Booleans unless they are private`() {
    #expect(text("\(3) \(2.5) \(true)") == "3 2.500000 true")
    #expect(text("\(UInt8(7)) \(Float(0.5))") == "7 0.500000")
    #expect(text("\(3, privacy: .private) \(true, privacy: .private)") == "<private> <private>")
  }

  @Test func `masks equal values by equal numbers`() {
    let (one, other) = ("one", "other")
    let first = text("\(one, privacy: .private(mask: .hash))")
    #expect(first.hasPrefix("<mask.hash: '"))
    #expect(!first.contains("one"))
    #expect(text("\(one, privacy: .private(mask: .hash))") == first)
    #expect(text("\(other, privacy: .private(mask: .hash))") != first)
    #expect(text("\(3, privacy: .auto(mask: .hash))") == "3")
  }

  @Test func `formats and aligns`() {
    #expect(
      text("\(255, format: .hex) \(255, format: .hex(includePrefix: true, uppercase: true))")
        == "ff 0xFF")
    #expect(text("\(5, format: .decimal(explicitPositiveSign: true, minDigits: 3))") == "+005")
    #expect(text("\(-8, format: .octal(includePrefix: true))") == "-0o10")
    #expect(text("\(3.14159, format: .fixed(precision: 2))") == "3.14")
    #expect(text("\(1500.0, format: .exponential(precision: 1))") == "1.5e+03")
    #expect(text("\(true, format: .answer)") == "yes")
    #expect(text("[\("ab", align: .left(columns: 4), privacy: .public)]") == "[ab  ]")
    #expect(text("[\(7, align: .right(columns: 3))]") == "[  7]")
    #expect(text("[\("abc", align: .right(columns: 2), privacy: .public)]") == "[abc]")
  }
}
