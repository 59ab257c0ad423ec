import AutomationProtocol

/// Records the screen for a trace: what has changed since the last time.
@MainActor
final class ScreenRecorder {
  private var version: UInt64?
  private var picture: RecordCall.Picture?
  private var nodes: [ElementSnapshot.Node] = []

  /// Records the screen and the elements of a tree.
  func record(_ tree: any ElementTree) -> RecordCall.Result {
    // Drawing costs more than everything else, and most steps that only look change nothing.
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
