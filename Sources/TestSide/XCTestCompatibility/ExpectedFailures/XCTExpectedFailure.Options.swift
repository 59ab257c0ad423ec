import Foundation

extension XCTExpectedFailure {
  /// The failures to expect, and the consequence if none occurs.
  open class Options: NSObject {
    /// A closure that returns whether a failure is an expected one; by default, any failure is.
    open var issueMatcher: (XCTIssue) -> Bool = { _ in true }

    /// Whether failures are expected.
    open var isEnabled = true

    /// Whether the test fails if no failure occurs.
    open var isStrict = true

    /// Returns options for a failure that need not occur.
    open class func nonStrict() -> Options {
      let options = Options()
      options.isStrict = false
      return options
    }

    convenience init(enabled: Bool?, strict: Bool?, issueMatcher: ((XCTIssue) -> Bool)?) {
      self.init()
      isEnabled = enabled ?? isEnabled
      isStrict = strict ?? isStrict
      self.issueMatcher = issueMatcher ?? self.issueMatcher
    }
  }
}
