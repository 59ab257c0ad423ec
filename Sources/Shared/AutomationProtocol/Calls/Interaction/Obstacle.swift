import Foundation

/// Why an element cannot be hit where it is.
public enum Obstacle: Sendable, Hashable, Codable {
  /// It has no area.
  case hasNoSize
  /// No part of it is on the screen.
  case isOffScreen(screen: CGRect)
  /// Another element would get the touch.
  case isCovered(by: ElementAttributes)
  /// It, or what it is in, does not react to touches.
  case ignoresTouches
}
