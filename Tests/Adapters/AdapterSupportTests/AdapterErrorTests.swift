import Foundation
import Testing

@testable import AdapterSupport

@Suite struct AdapterErrorTests {
  @Test func `each error says what is wrong and what to do`() {
    #expect(
      AdapterError.secretArguments(keys: ["token"]).message.contains(
        "-token hold secrets")
        && AdapterError.secretArguments(keys: ["token"]).message.hasSuffix(
          "Pass them in launchEnvironment")
    )
    #expect(
      AdapterError.endedAtStart(how: "exited with status 1", screen: "usage").message
        == "it exited with status 1 at once, and its last screen was “usage”")
    #expect(
      AdapterError.missingTool("htop", package: "htop").message.hasPrefix(
        "htop is not installed. Install it: "))
  }

  @Test func `the install command names the available package manager`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("managers-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, permissions) in [("apt-get", 0o644), ("dnf", 0o755), ("pacman", 0o755)] {
      #expect(
        FileManager.default.createFile(
          atPath: folder.appendingPathComponent(name).path, contents: nil,
          attributes: [.posixPermissions: permissions]))
    }
    #expect(InstallCommand.text(for: "mc", folders: [folder.path]) == "sudo dnf install -y mc")
    #expect(
      InstallCommand.text(for: "mc", folders: [])
        == "the package mc (by Debian's name), with the system's package manager")
  }
}
