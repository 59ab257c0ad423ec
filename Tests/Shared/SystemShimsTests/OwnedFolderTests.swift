import Foundation
import Testing

@testable import SystemShims

@Suite struct OwnedFolderTests {
  private let parent = NSTemporaryDirectory() + "owned-\(UUID().uuidString)"

  init() throws {
    try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: parent)
  }

  @Test func `a folder is removed with its contents`() throws {
    defer { try? FileManager.default.removeItem(atPath: parent) }
    let folder = try OwnedFolder(prefix: parent + "/mine-1-")
    try Data().write(to: URL(fileURLWithPath: folder.path + "/file"))
    folder.remove()
    #expect(try names() == [])
  }

  @Test func `a folder whose owner has ended is removed, and one whose owner lives stays`() throws {
    defer { try? FileManager.default.removeItem(atPath: parent) }
    // Another process holds the lock until it is killed.
    let folder = parent + "/mine-2-abcdef"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let owner = Process()
    let output = Pipe()
    owner.executableURL = URL(fileURLWithPath: "/usr/bin/flock")
    owner.arguments = [folder + "/.owner", "/bin/sh", "-c", "echo locked; exec sleep 1000"]
    owner.standardOutput = output
    try ProcessStart.exclusively { try owner.run() }
    _ = try output.fileHandleForReading.read(upToCount: 1)
    let own = try OwnedFolder(prefix: parent + "/mine-1-")
    OwnedFolder.removeAbandoned(in: parent, named: "mine-")
    #expect(try names().count == 2)
    // Its child processes hold the lock, too.
    let family = ProcessFamily.descendants(of: owner.processIdentifier)
    ProcessFamily.kill(family + [owner.processIdentifier], upTo: .seconds(60))
    OwnedFolder.removeAbandoned(in: parent, named: "mine-")
    #expect(try names() == [(own.path as NSString).lastPathComponent])
  }

  @Test func `folders that belong to others stay`() throws {
    defer { try? FileManager.default.removeItem(atPath: parent) }
    // A new folder has no lock yet, and a folder with another name isn't one of ours.
    for name in ["mine-1-new", "mine-old", "other-1-old"] {
      let path = parent + "/" + name
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      guard name.hasSuffix("old") else { continue }
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 0)], ofItemAtPath: path)
    }
    #expect(FileManager.default.createFile(atPath: parent + "/mine-file", contents: nil))
    OwnedFolder.removeAbandoned(in: parent, named: "mine-")
    #expect(try names().count == 4)
  }

  @Test func `an old folder without a lock is removed`() throws {
    defer { try? FileManager.default.removeItem(atPath: parent) }
    let path = parent + "/mine-1-old"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 0)], ofItemAtPath: path)
    OwnedFolder.removeAbandoned(in: parent, named: "mine-")
    #expect(try names() == [])
  }
}
