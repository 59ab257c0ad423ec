/// The classes in the process that declare a conformance, from the compiler's metadata in each
/// image.
///
/// The runtime can tell whether one class conforms but not which classes do; on Apple's platforms
/// `objc_getClassList` lists all classes. The metadata is `MetadataSections`, followed by
/// conformance and context descriptors (*Swift ABI, type metadata*). Swift's ABI isn't stable on
/// Linux.
package struct ConformingClasses {
  package static let state = ProbedTrick(.conformingClasses) { () throws(ToolchainChange) in
    try probe(MetadataLayout())
  }

  private let layout: MetadataLayout
  private let `protocol`: UnsafeRawPointer
  private var found: [AnyClass] = []
  /// The descriptors of the classes that declare the conformance.
  private var descriptors: Set<UnsafeRawPointer> = []
  /// The programs and libraries that have declared conformances.
  private var images: [UnsafeRawPointer] = []
  /// The unexpected layout in the metadata of any program or library.
  private var change: ToolchainChange?

  /// Returns the classes that conform to a protocol by declaration or by inheritance; none if the
  /// trick doesn't work.
  ///
  /// Subclasses are found in the programs and libraries that have declared conformances; generic
  /// classes are left out.
  ///
  /// - Parameter existential: The type `(any P).self` of a class-constrained protocol `P`.
  package static func all(of existential: Any.Type) -> [AnyClass] {
    guard state.isOn, var search = try? declared(existential, MetadataLayout()) else { return [] }
    search.addDerived()
    return search.found
  }

  /// Finds the classes that conform by declaration.
  private static func declared(
    _ existential: Any.Type, _ layout: MetadataLayout
  ) throws(ToolchainChange) -> ConformingClasses {
    var search = try ConformingClasses(existential, layout)
    // On other systems nothing is found, so the probe switches the trick off.
    #if os(Linux)
      withUnsafeMutablePointer(to: &search) { search in
        enumerateMetadataSections(
          { sections, context in
            context.assumingMemoryBound(to: ConformingClasses.self).pointee.look(in: sections)
            return true
          }, search)
      }
    #endif
    if let change = search.change { throw change }
    return search
  }

  /// Checks whether a search finds the known classes.
  static func probe(_ layout: MetadataLayout) throws(ToolchainChange) {
    var search = try declared((any Sample).self, layout)
    // Code is called for each class in the list of types, so it must be the right list.
    guard search.found.count == 1, search.listsFoundTypes else {
      throw .layout(of: "the list of a program's types")
    }
    search.addDerived()
    guard
      Set(search.found.map { ObjectIdentifier($0) })
        == [ObjectIdentifier(Declaring.self), ObjectIdentifier(Inheriting.self)]
    else { throw .wrongResult(of: "a search for conforming classes") }
  }

  private init(
    _ existential: Any.Type, _ layout: MetadataLayout
  ) throws(ToolchainChange) {
    self.layout = layout
    guard let descriptor = layout.protocolDescriptor(of: existential) else {
      throw .layout(of: "the metadata of a protocol")
    }
    `protocol` = descriptor
  }

  /// Reads the conformances of one program or library.
  private mutating func look(in sections: UnsafeRawPointer) {
    guard let list = layout.conformances(sections) else {
      change = .layout(of: "the list of a program's metadata")
      return
    }
    let before = found.count
    for place in list {
      guard let conformance = layout.target(place), let type = conformingType(conformance),
        let found = layout.makeClass(type)
      else { continue }
      self.found.append(found)
      descriptors.insert(type)
    }
    if found.count > before { images.append(sections) }
  }

  /// Whether the types of the programs and libraries include the classes that were found.
  private var listsFoundTypes: Bool {
    let listed = images.flatMap { layout.types($0) ?? [] }.compactMap { layout.target($0) }
    return descriptors.isSubset(of: listed)
  }

  /// Adds the classes that inherit the conformance.
  private mutating func addDerived() {
    var known = Set(found.map { ObjectIdentifier($0) })
    for sections in images {
      for reference in layout.types(sections) ?? [] {
        // The two lowest bits are the kind of the reference; a direct reference has 0.
        guard reference.loadUnaligned(as: Int32.self) & 3 == 0, let type = layout.target(reference),
          let derived = layout.makeClass(type),
          Self.line(of: derived).contains(where: { known.contains(ObjectIdentifier($0)) })
        else { continue }
        if known.insert(ObjectIdentifier(derived)).inserted { found.append(derived) }
      }
    }
  }

  /// Returns a class and its superclasses.
  package static func line(of type: AnyClass) -> [AnyClass] {
    var line = [type]
    while let next = _getSuperclass(line[line.count - 1]) { line.append(next) }
    return line
  }

  /// Returns the descriptor of the conforming type, or `nil` if the conformance is to another
  /// protocol.
  private func conformingType(_ conformance: UnsafeRawPointer) -> UnsafeRawPointer? {
    guard let place = layout.target(conformance, isIndirectIfOdd: true), place == `protocol` else {
      return nil
    }
    guard layout.isMapped(conformance + 12, 4) else { return nil }
    let kind = conformance.loadUnaligned(fromByteOffset: 12, as: UInt32.self) >> 3 & 7
    guard kind <= 1, let type = layout.target(conformance + 4) else { return nil }
    if kind == 0 { return type }
    return layout.isMapped(type) ? type.loadUnaligned(as: UnsafeRawPointer?.self) : nil
  }

  // The protocol that the probe searches for.
  private protocol Sample: AnyObject {}
  private class Declaring: Sample {}
  private final class Inheriting: Declaring {}
}

#if os(Linux)
  @_silgen_name("swift_enumerateAllMetadataSections")
  private func enumerateMetadataSections(
    _ body:
      @convention(c) (_ sections: UnsafeRawPointer, _ context: UnsafeMutableRawPointer) -> CBool,
    _ context: UnsafeMutableRawPointer)
#endif

extension ToolchainTrick {
  package static let conformingClasses = ToolchainTrick(
    name: "conforming-classes", basis: "the layout of the compiler's metadata of conformances",
    loss: "A view test doesn't find the app's delegate: set UIApplication.shared.delegate.")
}
