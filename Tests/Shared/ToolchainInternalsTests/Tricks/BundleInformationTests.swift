import Foundation
import Testing

@testable import ToolchainInternals

@Suite struct BundleInformationTests {
  @Test func `the toolchain is as expected, and the probe leaves nothing behind`() {
    #expect(BundleInformation.state.change == nil)
    #expect(Bundle.main.infoDictionary?["understudy.probe"] == nil)
  }

  @Test func `added values are returned and existing values kept`() {
    let key = "understudy.\(UUID().uuidString)"
    BundleInformation.add([key: "first", key + ".list": [1, 2]])
    BundleInformation.add([key: "second"])
    #expect(Bundle.main.object(forInfoDictionaryKey: key) as? String == "first")
    #expect((Bundle.main.infoDictionary?[key + ".list"] as? [Any])?.count == 2)
  }

  @Test func `a missing dictionary, or one that Foundation doesn't read, is refused`() {
    #expect(
      throws: ToolchainChange.wrongResult(of: "asking for the main bundle's information")
    ) {
      try BundleInformation.probe(dictionary: nil) { nil }
    }
    let other = NSMutableDictionary()
    let dictionary = OpaquePointer(Unmanaged.passUnretained(other).toOpaque())
    #expect(throws: ToolchainChange.wrongResult(of: "adding to the main bundle's information")) {
      try BundleInformation.probe(dictionary: dictionary) { ["another": 1] }
    }
    #expect(other.count == 0)
  }
}
