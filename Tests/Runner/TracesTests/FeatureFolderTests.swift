import Foundation
import Testing
import Traces

@Suite struct FeatureFolderTests {
  @Test(arguments: [
    ("a.feature", "/project", "a.feature"), ("./sub/../a.feature", "/project", "a.feature"),
    ("/project/sub/a.feature", "/project/", "sub/a.feature"),
    ("../a.feature", "/project", "/a.feature"),
    ("/projects/a.feature", "/project", "/projects/a.feature"), ("/a.feature", "/", "a.feature"),
    ("./a.feature", "", "./a.feature"),
  ])
  func `the path of a file is relative to the folder that contains it`(
    typed: String, folder: String, path: String
  ) {
    #expect(FeatureFolder.path(of: typed, in: folder) == path)
  }

  @Test func `a file has the same path through any symbolic link`() throws {
    let files = FileManager.default
    let folder = files.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try files.createDirectory(
      at: folder.appendingPathComponent("real"), withIntermediateDirectories: true)
    defer { try? files.removeItem(at: folder) }
    try Data().write(to: folder.appendingPathComponent("real/a.feature"))
    try files.createSymbolicLink(
      at: folder.appendingPathComponent("link"),
      withDestinationURL: folder.appendingPathComponent("real"))
    #expect(FeatureFolder(folder.path).path(of: "link/a.feature") == "real/a.feature")
    #expect(FeatureFolder(folder.path + "/link").path(of: "a.feature") == "a.feature")
    #expect(
      FeatureFolder(folder.path + "/link").path(of: folder.path + "/real/a.feature")
        == "a.feature")
  }

  @Test(arguments: [
    ("/project/a.feature", "/project", "a.feature"), ("b/a.feature", "/other/b", "a.feature"),
    ("/project/b/a.feature", "/project/c/d", "../../b/a.feature"),
    ("/a.feature", "/project", "../a.feature"),
  ])
  func `a relative path leads from a folder to a file`(file: String, folder: String, way: String) {
    #expect(FeatureFolder(folder).way(to: file, of: FeatureFolder("/other")) == way)
  }
}
