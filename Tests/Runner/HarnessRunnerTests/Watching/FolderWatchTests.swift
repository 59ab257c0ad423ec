import Foundation
import Testing

@testable import HarnessRunner

@Suite struct FolderWatchTests {
  private final class Folder {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("watch-\(UUID().uuidString)").resolvingSymlinksInPath()

    init() throws {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func write(_ name: String, atomically: Bool = false) throws {
      try Data("x".utf8).write(
        to: url.appendingPathComponent(name), options: atomically ? .atomic : [])
    }

    func path(_ name: String) -> String { url.appendingPathComponent(name).path }
  }

  @Test func `written, replaced and removed files are reported, and no others`() throws {
    let folder = try Folder()
    try folder.write("old.feature")
    try folder.write("gone.feature")
    let watch = try FolderWatch()
    watch.watch([folder.url.path, folder.path("none")])
    try folder.write("new.feature")
    try folder.write("old.feature", atomically: true)
    try folder.write("other.txt")
    try FileManager.default.removeItem(atPath: folder.path("gone.feature"))
    let changes = watch.changes { $0.hasSuffix(".feature") }
    #expect(
      changes?.paths == Set(["new.feature", "old.feature", "gone.feature"].map(folder.path)))
    #expect(changes?.isIncomplete == false)
  }

  @Test func `a folder that was removed and made again can be watched again`() throws {
    let folder = try Folder()
    let inner = folder.path("inner")
    let watch = try FolderWatch()
    try FileManager.default.createDirectory(atPath: inner, withIntermediateDirectories: true)
    watch.watch([folder.url.path, inner])
    try FileManager.default.removeItem(atPath: inner)
    #expect(watch.changes { $0 == inner }?.paths == [inner])
    try FileManager.default.createDirectory(atPath: inner, withIntermediateDirectories: true)
    watch.watch([folder.url.path, inner])
    try folder.write("inner/a.feature")
    let file = inner + "/a.feature"
    #expect(watch.changes { $0 == file }?.paths == [file])
  }

  @Test func `an interruption ends the wait`() async throws {
    let folder = try Folder()
    let watch = try FolderWatch()
    watch.watch([folder.url.path])
    let thread = Thread { watch.interrupt() }
    thread.start()
    #expect(watch.changes { _ in true } == nil)
  }

  @Test func `a linked file has the names of the link and of its target`() throws {
    let folder = try Folder()
    try FileManager.default.createDirectory(
      atPath: folder.path("real"), withIntermediateDirectories: true)
    try folder.write("real/App")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link"), withDestinationPath: folder.path("real"))
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("Other"), withDestinationPath: folder.path("real/App"))
    #expect(UsedFiles.names(of: folder.path("link/App")) == [folder.path("real/App")])
    #expect(
      UsedFiles.names(of: folder.path("Other")) == [folder.path("Other"), folder.path("real/App")])
  }
}
