import Foundation

/// Pictures that are shown one after the other.
@MainActor
struct ImageAnimation {
  var images: [UIImage]?
  /// How long it takes to show all of them once, in seconds; 0 is thirty a second.
  var duration: TimeInterval = 0
  /// How often all of them are shown; 0 is without an end.
  var repeatCount = 0
  /// When it was started, in seconds of app time; nil while it is not.
  var startTime: TimeInterval?

  nonisolated init() {}

  /// How long each picture is shown, in seconds; nil without pictures.
  var frameDuration: TimeInterval? {
    guard let images, !images.isEmpty else { return nil }
    let isOwn = duration > 0 && duration.isFinite
    return isOwn ? duration / TimeInterval(images.count) : Self.usualFrame
  }

  /// The picture at a time; nil before the start, and after the last round.
  func image(at time: TimeInterval) -> UIImage? {
    guard let startTime, let images, let frameDuration else { return nil }
    // The sum of many short times may lie a little below what it stands for.
    let frames = ((time - startTime) / frameDuration + 1e-6).rounded(.down)
    let count = Double(images.count)
    if repeatCount > 0, frames >= count * Double(repeatCount) { return nil }
    let index = Int(max(0, frames).truncatingRemainder(dividingBy: count))
    return images.indices.contains(index) ? images[index] : nil
  }

  /// In seconds.
  private static let usualFrame: TimeInterval = 1.0 / 30
}
