import Foundation
import FoundationAdditions
import Testing

/// Names that Foundation and Core Animation have on Apple's platforms.
@Suite struct FoundationNamesTests {
  @Test func `an integer has Objective-C's name`() {
    let number: NSInteger = 3
    #expect(number == Int(3))
  }

  @Test func `an error needs no arguments`() {
    let error = NSError()
    #expect(error.domain.isEmpty)
    #expect(error.code == 0)
    #expect(type(of: error) == NSError.self)
  }

  @Test func `media time is the time since the machine started`() {
    let before = ProcessInfo.processInfo.systemUptime
    let now = CACurrentMediaTime()
    #expect(before <= now && now <= ProcessInfo.processInfo.systemUptime)
  }

  @Test func `defaults take values as key-value coding gives them`() throws {
    let name = "FoundationNamesTests-\(UUID().uuidString)"
    let defaults = try #require(UserDefaults(suiteName: name))
    defer { defaults.removePersistentDomain(forName: name) }
    defaults.setValue(3, forKey: "number")
    #expect(defaults.integer(forKey: "number") == 3)
    #expect(defaults.value(forKey: "number") as? Int == 3)
    defaults.setValue(nil, forKey: "number")
    #expect(defaults.value(forKey: "number") == nil)
  }

  @Test func `a URL names the user's folders`() {
    #expect(URL.documentsDirectory.isFileURL && URL.cachesDirectory.isFileURL)
    #expect(URL.documentsDirectory != URL.applicationSupportDirectory)
  }
}
