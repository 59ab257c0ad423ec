import Foundation
import Testing

@testable import TerminalUIKit

@Suite struct InformationListTests {
  @Test func `Xcode's variables get the app's name and the values of its templates`() {
    let list = InformationList(content: [
      "CFBundleIdentifier": "com.example.$(PRODUCT_NAME)", "CFBundleVersion": "$(MY_VERSION)",
      "CFBundleShortVersionString": "3.1", "Key": "$(KEY)", "Numbers": [1, 2],
    ])
    let completed = list.completed(name: "Shop")
    #expect(completed["CFBundleIdentifier"] as? String == "com.example.Shop")
    #expect(completed["CFBundleVersion"] as? String == "1")
    #expect(completed["CFBundleShortVersionString"] as? String == "3.1")
    #expect(completed["CFBundleName"] as? String == "Shop")
    #expect(completed["Key"] as? String == "$(KEY)")
    #expect(completed["Numbers"] as? [Int] == [1, 2])
  }
}
