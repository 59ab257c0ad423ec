import AutomationProtocol
import Foundation

/// A function that answers questions from an app during a call, such as one about a computed stub.
///
/// Each question is answered on a new thread, within half of the `SessionLimits.answer` limit. The
/// function can't make calls to the app, because they would wait for the one in progress.
///
/// The function returns the answer as JSON, or throws an error that says why there isn't one.
public typealias QuestionAnswerer = @Sendable (_ question: AppQuestion) throws -> Data
