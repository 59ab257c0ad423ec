import Foundation
import Testing

@testable import AppDriving

@Suite struct BacktraceProgramTests {
  @Test func `the program is that of the toolchain whose library this process uses`() throws {
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
  func `settings that name no program name this one`(settings: String, named: String) {
    #expect(BacktraceProgram.named(in: settings, path: "/b") == named)
    #expect(BacktraceProgram.named(in: settings, path: nil) == settings)
    #expect(BacktraceProgram.named(in: settings, path: "/a,b") == settings)
  }

  @Test func `an app that links the library statically has nothing to say of it`() throws {
    let app = Bundle.main.bundleURL.appendingPathComponent("LoginApp")
    let session = try AppLauncher().launch(
      AppLaunch(executable: app, arguments: ["-ui-testing", "YES"]))
    defer { session.terminate() }
    #expect(!session.logLines.contains { $0.contains("swift-backtrace") })
  }
}
