import Foundation

/// Colours between which others are mixed.
@MainActor
struct ColorRamp {
  private var stops: [(place: CGFloat, color: RGBAColor)] = []

  /// Creates a ramp.
  ///
  /// - Parameters:
  ///   - colors: The colours; what isn't a colour is left out.
  ///   - places: The places of the colours from 0 to 1; equal distances if their number differs.
  init(_ colors: [Any], at places: [NSNumber]?) {
    let colors = colors.compactMap { color -> RGBAColor? in
      switch color {
      case let color as CGColor: UIColor(cgColor: color).components(with: .current)
      case let color as UIColor: color.components(with: .current)
      default: nil
      }
    }
    let equal = (0..<colors.count).map { CGFloat($0) / CGFloat(max(1, colors.count - 1)) }
    let own = places?.map { CGFloat($0.doubleValue).finiteOrZero }
    let used = own?.count == colors.count ? own ?? equal : equal
    stops = zip(used, colors).map { (place: $0, color: $1) }.sorted { $0.place < $1.place }
  }

  var isEmpty: Bool { stops.isEmpty }

  /// Returns the colour at a place; before the first and after the last one it doesn't change.
  func color(at place: CGFloat) -> RGBAColor {
    guard let first = stops.first, let last = stops.last, place.isFinite else {
      return RGBAColor(red: 0, green: 0, blue: 0, alpha: 0)
    }
    if place <= first.place { return first.color }
    for (one, other) in zip(stops, stops.dropFirst()) where place < other.place {
      let share = (place - one.place) / (other.place - one.place)
      func mix(_ part: KeyPath<RGBAColor, CGFloat>) -> CGFloat {
        one.color[keyPath: part] + (other.color[keyPath: part] - one.color[keyPath: part]) * share
      }
      return RGBAColor(
        red: mix(\.red), green: mix(\.green), blue: mix(\.blue), alpha: mix(\.alpha))
    }
    return last.color
  }
}
