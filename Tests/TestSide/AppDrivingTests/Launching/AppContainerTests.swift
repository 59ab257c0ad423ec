import Foundation
import Testing

@testable import AppDriving

struct AppContainerTests {
  /// A folder that is gone when the test has ended.
  private final class Folder {
    let path = NSTemporaryDirectory() + "containers-\(UUID().uuidString)"

    init() throws {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] }
  }

  /// Returns the reason a container can't be made, with the process's identifier replaced.
  private func reason(inFolder parent: String) -> String {
    do {
      _ = try AppContainer(for: "LoginApp", in: parent)
      return "it was made"
    } catch {
      return error.message.replacing("-\(getpid())-", with: "-PID-")
    }
  }

  @Test func `a folder that doesn't exist has no container`() throws {
    let parent = try Folder()
    #expect(
      reason(inFolder: parent.path + "/none")
        == "LoginApp could not be started: no folder could be made like "
        + "\(parent.path)/none/understudy-PID-XXXXXX: No such file or directory.")
    #expect(parent.names.isEmpty)
  }

  @Test func `a file has no container`() throws {
    let parent = try Folder()
    #expect(FileManager.default.createFile(atPath: parent.path + "/file", contents: nil))
    #expect(
      reason(inFolder: parent.path + "/file")
        == "LoginApp could not be started: no folder could be made like "
        + "\(parent.path)/file/understudy-PID-XXXXXX: Not a directory.")
  }

  @Test func `a container whose folders can't be made leaves nothing behind`() throws {
    // The path of the container is as long as the system permits, and those of its folders are longer.
    let parent = try Folder()
    var path = parent.path
    let limit = Int(PATH_MAX) - 1 - "/understudy-\(getpid())-XXXXXX".utf8.count
    while path.utf8.count < limit {
      let rest = limit - path.utf8.count - 1
      // One more component needs a character at least.
      path += "/" + String(repeating: "a", count: rest > 202 ? 200 : rest)
      #expect(mkdir(path, 0o700) == 0)
    }
    let text = reason(inFolder: path)
    #expect(text.hasPrefix("LoginApp could not be started: \(path)/understudy-PID-"))
    #expect(text.hasSuffix("/home could not be made: File name too long."))
    #expect(try FileManager.default.contentsOfDirectory(atPath: path).isEmpty)
  }

  @Test func `a container is gone with its last reference`() throws {
    let parent = try Folder()
    do {
      let container = try AppContainer(for: "LoginApp", in: parent.path)
      #expect(FileManager.default.createFile(atPath: container.home + "/note.txt", contents: nil))
      #expect(parent.names.count == 1)
    }
    #expect(parent.names.isEmpty)
  }
}
