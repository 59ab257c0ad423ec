import Foundation

extension DisplayList {
  /// Returns the part of the picture inside a rectangle, widened to whole cells.
  package func cropped(to rect: CGRect) -> DisplayList {
    let width = CellMetrics.width
    let height = CellMetrics.height
    let minX = (rect.minX / width).rounded(.down) * width
    let minY = (rect.minY / height).rounded(.down) * height
    let maxX = (rect.maxX / width).rounded(.up) * width
    let maxY = (rect.maxY / height).rounded(.up) * height
    var result = DisplayList(size: CGSize(width: maxX - minX, height: maxY - minY))
    for command in commands { result.append(command.moved(byX: -minX, y: -minY)) }
    return result
  }
}

extension DrawCommand {
  /// Returns the command at a shifted position.
  fileprivate func moved(byX x: CGFloat, y: CGFloat) -> DrawCommand {
    switch self {
    case .fill(let rect, let color, let cornerRadius):
      .fill(rect.offsetBy(dx: x, dy: y), color, cornerRadius: cornerRadius)
    case .stroke(let rect, let color, let width, let cornerRadius):
      .stroke(rect.offsetBy(dx: x, dy: y), color, width: width, cornerRadius: cornerRadius)
    case .text(let text, let point, let style):
      .text(text, at: CGPoint(x: point.x + x, y: point.y + y), style)
    case .image(let image, let rect, let source, let alpha):
      .image(image, in: rect.offsetBy(dx: x, dy: y), source: source, alpha: alpha)
    case .pushClip(let rect, let cornerRadius):
      .pushClip(rect.offsetBy(dx: x, dy: y), cornerRadius: cornerRadius)
    case .popClip: .popClip
    case .caret(let point): .caret(at: CGPoint(x: point.x + x, y: point.y + y))
    }
  }
}
