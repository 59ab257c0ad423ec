/// Converts the samples of a PNG's rows to red, green, blue and alpha.
struct PNGPixelConverter {
  let header: PNGHeader
  let palette: [UInt8]
  let transparency: [UInt8]
  /// The pixel for each sample value; `nil` if a pixel has several samples, or samples have too
  /// many values.
  private let pixelOfSample: [UInt32]?

  init(header: PNGHeader, palette: [UInt8], transparency: [UInt8]) {
    self.header = header
    self.palette = palette
    self.transparency = transparency
    guard header.depth <= 8, header.colorType == .palette || header.colorType == .gray else {
      pixelOfSample = nil
      return
    }
    let gray = transparency.count == 2 ? Int(transparency[0]) << 8 | Int(transparency[1]) : nil
    pixelOfSample = (0..<(1 << header.depth)).map { sample in
      let bytes: [UInt8]
      if header.colorType == .palette {
        bytes = Self.entry(sample, palette, transparency)
      } else {
        let level = UInt8(sample * 255 / ((1 << header.depth) - 1))
        bytes = [level, level, level, sample == gray ? 0 : 255]
      }
      return UInt32(littleEndian: bytes.reversed().reduce(0) { $0 << 8 | UInt32($1) })
    }
  }

  func append(_ row: ArraySlice<UInt8>, to pixels: inout [UInt8]) {
    if header.depth == 8, header.colorType == .color, transparency.isEmpty {
      return appendOpaqueBytes(row, to: &pixels)
    }
    if let pixelOfSample { return append(row, pixelOfSample, to: &pixels) }
    for column in 0..<header.width {
      let place = column * header.channels
      switch header.colorType {
      case .gray:
        let gray = sample(row, place)
        let alpha: UInt8 = [gray] == keyColor(1) ? 0 : 255
        let level = level(gray)
        pixels += [level, level, level, alpha]
      case .palette:
        pixels += Self.entry(sample(row, place), palette, transparency)
      case .grayAlpha:
        let level = level(sample(row, place))
        pixels += [level, level, level, self.level(sample(row, place + 1))]
      case .color:
        let samples = (0..<3).map { sample(row, place + $0) }
        pixels += samples.map(level) + [samples == keyColor(3) ? 0 : 255]
      case .colorAlpha:
        for channel in 0..<4 { pixels.append(level(sample(row, place + channel))) }
      }
    }
  }

  /// Appends opaque three-byte pixels unchanged, as in photographs.
  private func appendOpaqueBytes(_ row: ArraySlice<UInt8>, to pixels: inout [UInt8]) {
    let width = min(header.width, row.count / 3)
    pixels += [UInt8](unsafeUninitializedCapacity: width * 4) { target, count in
      row.withUnsafeBufferPointer { source in
        guard var from = source.baseAddress, var into = target.baseAddress else { return }
        // Pointers are fast even in the debug builds in which tests run.
        while count < width * 4 {
          into[0] = from[0]
          into[1] = from[1]
          into[2] = from[2]
          into[3] = 255
          (from, into, count) = (from + 3, into + 4, count + 4)
        }
      }
    }
  }

  /// Appends pixels of one sample with up to eight bits, as in screens and icons, by table lookup.
  private func append(_ row: ArraySlice<UInt8>, _ table: [UInt32], to pixels: inout [UInt8]) {
    let (width, depth) = (header.width, header.depth)
    pixels += [UInt8](unsafeUninitializedCapacity: width * 4) { target, count in
      row.withUnsafeBufferPointer { source in
        table.withUnsafeBufferPointer { table in
          target.withMemoryRebound(to: UInt32.self) { target in
            guard let from = source.baseAddress, let table = table.baseAddress,
              let into = target.baseAddress
            else { return }
            let mask = (1 << depth) - 1
            var (column, bit) = (0, 0)
            while column < width {
              let shift = 8 &- depth &- (bit & 7)
              into[column] = table[(Int(from[bit &>> 3]) &>> shift) & mask]
              column &+= 1
              bit &+= depth
            }
            count = width * 4
          }
        }
      }
    }
  }

  private func sample(_ row: ArraySlice<UInt8>, _ index: Int) -> Int {
    let start = row.startIndex
    switch header.depth {
    case 8: return Int(row[start + index])
    case 16: return Int(row[start + 2 * index]) << 8 | Int(row[start + 2 * index + 1])
    default:
      let bit = index * header.depth
      let byte = Int(row[start + bit / 8])
      return byte >> (8 - header.depth - bit % 8) & ((1 << header.depth) - 1)
    }
  }

  private func level(_ sample: Int) -> UInt8 {
    header.depth == 16 ? UInt8(sample >> 8) : UInt8(sample * 255 / ((1 << header.depth) - 1))
  }

  /// Returns a palette entry; one past the end is black, as in other decoders.
  private static func entry(
    _ index: Int, _ palette: [UInt8], _ transparency: [UInt8]
  ) -> [UInt8] {
    let alpha = index < transparency.count ? transparency[index] : 255
    let start = index * 3
    guard start + 3 <= palette.count else { return [0, 0, 0, alpha] }
    return Array(palette[start..<(start + 3)]) + [alpha]
  }

  /// Returns the samples of the colour that stands for transparency.
  private func keyColor(_ channels: Int) -> [Int]? {
    guard transparency.count == 2 * channels else { return nil }
    return (0..<channels).map {
      Int(transparency[2 * $0]) << 8 | Int(transparency[2 * $0 + 1])
    }
  }
}
