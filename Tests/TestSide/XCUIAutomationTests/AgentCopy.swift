import Foundation

/// A copy of the agent as a second app, removed with its last reference.
final class AgentCopy {
  let url: URL
  private let folder: URL

  init(_ name: String) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    url = folder.appendingPathComponent(name)
    let module = "tree_agent.py"
    let original = Fixture.agent.deletingLastPathComponent()
    try FileManager.default.copyItem(at: Fixture.agent, to: url)
    try FileManager.default.copyItem(
      at: original.appendingPathComponent(module), to: folder.appendingPathComponent(module))
  }

  deinit { try? FileManager.default.removeItem(at: folder) }
}
