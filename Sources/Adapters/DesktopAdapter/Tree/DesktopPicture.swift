import AutomationProtocol
import Foundation
import PNGCoding

/// Pictures of the display as files.
enum DesktopPicture {
  /// Returns a picture as a PNG file, or as an SVG file that contains the PNG.
  static func data(of bitmap: Bitmap, as format: CaptureCall.Format) -> Data {
    let png = Data(PNGEncoder.encode(bitmap))
    guard format == .svg else { return png }
    let (width, height) = (bitmap.width, bitmap.height)
    let image =
      "<image width=\"\(width)\" height=\"\(height)\" "
      + "href=\"data:image/png;base64,\(png.base64EncodedString())\"/>"
    return Data(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)">\(image)</svg>
      """.utf8)
  }
}
