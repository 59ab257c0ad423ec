/// Runs a block; on Linux, where nothing is autoreleased, that is all.
///
/// - Parameter body: What to run.
/// - Returns: What it returns.
@discardableResult
public func autoreleasepool<Result, Failure: Error>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try body()
}
