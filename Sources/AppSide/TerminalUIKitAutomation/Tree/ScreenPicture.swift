import AutomationProtocol
import CellRendering
import Foundation
import TerminalUIKit

/// A picture of the screen or a part of it, in each format.
struct ScreenPicture {
  private let list: DisplayList

  /// Makes a picture from a display list.
  ///
  /// - Parameters:
  ///   - list: The display list of the screen.
  ///   - frame: The part to show, in points; `nil` shows everything.
  init(_ list: DisplayList, of frame: CGRect?) {
    self.list = frame.map { list.cropped(to: $0) } ?? list
  }

  /// The size of the picture, in points.
  var size: CGSize { list.size }

  /// Returns the picture's bytes.
  func data(_ format: CaptureCall.Format) -> Data {
    let buffer = CellBuffer(list)
    switch format {
    case .text: return Data(TextRenderer.plain(buffer).utf8)
    case .ansi: return Data(TextRenderer.ansi(buffer, depth: .trueColor).utf8)
    case .svg: return Data(SVGRenderer.svg(buffer).utf8)
    case .png: return Data(PNGRenderer.png(buffer))
    }
  }
}
