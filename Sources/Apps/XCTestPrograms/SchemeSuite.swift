import XCTest
import XCUIAutomation

/// A test that reads its credentials from user defaults, where Xcode's schemes put them.
final class SchemeSuite: XCTestCase {
  private var credentials: (user: String, password: String)?

  override func setUp() {
    super.setUp()
    let defaults = UserDefaults.standard
    if let user = defaults.string(forKey: "test.user"),
      let password = defaults.string(forKey: "test.password")
    {
      credentials = (user, password)
    }
  }

  func testCredentials() throws {
    let credentials = try XCTUnwrap(credentials, "no credentials")
    print("Credentials: \(credentials.user) \(credentials.password)")
  }

  static var allTests: [(String, (SchemeSuite) -> () throws -> Void)] {
    [("testCredentials", testCredentials)]
  }
}
