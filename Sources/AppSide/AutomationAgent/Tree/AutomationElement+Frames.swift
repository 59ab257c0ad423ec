import Foundation

/// Frames that are safe for calculations, regardless of the values that a toolkit or its app
/// reports.
extension AutomationElement {
  /// The `automationFrame` with NaN, infinite and huge values replaced.
  var finiteFrame: CGRect { automationFrame.finite }

  /// The `automationVisibleFrame` with NaN, infinite and huge values replaced.
  var finiteVisibleFrame: CGRect { automationVisibleFrame.finite }
}

extension CGPoint {
  var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGRect {
  /// The rectangle limited to values that can be converted to integers; NaN and infinity become
  /// zero.
  fileprivate var finite: CGRect {
    func clamped(_ number: CGFloat) -> CGFloat {
      number.isFinite ? min(max(number, -Self.maximumLength), Self.maximumLength) : 0
    }
    let corner = CGPoint(x: clamped(origin.x), y: clamped(origin.y))
    let size = CGSize(width: clamped(size.width), height: clamped(size.height))
    return CGRect(origin: corner, size: size).standardized
  }

  /// The largest coordinate, in points.
  private static let maximumLength: CGFloat = 1e12
}
