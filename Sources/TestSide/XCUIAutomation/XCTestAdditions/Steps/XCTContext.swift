import Foundation

/// The test that runs now, as far as it can be divided into named parts.
open class XCTContext: NSObject {
  /// Runs a block as a named part of the test.
  ///
  /// XCTest's log shows the name, and what is done within further to the right. Parts can hold
  /// parts. Unlike Apple's this is not bound to the main actor.
  ///
  /// - Parameters:
  ///   - name: What is being done.
  ///   - block: Does it; files can be attached to what it is given.
  /// - Returns: What the block returns.
  @discardableResult
  public class func runActivity<Result, Failure: Error>(
    named name: String, block: (any XCTActivity) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let activity = RunningActivity(name: name)
    return try StepLog.step(name, from: .activity) { () throws(Failure) in try block(activity) }
  }
}
