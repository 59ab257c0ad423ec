import Foundation
import FoundationAdditions
import Testing

// Only their addresses are used, so they are never read or written.
nonisolated(unsafe) private var first: UInt8 = 0
// The same applies to this key.
nonisolated(unsafe) private var second: UInt8 = 0

@Suite struct AssociatedObjectsTests {
  private final class Owner {}

  @Test func `values belong to an object and a key`() {
    let (one, other) = (Owner(), Owner())
    objc_setAssociatedObject(one, &first, "text", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    objc_setAssociatedObject(one, &second, 2, .OBJC_ASSOCIATION_COPY)
    #expect(objc_getAssociatedObject(one, &first) as? String == "text")
    #expect(objc_getAssociatedObject(one, &second) as? Int == 2)
    #expect(objc_getAssociatedObject(other, &first) == nil)
    objc_setAssociatedObject(one, &first, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(objc_getAssociatedObject(one, &first) == nil)
    objc_removeAssociatedObjects(one)
    #expect(objc_getAssociatedObject(one, &second) == nil)
  }

  @Test func `an assigned object isn't kept, a retained one is`() {
    let owner = Owner()
    weak var retained: Owner?
    do {
      let (one, other) = (Owner(), Owner())
      retained = other
      objc_setAssociatedObject(owner, &first, one, .OBJC_ASSOCIATION_ASSIGN)
      objc_setAssociatedObject(owner, &second, other, .OBJC_ASSOCIATION_RETAIN)
    }
    #expect(objc_getAssociatedObject(owner, &first) == nil)
    #expect(retained != nil && objc_getAssociatedObject(owner, &second) as? Owner === retained)
  }

  @Test func `values of deallocated objects are freed`() {
    weak var value: Owner?
    do {
      let kept = Owner()
      value = kept
      objc_setAssociatedObject(Owner(), &first, kept, .OBJC_ASSOCIATION_RETAIN)
    }
    let others = (0..<10_000).map { _ in Owner() }
    for other in others { objc_setAssociatedObject(other, &first, 1, .OBJC_ASSOCIATION_RETAIN) }
    #expect(value == nil)
    for other in others { objc_removeAssociatedObjects(other) }
  }
}
