import CellRendering
import Foundation

/// Text that a view draws itself, in whole cells.
@MainActor
struct TextDrawing {
  private let text: NSAttributedString
  private let style: NSParagraphStyle?

  init(_ text: NSAttributedString) {
    self.text = text
    style =
      text.length == 0
      ? nil : text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
  }

  /// Draws the text without wrapping, with its top left corner at a point.
  func draw(at point: CGPoint) {
    draw(TextLayout(text.string, cells: nil, maximumLines: 0, mode: mode), at: point, width: nil)
  }

  /// Draws the lines that fit a rectangle, starting at its top.
  func draw(in rect: CGRect) {
    guard rect.height > 0, rect.width >= CellMetrics.width else { return }
    // As in a label, there is always space for one line.
    let rows = max(1, (rect.height / CellMetrics.height).whole)
    let layout = TextLayout(
      text.string, cells: rect.width.cellCount, maximumLines: mode.truncatesLastLine ? rows : 0,
      mode: mode)
    draw(layout, at: rect.origin, width: rect.width, rows: rows)
  }

  private var mode: NSLineBreakMode { style?.lineBreakMode ?? .byWordWrapping }

  private func draw(_ layout: TextLayout, at point: CGPoint, width: CGFloat?, rows: Int = .max) {
    guard let context = DrawingContext.current else { return }
    let point = point.applying(context.graphics.ctm).finite
    // As in UIKit, drawing is clipped to the view's bounds. Most text lies inside and needs no
    // clipping.
    let lines = layout.lines.prefix(rows)
    let room = CGRect(
      x: point.x, y: point.y, width: width ?? layout.size.width,
      height: CGFloat(lines.count) * CellMetrics.height)
    if !context.boundsOfView.contains(room) { context.clip(to: context.boundsOfView) }
    let share = (style?.alignment ?? .natural).leadingShare(
      isRightToLeft: context.traits.layoutDirection == .rightToLeft)
    let pieces = AttributedRuns(text).pieces(of: layout.lines)
    var y = point.y
    for (line, pieces) in zip(lines, pieces) {
      let free = width.map { $0 - CGFloat(TextMetrics.width(of: line)) * CellMetrics.width } ?? 0
      let cells = (max(0, free) * share / CellMetrics.width).rounded(.down)
      context.text(
        pieces, at: CGPoint(x: point.x + cells * CellMetrics.width, y: y), color: .black)
      y += CellMetrics.height
    }
  }
}

extension DrawingContext {
  /// Draws the pieces of a line side by side.
  ///
  /// - Parameters:
  ///   - color: The colour of pieces without their own.
  ///   - font: The font of pieces without their own.
  ///   - overridesColors: Whether all pieces have that colour.
  func text(
    _ pieces: [AttributedRuns.Piece], at point: CGPoint, color: UIColor, font: UIFont? = nil,
    overridesColors: Bool = false
  ) {
    var place = point
    for piece in pieces {
      let width = CGFloat(TextMetrics.width(of: piece.text)) * CellMetrics.width
      if let background = piece.style.background {
        let size = CGSize(width: width, height: CellMetrics.height)
        fill(CGRect(origin: place, size: size), background)
      }
      text(
        piece.text, at: place, overridesColors ? color : piece.style.color ?? color,
        font: piece.style.font ?? font, isUnderlined: piece.style.isUnderlined,
        isStruckThrough: piece.style.isStruckThrough)
      place.x += width
    }
  }
}

extension NSLineBreakMode {
  /// Whether the mode truncates the last line with an ellipsis.
  fileprivate var truncatesLastLine: Bool {
    switch self {
    case .byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail: true
    default: false
    }
  }
}

/// Drawing of text in a view's `draw(_:)`; has no effect elsewhere (UIKit).
extension NSAttributedString {
  /// Draws the text without wrapping.
  ///
  /// - Parameter point: The top left corner, in the view's coordinates.
  @MainActor
  public func draw(at point: CGPoint) { TextDrawing(self).draw(at: point.finite) }

  /// Draws the lines that fit a rectangle.
  ///
  /// - Parameter rect: The rectangle, in the view's coordinates.
  @MainActor
  public func draw(in rect: CGRect) { TextDrawing(self).draw(in: rect.finite) }
}

/// Drawing of text in a view's `draw(_:)`; has no effect elsewhere (UIKit).
extension NSString {
  /// Draws the text without wrapping.
  ///
  /// - Parameters:
  ///   - point: The top left corner, in the view's coordinates.
  ///   - attributes: The attributes of the text; black by default.
  @MainActor
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    String(describing: self).draw(at: point, withAttributes: attributes)
  }

  /// Draws the lines that fit a rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in the view's coordinates.
  ///   - attributes: The attributes of the text; black by default.
  @MainActor
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil)
  {
    String(describing: self).draw(in: rect, withAttributes: attributes)
  }
}

/// The same methods as for `NSString`, which Swift bridges to only on Apple's platforms.
extension String {
  /// Draws the text without wrapping.
  ///
  /// - Parameters:
  ///   - point: The top left corner, in the view's coordinates.
  ///   - attributes: The attributes of the text; black by default.
  @MainActor
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    NSAttributedString(string: self, attributes: attributes).draw(at: point)
  }

  /// Draws the lines that fit a rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in the view's coordinates.
  ///   - attributes: The attributes of the text; black by default.
  @MainActor
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil)
  {
    NSAttributedString(string: self, attributes: attributes).draw(in: rect)
  }
}
