/// Why a step could not be carried out, beside what an app refuses.
///
/// `StepError+Message.swift` puts it into English.
enum StepError: Error, Equatable {
  /// The words for an element mean none.
  case element(String, ElementPhraseProblem)
  /// An expectation doesn't hold.
  case expectation(Expectation)
  /// No app has been launched, or none of that name.
  case noApp(String?, running: [String])
  /// A launch step whose app has no name.
  case nothingNamed
  /// An app other than those that may be launched.
  case appNotAllowed(String, allowed: [String])
  /// No folder of PATH has a program of that name.
  case noProgram(String, nearest: [String])
  /// No program of that name runs.
  case notRunning(String, nearest: [String])
  /// Several programs of that name run.
  case severalRunning(String, processes: [Int32])
  /// Environment variables are set for a program that runs already.
  case environmentOfRunning
  /// A variable has no value.
  case unsetVariable(String, nearest: [String])
  /// A variable of the environment is asked for where steps don't read the environment.
  case hiddenEnvironment(String)
  /// The step needs a table, or one with other columns.
  case table(String)
  /// A value is none of those that the step takes.
  case value(String, what: String, known: [String])
  /// A number isn't in the range that the step takes; the text is the number as the step has it.
  case range(String, what: String, ClosedRange<Int>)
  /// A scenario uses itself as a step.
  case recursion([String])
  /// A scenario is used within too many others.
  case nesting(String)
  /// A picture differs from the recorded one, or there was none.
  case snapshot(PictureProblem)
  /// What was found out about something else.
  case other(String)

  /// What was expected of an element, and what was there.
  struct Expectation: Equatable {
    /// The element in the words of the step.
    var subject: String
    /// What was expected: `to read “Success”`.
    var expected: String
    /// What was there instead.
    var actual: String
    /// The time waited, in seconds of app time.
    var waited: Double
    /// What could still change the app.
    var busy: [String] = []
  }
}
