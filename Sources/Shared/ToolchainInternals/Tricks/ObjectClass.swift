/// The class of an object, changed while the object is in use.
///
/// On Linux, XCTest makes the run of a test before it notifies any observer, and offers no way to inspect a
/// failure before it is recorded. A suite may override `testRunClass`, as `XCUITestCase` does; plain suites
/// don't.
package enum ObjectClass {
  package static let state = ProbedTrick(.objectClass) { () throws(ToolchainChange) in
    try probe(Sample.self, Replacement.self)
  }

  /// Changes the class of an object, if the trick works.
  ///
  /// - Parameters:
  ///   - object: An object whose class is the superclass of the new one.
  ///   - type: A class that adds no stored properties to its superclass.
  package static func replace(of object: AnyObject, by type: AnyClass) {
    if state.isOn { overwrite(of: object, by: type) }
  }

  /// Checks whether the first word of an object is its class, and nothing else depends on it.
  ///
  /// - Parameters:
  ///   - type: The class of the sample.
  ///   - replacement: A subclass of it.
  static func probe(
    _ type: Sample.Type, _ replacement: Sample.Type
  ) throws(ToolchainChange) {
    // Hides from the optimiser which class the object has.
    let objects: [AnyObject] = [type.init()]
    guard classWord(of: objects[0]) == UInt(bitPattern: ObjectIdentifier(type)) else {
      throw .layout(of: "an object")
    }
    overwrite(of: objects[0], by: replacement)
    guard ObjectIdentifier(Swift.type(of: objects[0])) == ObjectIdentifier(replacement),
      let speaker = objects[0] as? any Answering, speaker.answer() == Replacement.answer
    else { throw .wrongResult(of: "changing the class of an object") }
  }

  // The compiler may assume that an object keeps its class, so both accesses must hide from it that the
  // memory is an object.

  @inline(never)
  private static func classWord(of object: AnyObject) -> UInt {
    unsafeBitCast(object, to: UnsafePointer<UInt>.self).pointee
  }

  @inline(never)
  private static func overwrite(of object: AnyObject, by type: AnyClass) {
    unsafeBitCast(object, to: UnsafeMutablePointer<UInt>.self).pointee =
      UInt(bitPattern: ObjectIdentifier(type))
  }

  /// The method that the probe calls.
  protocol Answering: AnyObject {
    func answer() -> Int
  }

  /// The class of the probe's object.
  class Sample: Answering {
    private let own = 1

    required init() {}

    func answer() -> Int { own }
  }

  /// The class that the probe gives the object.
  final class Replacement: Sample {
    static let answer = 2

    override func answer() -> Int { super.answer() + 1 }
  }
}

extension ToolchainTrick {
  package static let objectClass = ToolchainTrick(
    name: "object-class", basis: "the first word of an object is its class",
    loss: "Suites of XCTestCase have no XCTExpectFailure, no time allowances and no lines for "
      + "thrown errors; suites of XCUITestCase have them.")
}
