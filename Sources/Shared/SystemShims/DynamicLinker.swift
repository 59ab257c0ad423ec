/// Queries of the dynamic linker, whose `dladdr` and `dl_iterate_phdr` Swift doesn't import on Linux.
package enum DynamicLinker {
  /// The program or library that contains an address, and the nearest symbol before the address.
  package struct Location: Hashable, Sendable {
    /// The address at which the program or library begins.
    package var image: UInt
    /// The address of the nearest symbol before; 0 if there is none.
    package var symbol: UInt
    /// The path of the file, as it was given to the dynamic linker.
    package var file: String
    /// The name of that symbol, if the file exports it.
    package var symbolName: String?
  }

  /// Returns the location of an address, or `nil` for the heap and stacks.
  package static func location(of address: UInt) -> Location? {
    // `Dl_info`: the file's name and address, then the symbol's name and address.
    withUnsafeTemporaryAllocation(of: UInt.self, capacity: 4) { information in
      guard dladdr(UnsafeRawPointer(bitPattern: address), information.baseAddress) != 0 else {
        return nil
      }
      let file = UnsafePointer<CChar>(bitPattern: information[0])
      let name = UnsafePointer<CChar>(bitPattern: information[2])
      return Location(
        image: information[1], symbol: information[3], file: file.map { String(cString: $0) } ?? "",
        symbolName: name.map { String(cString: $0) })
    }
  }

  /// The readable address ranges of the programs and libraries in the process, in order; empty on systems
  /// without ELF files.
  package static var readableSegments: [Range<UInt>] {
    #if os(Linux)
      var segments: [Range<UInt>] = []
      withUnsafeMutablePointer(to: &segments) { segments in
        _ = iterateImages(
          { image, _, segments in
            // `dl_phdr_info`: the image's address, its name, its program headers and their number.
            let base = image.load(as: UInt.self)
            let headers = image.load(fromByteOffset: 16, as: UnsafeRawPointer?.self)
            let count = image.load(fromByteOffset: 24, as: UInt16.self)
            for index in 0..<Int(count) {
              guard let header = headers.map({ $0 + index * programHeaderSize }) else { break }
              let (kind, flags) = (
                header.load(as: UInt32.self), header.load(fromByteOffset: 4, as: UInt32.self)
              )
              guard kind == loadedSegment, flags & readableFlag != 0 else { continue }
              let start = base &+ header.load(fromByteOffset: 16, as: UInt.self)
              let size = header.load(fromByteOffset: 40, as: UInt.self)
              segments.assumingMemoryBound(to: [Range<UInt>].self).pointee.append(
                start..<start &+ size)
            }
            return 0
          }, segments)
      }
      return segments.sorted { $0.lowerBound < $1.lowerBound }
    #else
      return []
    #endif
  }
}

#if os(Linux)
  // A program header of a 64-bit program (System V ABI, chapter 5).
  private let programHeaderSize = 56
  private let loadedSegment: UInt32 = 1
  private let readableFlag: UInt32 = 4

  @_silgen_name("dl_iterate_phdr")
  private func iterateImages(
    _ body:
      @convention(c) (
        _ image: UnsafeRawPointer, _ size: Int, _ context: UnsafeMutableRawPointer
      ) -> Int32,
    _ context: UnsafeMutableRawPointer
  ) -> Int32
#endif

@_silgen_name("dladdr")
private func dladdr(
  _ address: UnsafeRawPointer?, _ information: UnsafeMutableRawPointer?
) -> Int32
