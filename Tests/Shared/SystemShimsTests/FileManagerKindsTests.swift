import Foundation
import Testing

@testable import SystemShims

@Suite struct FileManagerKindsTests {
  @Test(arguments: [
    ("folder", true, false), ("link", true, false), ("program", false, true),
    ("text", false, false), ("nothing", false, false),
  ])
  func `files, folders and programs are distinguished`(
    name: String, isFolder: Bool, isProgram: Bool
  ) throws {
    let manager = FileManager.default
    let parent = NSTemporaryDirectory() + "kinds-\(UUID().uuidString)/"
    defer { try? manager.removeItem(atPath: parent) }
    try manager.createDirectory(atPath: parent + "folder", withIntermediateDirectories: true)
    try manager.createSymbolicLink(atPath: parent + "link", withDestinationPath: "folder")
    for (file, mode) in [("program", 0o755), ("text", 0o644)] {
      #expect(
        manager.createFile(
          atPath: parent + file, contents: Data(), attributes: [.posixPermissions: mode]))
    }
    #expect(manager.isFolder(atPath: parent + name) == isFolder)
    #expect(manager.isProgram(atPath: parent + name) == isProgram)
  }
}
