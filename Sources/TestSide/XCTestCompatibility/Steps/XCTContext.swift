import Foundation

/// The context of the running test, which can be divided into named parts.
open class XCTContext: NSObject {
  /// Runs a block as a named part of the test.
  ///
  /// XCTest's log shows the name and indents the steps of the block. Parts can be nested. Unlike Apple's
  /// method, it isn't bound to the main actor.
  ///
  /// - Parameters:
  ///   - name: The name of the part.
  ///   - block: The block to run; files can be attached to the activity that it receives.
  /// - Returns: The value that the block returns.
  @discardableResult
  public class func runActivity<Result, Failure: Error>(
    named name: String, block: (any XCTActivity) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let activity = RunningActivity(name: name)
    return try StepLog.step(name, from: .activity) { () throws(Failure) in try block(activity) }
  }
}
