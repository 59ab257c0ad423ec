import Foundation
import SystemShims
import Testing

@Suite struct ExtendedAttributeTests {
  @Test(arguments: ["/no/such/file", "/proc/version"])
  func `has no size without the attribute`(path: String) {
    #expect(ExtendedAttribute.size("security.capability", of: path) == nil)
  }
}
