import Foundation
import Testing

@testable import AdapterSupport

@Suite struct AdapterLaunchTests {
  @Test func `the arguments go to the program unchanged and in order`() throws {
    let launch = try AdapterLaunch(commandLine: ["/bin/vim", "-u", "NONE", "--", "a b", "-x"])
    #expect(launch.subject == "/bin/vim")
    #expect(launch.name == "vim")
    #expect(launch.arguments == ["-u", "NONE", "--", "a b", "-x"])
    #expect(launch.screenSize == nil)
    #expect(!launch.hasRealClock)
  }

  @Test func `the adapter's own arguments don't reach the program`() throws {
    let launch = try AdapterLaunch(
      commandLine: [
        "/bin/sh", "-ui-testing", "YES", "-ui-testing.clock", "real", "-ui-testing.screen",
        "320x160",
        "-c",
      ])
    #expect(launch.arguments == ["-ui-testing", "YES", "-c"])
    #expect(launch.hasRealClock)
    #expect(launch.screenSize == CGSize(width: 320, height: 160))
  }

  @Test func `the environment sets the screen size unless the launch does`() throws {
    let environment = ["UNDERSTUDY_SCREEN": "400x320"]
    #expect(
      try AdapterLaunch(commandLine: ["/a"], environment: environment).screenSize?.width == 400)
    #expect(
      try AdapterLaunch(
        commandLine: ["/a", "-ui-testing.screen", "80x32"], environment: environment
      ).screenSize?.width == 80)
  }

  @Test func `a page is named after the last part of its URL`() throws {
    #expect(try AdapterLaunch(commandLine: ["https://example.com/login.html"]).name == "login.html")
    #expect(try AdapterLaunch(commandLine: ["https://example.com"]).name == "example.com")
  }

  @Test(arguments: [([], AdapterError.noSubject), ([""], .noSubject)])
  func `a launch without a subject is an error`(commandLine: [String], error: AdapterError) {
    #expect(throws: error) { try AdapterLaunch(commandLine: commandLine) }
  }

  @Test(arguments: ["", "rael", "Real"])
  func `an unknown clock is an error`(text: String) {
    #expect(throws: AdapterError.invalidClock(text)) {
      try AdapterLaunch(commandLine: ["/a", "-ui-testing.clock", text])
    }
  }

  @Test(arguments: [(":1", 1), (":12.0", 12)])
  func `a display is given by its number`(text: String, number: Int) throws {
    let launch = try AdapterLaunch(commandLine: ["/a", "-ui-testing.display", text, "-b"])
    #expect(launch.display == number && launch.arguments == ["-b"])
  }

  @Test(arguments: ["", "1", ":", ":x", "host:1", ":-1"])
  func `an invalid display is an error`(text: String) {
    #expect(throws: AdapterError.invalidDisplay(text)) {
      try AdapterLaunch(commandLine: ["/a", "-ui-testing.display", text])
    }
  }

  @Test(arguments: ["", "0x0", "wide", "1e400x2", "-5x5"])
  func `an invalid screen size is an error`(text: String) {
    #expect(throws: AdapterError.invalidScreen(text)) {
      try AdapterLaunch(commandLine: ["/a", "-ui-testing.screen", text])
    }
  }

  @Test func `a running process is given by its number`() throws {
    let own = try AdapterLaunch(commandLine: ["process:\(getpid())"])
    #expect(own.process == getpid())
    #expect(!own.name.isEmpty && !own.name.contains("process:"))
    // The kernel's name of the process is cut off.
    let file = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    #expect(own.name == (file as NSString).lastPathComponent && own.name.utf8.count > 15)
    #expect(try AdapterLaunch(commandLine: ["process:x"]).process == nil)
    #expect(try AdapterLaunch(commandLine: ["/usr/bin/process:1"]).process == nil)
  }
}
