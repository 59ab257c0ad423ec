/// Runs a block and nothing more, because nothing is autoreleased on Linux.
///
/// - Parameter body: The block to run.
/// - Returns: The value that the block returns.
@discardableResult
public func autoreleasepool<Result, Failure: Error>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try body()
}
