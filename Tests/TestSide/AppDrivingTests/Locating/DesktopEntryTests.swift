import AppDriving
import Foundation
import Testing

@Suite struct `Programs that the desktop knows` {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    UUID().uuidString)

  /// Writes an entry and looks it up.
  private func entry(_ text: String, identifier: String = "org.example.Plums") throws
    -> DesktopEntry?
  {
    let applications = folder.appendingPathComponent("applications")
    try FileManager.default.createDirectory(at: applications, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try text.write(
      to: applications.appendingPathComponent("org.example.Plums.desktop"), atomically: true,
      encoding: .utf8)
    return DesktopEntry(
      identifier: identifier,
      environment: ["XDG_DATA_HOME": folder.path, "XDG_DATA_DIRS": "/none", "PATH": "/none:/bin"])
  }

  @Test(
    arguments: [
      ("sh", "/bin/sh", []), ("/bin/sh %U", "/bin/sh", []),
      (
        "sh -c \"echo \\\"a b\\\"\" 100%% --file=%f", "/bin/sh",
        ["-c", "echo \"a b\"", "100%", "--file="]
      ),
    ] as [(String, String, [String])])
  func `have a command`(command: String, program: String, arguments: [String]) throws {
    let found = try entry("[Desktop Entry]\nName=Plums\nExec = \(command)\n[Other]\nExec=no\n")
    #expect(found?.program == program)
    #expect(found?.arguments == arguments)
  }

  @Test(arguments: [
    "", "[Desktop Entry]\nName=Plums\n", "[Other]\nExec=sh\n",
    "[Desktop Entry]\nExec=no-such-program\n", "[Desktop Entry]\nExec=\n",
  ])
  func `are not found without an installed program`(text: String) throws {
    #expect(try entry(text) == nil)
  }

  @Test func `are also found by their file names`() throws {
    let found = try entry("[Desktop Entry]\nExec=sh\n", identifier: "org.example.Plums.desktop")
    #expect(found?.program == "/bin/sh")
  }

  @Test(arguments: ["", ".desktop", "..", "../applications/org.example.Plums", "org.example.Pears"])
  func `are not found by another identifier`(identifier: String) throws {
    #expect(try entry("[Desktop Entry]\nExec=sh\n", identifier: identifier) == nil)
  }
}
