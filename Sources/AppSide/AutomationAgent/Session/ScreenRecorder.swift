import AppRuntime
import AutomationProtocol

/// Records an app's changes since the last recording, for a trace.
@MainActor
final class ScreenRecorder {
  private let loop: EventLoop
  private let extensions: [any AgentExtension]
  private var busy: [String] = []
  private var version: UInt64?
  private var picture: RecordCall.Picture?
  private var nodes: [ElementSnapshot.Node] = []

  init(loop: EventLoop, extensions: [any AgentExtension]) {
    self.loop = loop
    self.extensions = extensions
  }

  /// Records the screen and the elements of a tree, and the app's activity.
  func record(_ tree: any ElementTree) -> RecordCall.Result {
    var result = screen(tree)
    result.activity = activity()
    return result
  }

  private func activity() -> RecordCall.Activity? {
    let requests = extensions.flatMap { $0.takeRequests() }
    let busy = loop.pendingSentences
    defer { self.busy = busy }
    guard busy != self.busy || !requests.isEmpty else { return nil }
    return RecordCall.Activity(busy: busy, requests: requests)
  }

  private func screen(_ tree: any ElementTree) -> RecordCall.Result {
    // Drawing costs more than everything else, and steps that only inspect the app rarely change
    // it.
    guard tree.version != version else { return RecordCall.Result(version: tree.version) }
    // A toolkit without pictures still has elements.
    let picture = try? tree.recordedPicture()
    let nodes = tree.application.snapshot.nodes
    defer {
      version = tree.version
      self.picture = picture
      self.nodes = nodes
    }
    return RecordCall.Result(
      picture: picture == self.picture ? nil : picture,
      elements: RecordCall.ElementsChange(from: self.nodes, to: nodes), version: tree.version)
  }
}
