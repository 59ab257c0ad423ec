import Foundation

/// The reason why no snapshot can be taken.
enum SnapshotProblem: Error, Equatable {
  /// The subject isn't a view, controller, window or application.
  case nothingToShow(type: String)
  /// The subject doesn't have the requested size, in points, because its superview or constraints
  /// determine it.
  case otherSize(type: String, actual: CGSize, wanted: CGSize, superview: String?)
}

extension SnapshotProblem: CustomStringConvertible {
  var description: String {
    switch self {
    case .nothingToShow(let type): "\(type) cannot be shown."
    case .otherSize(let type, let actual, let wanted, let superview):
      "\(type) is \(Self.text(actual)) points"
        + (superview.map { " in its \($0)" } ?? " by its own constraints")
        + ", not \(Self.text(wanted)): its superview or a constraint determines its size. Take "
        + "a snapshot of the outer view or controller in that size, or show this one by itself."
    }
  }

  private static func text(_ size: CGSize) -> String {
    "\(text(size.width)) × \(text(size.height))"
  }

  private static func text(_ length: CGFloat) -> String {
    length == length.rounded() ? "\(Int(length))" : "\(length)"
  }
}
