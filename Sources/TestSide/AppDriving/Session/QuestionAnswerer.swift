import AutomationProtocol
import Foundation

/// A function that answers the questions of an app while a call waits, such as what a stub computes.
///
/// It is called on a thread of its own and may take half of `SessionLimits.answer`. It can't make calls
/// to the app, which would wait for the one in progress.
///
/// It returns the JSON of the answer, and throws an error to say why there isn't one.
public typealias QuestionAnswerer = @Sendable (_ question: AppQuestion) throws -> Data
