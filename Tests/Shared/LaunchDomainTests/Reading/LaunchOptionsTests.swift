import Foundation
import Testing

@testable import LaunchDomain

struct LaunchOptionsTests {
  @Test func `a given value is read with its type`() throws {
    let options = try LaunchOptions.sample(
      given: "-ui-testing", "YES", "-model.user", "bob", "-model.delay", "1.5", "-model.error",
      "offline", "-model.password", "1234")
    #expect(options[.uiTesting])
    #expect(options[.modelUser] == "bob")
    #expect(options[.modelDelay] == 1.5)
    #expect(options[.modelError] == .offline)
    #expect(options[.modelPassword].revealed == "1234")
  }

  @Test func `a key that was not given has its default`() throws {
    let options = try LaunchOptions.sample(given: "-model.delay", "1")
    #expect(!options[.uiTesting])
    #expect(options[.modelUser] == nil)
    #expect(try options.value(for: .modelError) == nil)
    #expect(options.isGiven(.modelDelay))
    #expect(!options.isGiven(.modelUser))
  }

  @Test func `a value of the wrong shape throws, or gives the default and is recorded`() throws {
    let options = try LaunchOptions.sample(given: "-model.delay", "abc", "-model.error", "offlin")
    let error = #expect(throws: LaunchDomainError.self) {
      try options.value(for: .modelError)
    }
    guard case .wrongShape(let fault)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(fault.key == "model.error")
    #expect(fault.given == "offlin")
    #expect(fault.suggestions == ["offline"])
    #expect(options[.modelDelay] == 0)
    #expect(options.audit().misshapen.map(\.key) == ["model.delay", "model.error"])
  }

  @Test func `a saved value of the wrong shape is recorded as well`() throws {
    let options = try LaunchOptions.sample()
    options.source.setVolatileDomain(["model.delay": ["a"]], forName: UserDefaults.argumentDomain)
    #expect(options[.modelDelay] == 0)
    #expect(options.audit().misshapen.first?.found == "a list")
    #expect(options.audit().defaulted == ["model.delay"])
  }

  @Test func `reads through its user defaults are recorded for every accessor`()
    throws
  {
    let options = try LaunchOptions.sample(
      given: "-a", "x", "-b", "YES", "-c", "3", "-d", "2.5", "-e", "(p, q)", "-f", "z")
    let defaults = options.defaults
    #expect(defaults.string(forKey: "a") == "x")
    #expect(defaults.bool(forKey: "b"))
    #expect(defaults.integer(forKey: "c") == 3)
    #expect(defaults.double(forKey: "d") == 2.5)
    #expect(defaults.stringArray(forKey: "e") == ["p", "q"])
    #expect(options.audit().read == ["a", "b", "c", "d", "e"])
    #expect(options.audit().undeclared.map(\.key) == ["f"])
  }

  @Test func `writes through its user defaults reach the real ones`() throws {
    let options = try LaunchOptions.sample()
    defer { options.source.removeObject(forKey: "saved") }
    options.defaults.set(7, forKey: "saved")
    #expect(options.source.integer(forKey: "saved") == 7)
    options.defaults.removeObject(forKey: "saved")
    #expect(options.source.object(forKey: "saved") == nil)
  }

  @Test func `reading from many tasks at once loses no read`() async throws {
    let options = try LaunchOptions.sample()
    await withTaskGroup(of: Void.self) { group in
      for index in 0..<200 {
        group.addTask { _ = options[LaunchKey("key\(index)", default: 0, help: "")] }
      }
    }
    #expect(options.audit().defaulted.count == 200)
  }
}
