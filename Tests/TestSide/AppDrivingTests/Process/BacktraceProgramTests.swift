import Foundation
import Testing

@testable import AppDriving

@Suite struct BacktraceProgramTests {
  @Test func `the program belongs to the toolchain of this process's library`() throws {
    let path = try #require(BacktraceProgram.path)
    #expect(path.hasSuffix("/swift-backtrace"))
    #expect(FileManager.default.isExecutableFile(atPath: path))
  }

  @Test func `a library without a toolchain has no program`() {
    #expect(BacktraceProgram.program(besideLibrary: "/usr/lib/libswiftCore.so") == nil)
    #expect(BacktraceProgram.program(besideLibrary: "") == nil)
  }

  @Test(arguments: [
    ("", "swift-backtrace=/b"), ("enable=yes", "enable=yes,swift-backtrace=/b"),
    ("swift-backtrace=/own,enable=yes", "swift-backtrace=/own,enable=yes"),
  ])
  func `the program is added to settings without one`(settings: String, named: String) {
    #expect(BacktraceProgram.named(in: settings, path: "/b") == named)
    #expect(BacktraceProgram.named(in: settings, path: nil) == settings)
    #expect(BacktraceProgram.named(in: settings, path: "/a,b") == settings)
  }

  @Test func `an app with a static library logs no complaint`() throws {
    let app = Bundle.main.bundleURL.appendingPathComponent("LoginApp")
    let session = try AppLauncher().launch(
      AppLaunch(executable: app, arguments: ["-ui-testing", "YES"]))
    defer { session.terminate() }
    #expect(!session.logLines.contains { $0.contains("swift-backtrace") })
  }
}
