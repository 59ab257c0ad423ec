import Foundation

extension XCTExpectedFailure {
  /// Which failures are expected, and what happens when none comes.
  open class Options: NSObject {
    /// Tells whether a failure is the expected one; at first, any is.
    open var issueMatcher: (XCTIssue) -> Bool = { _ in true }

    /// Whether a failure is expected at all.
    open var isEnabled = true

    /// Whether the test fails when the failure does not come.
    open var isStrict = true

    /// Options that accept it when the failure does not come.
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
