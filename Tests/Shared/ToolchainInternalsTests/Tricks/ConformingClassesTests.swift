import Testing

@testable import ToolchainInternals

private protocol Marked: AnyObject {}
private final class Plain: Marked {}
private class Extended {}
extension Extended: Marked {}
private final class Inheriting: Extended {}
private final class Generic<Content>: Marked { var content: Content? }
private enum Outer { final class Nested: Marked {} }
private final class Unmarked {}

@Suite struct ConformingClassesTests {
  @Test func `the toolchain is as expected`() {
    #expect(ConformingClasses.state.change == nil)
  }

  @Test func `classes that declare or inherit a conformance are found`() {
    let found = Set(ConformingClasses.all(of: (any Marked).self).map { ObjectIdentifier($0) })
    let expected: [AnyClass] = [
      Plain.self, Extended.self, Inheriting.self, Outer.Nested.self,
    ]
    #expect(found == Set(expected.map { ObjectIdentifier($0) }))
  }

  @Test func `a type that is not a single protocol has no classes`() {
    #expect(ConformingClasses.all(of: Int.self).isEmpty)
    #expect(
      ConformingClasses.all(of: (any Marked & Sendable & CustomStringConvertible).self).isEmpty)
  }

  static let layouts: [MetadataLayout] = [
    MetadataLayout(version: 4), MetadataLayout(version: 6), MetadataLayout(conformances: 0),
    MetadataLayout(conformances: 32), MetadataLayout(conformances: 40),
    MetadataLayout(conformances: 56), MetadataLayout(conformances: 64),
    MetadataLayout(conformances: 96), MetadataLayout(types: 56), MetadataLayout(types: 80),
    MetadataLayout(protocolDescriptor: 0), MetadataLayout(protocolDescriptor: 8),
    MetadataLayout(protocolDescriptor: 24),
  ]

  @Test(arguments: layouts)
  func `another layout is noticed and doesn't crash`(layout: MetadataLayout) {
    #expect(throws: ToolchainChange.self) { try ConformingClasses.probe(layout) }
  }
}
