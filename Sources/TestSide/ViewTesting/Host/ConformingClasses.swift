import Foundation

/// The classes in the process that declare a conformance, from the compiler's metadata in each
/// image.
///
/// The runtime can tell whether one class conforms but not which classes do; on Apple's platforms
/// `objc_getClassList` lists all classes. The metadata is `MetadataSections`, followed by
/// conformance and context descriptors (*Swift ABI, type metadata*). Swift's ABI isn't stable on
/// Linux, so a new toolchain may change this layout.
struct ConformingClasses {
  private let `protocol`: UnsafeRawPointer
  private var found: [AnyClass] = []
  /// The programs and libraries that are known to the runtime.
  private var images: [UnsafeRawPointer] = []

  /// Returns the classes that conform to a protocol by declaration or by inheritance.
  ///
  /// Subclasses are found in the programs and libraries that have declared conformances; generic
  /// classes are left out.
  ///
  /// - Parameter existential: The type `(any P).self` of a class-constrained protocol `P`.
  static func all(of existential: Any.Type) -> [AnyClass] {
    var search = ConformingClasses(existential)
    withUnsafeMutablePointer(to: &search) { search in
      enumerateMetadataSections(
        { sections, context in
          context.assumingMemoryBound(to: ConformingClasses.self).pointee.look(in: sections)
          return true
        }, search)
    }
    search.addDerived()
    return search.found
  }

  private init(_ existential: Any.Type) {
    // The metadata is a word with the kind, two four-byte numbers, and the protocols' descriptors.
    `protocol` = unsafeBitCast(existential, to: UnsafeRawPointer.self)
      .load(fromByteOffset: 16, as: UnsafeRawPointer.self)
  }

  /// Reads the conformances of one program or library.
  private mutating func look(in sections: UnsafeRawPointer) {
    // Four words precede the start and the length of each section: protocols, conformances, types.
    let start = sections.load(fromByteOffset: 48, as: UnsafeRawPointer?.self)
    let length = sections.load(fromByteOffset: 56, as: Int.self)
    guard let start else { return }
    let before = found.count
    for place in stride(from: 0, to: length, by: 4) {
      guard let conformance = target(start + place), let type = conformingType(conformance),
        let found = makeClass(type)
      else { continue }
      self.found.append(found)
    }
    if found.count > before { images.append(sections) }
  }

  /// Adds the classes that inherit the conformance.
  private mutating func addDerived() {
    var known = Set(found.map { ObjectIdentifier($0) })
    for sections in images {
      let start = sections.load(fromByteOffset: 64, as: UnsafeRawPointer?.self)
      let length = sections.load(fromByteOffset: 72, as: Int.self)
      guard let start else { continue }
      for place in stride(from: 0, to: length, by: 4) {
        // The two lowest bits are the kind of the reference; a direct reference has 0.
        let reference = start + place
        guard reference.load(as: Int32.self) & 3 == 0, let type = target(reference),
          let derived = makeClass(type),
          Self.line(of: derived).contains(where: { known.contains(ObjectIdentifier($0)) })
        else { continue }
        if known.insert(ObjectIdentifier(derived)).inserted { found.append(derived) }
      }
    }
  }

  /// Returns a class and its superclasses.
  static func line(of type: AnyClass) -> [AnyClass] {
    var line = [type]
    while let next = _getSuperclass(line[line.count - 1]) { line.append(next) }
    return line
  }

  /// Returns the descriptor of the conforming type, or `nil` if the conformance is to another
  /// protocol.
  private func conformingType(_ conformance: UnsafeRawPointer) -> UnsafeRawPointer? {
    guard let place = target(conformance, isIndirectIfOdd: true), place == `protocol` else {
      return nil
    }
    let kind = conformance.load(fromByteOffset: 12, as: UInt32.self) >> 3 & 7
    guard kind <= 1, let type = target(conformance + 4) else { return nil }
    return kind == 0 ? type : type.load(as: UnsafeRawPointer.self)
  }

  /// Returns the class of a descriptor, or `nil` for other kinds of type and for generic classes.
  private func makeClass(_ descriptor: UnsafeRawPointer) -> AnyClass? {
    let flags = descriptor.load(as: UInt32.self)
    let (isClass, isGeneric) = (flags & 0x1f == 16, flags & 0x80 != 0)
    guard isClass, !isGeneric, let accessor = target(descriptor + 12) else { return nil }
    typealias Accessor = @convention(thin) (_ request: Int) -> (type: Any.Type, state: Int)
    return unsafeBitCast(accessor, to: Accessor.self)(0).type as? AnyClass
  }

  /// Returns the target of a relative reference, or `nil` if it is null.
  private func target(
    _ reference: UnsafeRawPointer, isIndirectIfOdd: Bool = false
  ) -> UnsafeRawPointer? {
    let offset = Int(reference.load(as: Int32.self))
    guard offset != 0 else { return nil }
    guard isIndirectIfOdd, offset & 1 == 1 else { return reference + offset }
    return (reference + (offset & ~1)).load(as: UnsafeRawPointer.self)
  }
}

@_silgen_name("swift_enumerateAllMetadataSections")
private func enumerateMetadataSections(
  _ body:
    @convention(c) (_ sections: UnsafeRawPointer, _ context: UnsafeMutableRawPointer) -> CBool,
  _ context: UnsafeMutableRawPointer)
