import Foundation

/// The classes of the process that declare a conformance, found in what the compiler leaves in each
/// program and library for the runtime.
///
/// The runtime answers whether one class conforms, and never which do; on Apple's platforms
/// `objc_getClassList` lists all classes. The layout read here is part of Swift's stable ABI (*Swift ABI,
/// type metadata*): `MetadataSections`, then conformance and context descriptors.
struct ConformingClasses {
  private let `protocol`: UnsafeRawPointer
  private var found: [AnyClass] = []
  /// The programs and libraries, as the runtime knows them.
  private var images: [UnsafeRawPointer] = []

  /// The classes that conform to a protocol: those that declare it, and what is derived from them in the
  /// programs and libraries that have such; generic ones are left out.
  ///
  /// - Parameter existential: The type `(any P).self` of a protocol `P` for classes.
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
    // A word of kind, two numbers of four bytes, and the descriptors of the protocols.
    `protocol` = unsafeBitCast(existential, to: UnsafeRawPointer.self)
      .load(fromByteOffset: 16, as: UnsafeRawPointer.self)
  }

  /// Goes through the conformances of one program or library.
  private mutating func look(in sections: UnsafeRawPointer) {
    // Four words, then the start and the length of each section: protocols, conformances, types.
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
        // The two lowest bits say of what kind the reference is; those of types in place have none.
        let reference = start + place
        guard reference.load(as: Int32.self) & 3 == 0, let type = target(reference),
          let derived = makeClass(type),
          Self.line(of: derived).contains(where: { known.contains(ObjectIdentifier($0)) })
        else { continue }
        if known.insert(ObjectIdentifier(derived)).inserted { found.append(derived) }
      }
    }
  }

  /// A class and those that it is derived from.
  static func line(of type: AnyClass) -> [AnyClass] {
    var line = [type]
    while let next = _getSuperclass(line[line.count - 1]) { line.append(next) }
    return line
  }

  /// The descriptor of the type of a conformance to the protocol; nil for another protocol's.
  private func conformingType(_ conformance: UnsafeRawPointer) -> UnsafeRawPointer? {
    guard let place = target(conformance, isIndirectIfOdd: true), place == `protocol` else {
      return nil
    }
    let kind = conformance.load(fromByteOffset: 12, as: UInt32.self) >> 3 & 7
    guard kind <= 1, let type = target(conformance + 4) else { return nil }
    return kind == 0 ? type : type.load(as: UnsafeRawPointer.self)
  }

  /// The class that a descriptor describes; nil for another kind of type and for a generic one.
  private func makeClass(_ descriptor: UnsafeRawPointer) -> AnyClass? {
    let flags = descriptor.load(as: UInt32.self)
    let (isClass, isGeneric) = (flags & 0x1f == 16, flags & 0x80 != 0)
    guard isClass, !isGeneric, let accessor = target(descriptor + 12) else { return nil }
    typealias Accessor = @convention(thin) (_ request: Int) -> (type: Any.Type, state: Int)
    return unsafeBitCast(accessor, to: Accessor.self)(0).type as? AnyClass
  }

  /// What a relative reference refers to; nil for none.
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
