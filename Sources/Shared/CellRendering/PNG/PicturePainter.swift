import Foundation
import PNGCoding

/// Paints a picture's true pixels.
struct PicturePainter {
  private let sampler: ImageSampler
  private let clips: [RoundedRect]
  private let scale: CGFloat
  /// The picture's pixels for each column and row of the bitmap.
  private let columns: [Range<Int>]
  private let rows: [Range<Int>]

  init(_ picture: PlacedPicture, scale: Int, bitmap: Bitmap) {
    let sampler = ImageSampler(
      image: picture.image, frame: picture.frame, source: picture.source, alpha: picture.alpha)
    let side = 1 / CGFloat(scale)
    self.sampler = sampler
    self.scale = CGFloat(scale)
    clips = picture.clips
    columns = (0..<bitmap.width).map { x in
      let left = CGFloat(x) * side
      let isInside = left + side / 2 >= picture.frame.minX && left + side / 2 < picture.frame.maxX
      return isInside ? sampler.columns(from: left, to: left + side) : 0..<0
    }
    rows = (0..<bitmap.height).map { y in
      let top = CGFloat(y) * side
      let isInside = top + side / 2 >= picture.frame.minY && top + side / 2 < picture.frame.maxY
      return isInside ? sampler.rows(from: top, to: top + side) : 0..<0
    }
  }

  /// Paints a rectangle of the bitmap.
  func paint(_ bitmap: inout Bitmap, left: Int, top: Int, width: Int, height: Int) {
    for y in top..<top + height where !rows[y].isEmpty {
      for x in left..<left + width where !columns[x].isEmpty {
        if !clips.isEmpty, !isVisible(x, y) { continue }
        let color = sampler.average(columns: columns[x], rows: rows[y])
        if color.alpha == 0 { continue }
        let index = y * bitmap.width + x
        bitmap.pixels[index] = Bitmap.pixel(color.over(Bitmap.color(bitmap.pixels[index])))
      }
    }
  }

  private func isVisible(_ x: Int, _ y: Int) -> Bool {
    let pointX = (CGFloat(x) + 0.5) / scale
    let pointY = (CGFloat(y) + 0.5) / scale
    for clip in clips where !clip.contains(pointX, pointY) { return false }
    return true
  }
}
