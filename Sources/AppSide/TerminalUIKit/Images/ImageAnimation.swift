import Foundation

/// An animation of several images.
@MainActor
struct ImageAnimation {
  var images: [UIImage]?
  /// The duration of one cycle in seconds, or 0 for thirty images per second.
  var duration: TimeInterval = 0
  /// The number of cycles, or 0 to repeat indefinitely.
  var repeatCount = 0
  /// The app time at which the animation started, or `nil` if it isn't running.
  var startTime: TimeInterval?

  nonisolated init() {}

  /// The duration of each image in seconds, or `nil` if there are no images.
  var frameDuration: TimeInterval? {
    guard let images, !images.isEmpty else { return nil }
    let isOwn = duration > 0 && duration.isFinite
    return isOwn ? duration / TimeInterval(images.count) : Self.usualFrame
  }

  /// Returns the image at a time, or `nil` before the start and after the last cycle.
  func image(at time: TimeInterval) -> UIImage? {
    guard let startTime, let images, let frameDuration else { return nil }
    // The tolerance accounts for rounding errors in a sum of many short intervals.
    let frames = ((time - startTime) / frameDuration + 1e-6).rounded(.down)
    let count = Double(images.count)
    if repeatCount > 0, frames >= count * Double(repeatCount) { return nil }
    let index = Int(max(0, frames).truncatingRemainder(dividingBy: count))
    return images.indices.contains(index) ? images[index] : nil
  }

  /// The default duration of an image, in seconds.
  private static let usualFrame: TimeInterval = 1.0 / 30
}
