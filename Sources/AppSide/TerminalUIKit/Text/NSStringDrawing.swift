import CellRendering
import Foundation

/// The options for measuring text (UIKit).
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The raw value, equal to UIKit's.
  public let rawValue: Int

  /// Creates options from a raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Wraps lines at the available width.
  ///
  /// Without it, lines break only where the text has line breaks.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Includes the space between lines, of which a terminal has none.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Measures glyphs instead of lines; in a terminal both are whole cells.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// Truncates the last line that fits the available height.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// The results of measuring text (UIKit).
open class NSStringDrawingContext: NSObject {
  /// The minimum scale of the text; stored but has no effect, because all characters have the same
  /// size.
  open var minimumScaleFactor: CGFloat = 0
  /// The scale of the text; always 1.
  open var actualScaleFactor: CGFloat { 1 }
  /// The size of the text, in points.
  open internal(set) var totalBounds = CGRect.zero
}

/// The size of text on a screen of cells (UIKit).
extension NSAttributedString {
  /// Returns the size of the text without wrapping, in points.
  public func size() -> CGSize { TextMeasurement(self).size }

  /// Returns the bounding rectangle of the text.
  ///
  /// - Parameters:
  ///   - size: The available size, in points; zero means no limit.
  ///   - options: The options.
  ///   - context: Receives the result.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let bounds = CGRect(origin: .zero, size: TextMeasurement(self, in: size, options).size)
    context?.totalBounds = bounds
    return bounds
  }
}

/// The size of text on a screen of cells (UIKit).
extension NSString {
  /// Returns the size of the text without wrapping, in points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    String(describing: self).size(withAttributes: attributes)
  }

  /// Returns the bounding rectangle of the text.
  ///
  /// - Parameters:
  ///   - size: The available size, in points; zero means no limit.
  ///   - options: The options.
  ///   - attributes: The attributes. Only the line break mode matters, because all characters have
  ///     the same size.
  ///   - context: Receives the result.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    String(describing: self).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }
}

/// The same methods as for `NSString`, which Swift bridges to only on Apple's platforms.
extension String {
  /// Returns the size of the text without wrapping, in points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attributes).size()
  }

  /// Returns the bounding rectangle of the text.
  ///
  /// - Parameters:
  ///   - size: The available size, in points; zero means no limit.
  ///   - options: The options.
  ///   - attributes: The attributes. Only the line break mode matters, because all characters have
  ///     the same size.
  ///   - context: Receives the result.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}

/// The measurement of a text.
private struct TextMeasurement {
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

  /// The width and height, in points, from which there is no limit; apps pass the greatest finite
  /// number.
  private static let unlimited: CGFloat = 1e6
}
