import Foundation
import TerminalUIKit

/// Access to views that are private properties, by their accessibility identifiers.
extension UIView {
  /// Returns a descendant by its type and identifier, or `nil` if there isn't one.
  ///
  /// If several views match, the method returns the one nearest to this view, and among those the one
  /// farthest back. If no view matches, a line on standard error lists the existing views, because a
  /// forced unwrap would end the process without an explanation;
  /// `requiredSubview(ofType:withAccessibilityIdentifier:)` fails the test instead.
  ///
  /// - Parameters:
  ///   - type: The view's type, or a superclass.
  ///   - identifier: The view's accessibility identifier.
  public func subview<View: UIView>(
    ofType type: View.Type, withAccessibilityIdentifier identifier: String
  ) -> View? {
    if let view = firstSubview(type, identifier) { return view }
    SubviewNotFound(type: type, identifier: identifier, in: self).writeToStandardError()
    return nil
  }

  /// Returns a descendant by its type and identifier.
  ///
  /// If several views match, the method returns the one nearest to this view, and among those the one
  /// farthest back.
  ///
  /// - Parameters:
  ///   - type: The view's type, or a superclass.
  ///   - identifier: The view's accessibility identifier.
  /// - Throws: `SubviewNotFound`, which lists the existing views.
  public func requiredSubview<View: UIView>(
    ofType type: View.Type, withAccessibilityIdentifier identifier: String
  ) throws(SubviewNotFound) -> View {
    guard let view = firstSubview(type, identifier) else {
      throw SubviewNotFound(type: type, identifier: identifier, in: self)
    }
    return view
  }

  /// Returns all descendants of a type, those nearest to this view first.
  public func subviews<View: UIView>(ofType type: View.Type) -> [View] {
    byDepth.compactMap { $0 as? View }
  }

  private func firstSubview<View: UIView>(_ type: View.Type, _ identifier: String) -> View? {
    for case let view as View in byDepth where view.accessibilityIdentifier == identifier {
      return view
    }
    return nil
  }

  /// All descendants, level by level.
  private var byDepth: [UIView] {
    var found = subviews
    var next = 0
    while next < found.count {
      found += found[next].subviews
      next += 1
    }
    return found
  }

  /// All descendants with their depths, each before its own subviews.
  var descendants: [(view: UIView, depth: Int)] {
    // The loop isn't recursive, because views may be nested ten thousand levels deep.
    var found: [(view: UIView, depth: Int)] = []
    var waiting = subviews.reversed().map { (view: $0, depth: 1) }
    while let next = waiting.popLast() {
      found.append(next)
      for subview in next.view.subviews.reversed() { waiting.append((subview, next.depth + 1)) }
    }
    return found
  }
}
