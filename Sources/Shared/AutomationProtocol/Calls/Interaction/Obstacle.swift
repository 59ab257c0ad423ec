import Foundation

/// The reason an element can't be hit.
public enum Obstacle: Sendable, Hashable, Codable {
  /// The element has no area.
  case hasNoSize
  /// No part of the element is on the screen.
  case isOffScreen(screen: CGRect)
  /// Another element would get the touch.
  case isCovered(by: ElementAttributes)
  /// The element, or one of its ancestors, doesn't react to touches.
  case ignoresTouches
}
