import Foundation

/// Frames that can be calculated with, whatever a toolkit or its app says.
extension AutomationElement {
  /// `automationFrame`; what is no number, or beyond all screens, is kept from calculations.
  var finiteFrame: CGRect { automationFrame.finite }

  /// `automationVisibleFrame`, in the same way.
  var finiteVisibleFrame: CGRect { automationVisibleFrame.finite }
}

extension CGPoint {
  var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGRect {
  /// The rectangle with numbers that whole ones can be made of: no number and infinity count as zero.
  fileprivate var finite: CGRect {
    func reachable(_ number: CGFloat) -> CGFloat {
      number.isFinite ? min(max(number, -Self.farthest), Self.farthest) : 0
    }
    let corner = CGPoint(x: reachable(origin.x), y: reachable(origin.y))
    let size = CGSize(width: reachable(size.width), height: reachable(size.height))
    return CGRect(origin: corner, size: size).standardized
  }

  /// In points.
  private static let farthest: CGFloat = 1e12
}
