import CellRendering
import Foundation

/// How the room that text takes is measured (UIKit).
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits, as UIKit has them.
  public let rawValue: Int

  /// Makes options of their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Lines break at the width that there is; without it there are no lines but the text's own.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// The space between lines counts: a terminal has none.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Glyphs count, not lines: in a terminal both are cells.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// What has no room in the height that there is gives way in the last line.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// What is found out while text is measured (UIKit).
open class NSStringDrawingContext: NSObject {
  /// How small text may be made: remembered only, characters have one size.
  open var minimumScaleFactor: CGFloat = 0
  /// How small text was made: not at all.
  open var actualScaleFactor: CGFloat { 1 }
  /// The room that the text took, in points.
  open internal(set) var totalBounds = CGRect.zero
}

/// The room that text takes on a screen of cells (UIKit).
extension NSAttributedString {
  /// The size of the text with no lines but its own, in points.
  public func size() -> CGSize { TextRoom(self).size }

  /// The room that the text takes.
  ///
  /// - Parameters:
  ///   - size: The room that there is, in points; zero is no limit.
  ///   - options: How to measure.
  ///   - context: Is told the same.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let bounds = CGRect(origin: .zero, size: TextRoom(self, in: size, options).size)
    context?.totalBounds = bounds
    return bounds
  }
}

/// The room that text takes on a screen of cells (UIKit).
extension NSString {
  /// The size of the text with no lines but its own, in points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    String(describing: self).size(withAttributes: attributes)
  }

  /// The room that the text takes.
  ///
  /// - Parameters:
  ///   - size: The room that there is, in points; zero is no limit.
  ///   - options: How to measure.
  ///   - attributes: How it looks: where lines break counts, as all characters have one size.
  ///   - context: Is told the same.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    String(describing: self).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }
}

/// As of an `NSString`, which Swift has the one for on Apple's platforms.
extension String {
  /// The size of the text with no lines but its own, in points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attributes).size()
  }

  /// The room that the text takes.
  ///
  /// - Parameters:
  ///   - size: The room that there is, in points; zero is no limit.
  ///   - options: How to measure.
  ///   - attributes: How it looks: where lines break counts, as all characters have one size.
  ///   - context: Is told the same.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}

/// Measures text.
private struct TextRoom {
  let size: CGSize

  init(_ text: NSAttributedString, in room: CGSize = .zero, _ options: NSStringDrawingOptions = [])
  {
    let breaks = options.contains(.usesLineFragmentOrigin)
    let hasWidth = breaks && room.width > 0 && room.width < Self.unlimited
    let hasHeight =
      breaks && options.contains(.truncatesLastVisibleLine) && room.height > 0
      && room.height < Self.unlimited
    let style =
      text.length == 0
      ? nil : text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    size =
      TextLayout(
        text.string, cells: hasWidth ? room.width.cellCount : nil,
        maximumLines: hasHeight ? max(1, Int(room.height / CellMetrics.height)) : 0,
        mode: style?.lineBreakMode ?? .byWordWrapping
      ).size
  }

  /// In points: apps ask with the greatest number there is.
  private static let unlimited: CGFloat = 1e6
}
