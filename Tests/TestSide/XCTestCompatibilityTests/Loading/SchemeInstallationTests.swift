import Foundation
import Testing
import XCTestProgramRunning

@Suite struct SchemeInstallationTests {
  private static let place = "Fixtures/Schemes/testing.local.scheme"

  private func output(
    _ scheme: String, at place: String = Self.place, environment: [String: String] = [:]
  ) throws -> ProgramOutput {
    try ProgramOutput.of("SchemeSuite", environment: environment) { folder in
      let file = folder.appendingPathComponent(place)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(scheme.utf8).write(to: file)
      try FileManager.default.setAttributes(
        [.posixPermissions: place == "open.scheme" ? 0o644 : 0o600], ofItemAtPath: file.path)
    }
  }

  @Test func `a test finds its scheme's arguments in user defaults from the start`() throws {
    let output = try output("-test.user testAccount\n-test.password 'two words'\n")
    #expect(output.text.contains("Credentials: testAccount two words"), "\(output.text)")
    #expect(output.status == 0)
  }

  @Test func `the environment may name another scheme`() throws {
    let output = try output(
      "-test.user other\n-test.password \"1\"\n", at: "mine.scheme",
      environment: ["UNDERSTUDY_SCHEME": "mine.scheme"])
    #expect(output.text.contains("Credentials: other 1"), "\(output.text)")
  }

  @Test func `keys that the scheme lacks are missing, without a warning`() throws {
    let output = try output("# -test.user testAccount\n")
    #expect(output.failures.count == 1)
    #expect(!output.text.contains("warning"))
    #expect(output.status == 1)
  }

  @Test func `an unusable scheme is reported, and the tests continue`() throws {
    let broken = try output("test.user\n")
    #expect(broken.text.contains("warning: "), "\(broken.text)")
    #expect(broken.text.contains("testing.local.scheme:1"), "\(broken.text)")
    #expect(broken.failures.count == 1)
    let open = try output(
      "-test.user a\n", at: "open.scheme", environment: ["UNDERSTUDY_SCHEME": "open.scheme"])
    #expect(open.text.contains("chmod 600"), "\(open.text)")
    #expect(open.failures.count == 1)
  }
}
