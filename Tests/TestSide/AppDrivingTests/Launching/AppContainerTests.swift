import Foundation
import Testing

@testable import AppDriving

struct AppContainerTests {
  /// A folder that is deleted at the end of the test.
  private final class Folder {
    let path = NSTemporaryDirectory() + "containers-\(UUID().uuidString)"

    init() throws {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] }
  }

  /// Returns the reason why a container can't be created, with the process identifier replaced.
  private func reason(inFolder parent: String) -> String {
    do {
      _ = try AppContainer(for: "LoginApp", in: parent)
      return "it was made"
    } catch {
      return error.message.replacing("-\(getpid())-", with: "-PID-")
    }
  }

  @Test func `a container can't be created in a missing folder`() throws {
    let parent = try Folder()
    #expect(
      reason(inFolder: parent.path + "/none")
        == "LoginApp could not be started: its container, \(parent.path)/none/understudy-PID-…, could "
        + "not be made: No such file or directory; TMPDIR can name a folder in which files can be made."
    )
    #expect(parent.names.isEmpty)
  }

  @Test func `a container can't be created in a file`() throws {
    let parent = try Folder()
    #expect(FileManager.default.createFile(atPath: parent.path + "/file", contents: nil))
    #expect(
      reason(inFolder: parent.path + "/file")
        == "LoginApp could not be started: its container, \(parent.path)/file/understudy-PID-…, could "
        + "not be made: Not a directory; TMPDIR can name a folder in which files can be made.")
  }

  @Test func `a partly created container is removed`() throws {
    // The container's path has the maximum length, so those of its folders are too long.
    let parent = try Folder()
    var path = parent.path
    let limit = Int(PATH_MAX) - 1 - "/understudy-\(getpid())-XXXXXX".utf8.count
    while path.utf8.count < limit {
      let rest = limit - path.utf8.count - 1
      // Another component needs at least one character.
      path += "/" + String(repeating: "a", count: rest > 202 ? 200 : rest)
      #expect(mkdir(path, 0o700) == 0)
    }
    let text = reason(inFolder: path)
    #expect(text.hasPrefix("LoginApp could not be started: \(path)/understudy-PID-"))
    #expect(text.hasSuffix("/home could not be made: File name too long."))
    #expect(try FileManager.default.contentsOfDirectory(atPath: path).isEmpty)
  }

  @Test func `a container is removed with its last reference`() throws {
    let parent = try Folder()
    do {
      let container = try AppContainer(for: "LoginApp", in: parent.path)
      #expect(FileManager.default.createFile(atPath: container.home + "/note.txt", contents: nil))
      #expect(parent.names.count == 1)
    }
    #expect(parent.names.isEmpty)
  }
}
