import Foundation
import TerminalUIKit

/// Views that their owner keeps private, found by their accessibility identifier.
extension UIView {
  /// The view inside this one, however deep, that is of a type and has an identifier; nil when there
  /// is none.
  ///
  /// Of several the one nearest to this view is taken, of those the one farthest back. As a nil that is
  /// forced ends the process without a word of what was there, a line on standard error says it;
  /// `requiredSubview(ofType:withAccessibilityIdentifier:)` fails the test with it instead.
  ///
  /// - Parameters:
  ///   - type: The view's type; subclasses of it are found too.
  ///   - identifier: The view's accessibility identifier.
  public func subview<View: UIView>(
    ofType type: View.Type, withAccessibilityIdentifier identifier: String
  ) -> View? {
    if let view = firstSubview(type, identifier) { return view }
    SubviewNotFound(type: type, identifier: identifier, in: self).tell()
    return nil
  }

  /// The view inside this one, however deep, that is of a type and has an identifier.
  ///
  /// Of several the one nearest to this view is taken, of those the one farthest back.
  ///
  /// - Parameters:
  ///   - type: The view's type; subclasses of it are found too.
  ///   - identifier: The view's accessibility identifier.
  /// - Throws: `SubviewNotFound`, which lists what was there.
  public func requiredSubview<View: UIView>(
    ofType type: View.Type, withAccessibilityIdentifier identifier: String
  ) throws(SubviewNotFound) -> View {
    guard let view = firstSubview(type, identifier) else {
      throw SubviewNotFound(type: type, identifier: identifier, in: self)
    }
    return view
  }

  /// All views inside this one, however deep, that are of a type, those nearest to this view first.
  public func subviews<View: UIView>(ofType type: View.Type) -> [View] {
    byDepth.compactMap { $0 as? View }
  }

  private func firstSubview<View: UIView>(_ type: View.Type, _ identifier: String) -> View? {
    for case let view as View in byDepth where view.accessibilityIdentifier == identifier {
      return view
    }
    return nil
  }

  /// Every view inside this one, level by level.
  private var byDepth: [UIView] {
    var found = subviews
    var next = 0
    while next < found.count {
      found += found[next].subviews
      next += 1
    }
    return found
  }

  /// Every view inside this one, each before its own subviews, and how deep it lies.
  var descendants: [(view: UIView, depth: Int)] {
    // Not recursive: views may be nested ten thousand levels deep.
    var found: [(view: UIView, depth: Int)] = []
    var waiting = subviews.reversed().map { (view: $0, depth: 1) }
    while let next = waiting.popLast() {
      found.append(next)
      for subview in next.view.subviews.reversed() { waiting.append((subview, next.depth + 1)) }
    }
    return found
  }
}
