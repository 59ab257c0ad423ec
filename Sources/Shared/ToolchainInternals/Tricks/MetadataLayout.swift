import SystemShims

/// The layout of the compiler's metadata that `ConformingClasses` reads.
///
/// Only addresses in a program or library are read, and no address is assumed to be aligned, so another
/// layout gives no result instead of a crash.
struct MetadataLayout {
  /// The version of `MetadataSections`, its first word.
  var version = 5
  /// The offset of the section of conformances in `MetadataSections`: its start, then its length.
  ///
  /// Four words precede the sections: protocols, conformances, types.
  var conformances = 48
  /// The offset of the section of types.
  var types = 64
  /// The offset of the first protocol's descriptor in the metadata of an existential type.
  ///
  /// The metadata is a word with the kind, two four-byte numbers, and the protocols' descriptors.
  var protocolDescriptor = 16
  /// The readable segments of the programs and libraries in the process.
  var segments = DynamicLinker.readableSegments

  /// Returns the descriptor of the protocol of `(any P).self`, or `nil` for other types.
  func protocolDescriptor(of existential: Any.Type) -> UnsafeRawPointer? {
    let metadata = unsafeBitCast(existential, to: UnsafeRawPointer.self)
    let (kind, protocolCount) = (0x303, 1)
    guard metadata.loadUnaligned(as: Int.self) == kind,
      metadata.loadUnaligned(fromByteOffset: 12, as: UInt32.self) == protocolCount
    else { return nil }
    let descriptor = metadata.loadUnaligned(
      fromByteOffset: protocolDescriptor, as: UnsafeRawPointer?.self)
    return descriptor.flatMap { isMapped($0) ? $0 : nil }
  }

  /// Returns the references in the section of conformances, or `nil` if there is no such section.
  func conformances(_ sections: UnsafeRawPointer) -> [UnsafeRawPointer]? {
    references(sections, at: conformances)
  }

  /// Returns the references in the section of types, or `nil` if there is no such section.
  func types(_ sections: UnsafeRawPointer) -> [UnsafeRawPointer]? {
    references(sections, at: types)
  }

  private func references(_ sections: UnsafeRawPointer, at offset: Int) -> [UnsafeRawPointer]? {
    guard isMapped(sections), isMapped(sections + offset + 8),
      sections.loadUnaligned(as: Int.self) == version
    else { return nil }
    let start = sections.loadUnaligned(fromByteOffset: offset, as: UnsafeRawPointer?.self)
    let length = sections.loadUnaligned(fromByteOffset: offset + 8, as: Int.self)
    guard let start, length > 0 else { return length == 0 ? [] : nil }
    guard length < Self.sectionSizeLimit, length % 4 == 0, isMapped(start, 4),
      isMapped(start + length - 4, 4)
    else { return nil }
    return stride(from: 0, to: length, by: 4).map { start + $0 }
  }

  /// Returns the class of a descriptor, or `nil` for other kinds of type and for generic classes.
  func makeClass(_ descriptor: UnsafeRawPointer) -> AnyClass? {
    guard isMapped(descriptor, 4) else { return nil }
    let flags = descriptor.loadUnaligned(as: UInt32.self)
    let (isClass, isGeneric) = (flags & 0x1f == 16, flags & 0x80 != 0)
    guard isClass, !isGeneric, let accessor = target(descriptor + 12) else { return nil }
    typealias Accessor = @convention(thin) (_ request: Int) -> (type: Any.Type, state: Int)
    return unsafeBitCast(accessor, to: Accessor.self)(0).type as? AnyClass
  }

  /// Returns the target of a relative reference, or `nil` if it is null or unreadable.
  func target(
    _ reference: UnsafeRawPointer, isIndirectIfOdd: Bool = false
  ) -> UnsafeRawPointer? {
    guard isMapped(reference, 4) else { return nil }
    let offset = Int(reference.loadUnaligned(as: Int32.self))
    guard offset != 0 else { return nil }
    guard isIndirectIfOdd, offset & 1 == 1 else { return mapped(reference + offset) }
    let place = reference + (offset & ~1)
    return isMapped(place) ? place.loadUnaligned(as: UnsafeRawPointer?.self) : nil
  }

  private func mapped(_ address: UnsafeRawPointer) -> UnsafeRawPointer? {
    isMapped(address, 4) ? address : nil
  }

  /// Returns whether some bytes, a word by default, can be read at an address.
  func isMapped(_ address: UnsafeRawPointer, _ byteCount: UInt = 8) -> Bool {
    let first = UInt(bitPattern: address)
    // The number of segments that begin at the address or before it.
    var (low, high) = (0, segments.count)
    while low < high {
      let middle = (low + high) / 2
      if segments[middle].lowerBound <= first { low = middle + 1 } else { high = middle }
    }
    return low > 0 && segments[low - 1].upperBound >= first &+ byteCount
  }

  // Real sections have a few thousand references.
  private static let sectionSizeLimit = 1 << 26
}
