/// A reason why a step couldn't be carried out, besides an app's refusal.
///
/// `StepError+Message.swift` has the messages.
enum StepError: Error, Equatable {
  /// A phrase doesn't describe an element.
  case element(String, ElementPhraseProblem)
  /// An expectation doesn't hold.
  case expectation(Expectation)
  /// No app, or no app with that name, has been launched.
  case noApp(String?, running: [String])
  /// A launch step has an empty name.
  case nothingNamed
  /// The app may not be launched.
  case appNotAllowed(String, allowed: [String])
  /// No folder of PATH has a program with that name.
  case noProgram(String, nearest: [String])
  /// No program with that name is running.
  case notRunning(String, nearest: [String])
  /// Several programs with that name are running.
  case severalRunning(String, processes: [Int32])
  /// Environment variables are set for a program that is already running.
  case environmentOfRunning
  /// A variable has no value.
  case unsetVariable(String, nearest: [String])
  /// A step uses an environment variable where steps may not read the environment.
  case hiddenEnvironment(String)
  /// The step's table or doc string is missing, unexpected or has the wrong columns.
  case table(String)
  /// The step doesn't accept a value.
  case value(String, what: String, known: [String])
  /// A number isn't in the range that the step accepts; the text is the number as the step has it.
  case range(String, what: String, ClosedRange<Int>)
  /// A scenario uses itself as a step.
  case recursion([String])
  /// A scenario is used within too many others.
  case nesting(String)
  /// A picture differs from the recorded one, or was missing.
  case snapshot(PictureProblem)
  /// Any other error, as a message.
  case other(String)

  /// The expected and actual state of an element.
  struct Expectation: Equatable {
    /// The element in the words of the step.
    var subject: String
    /// The expected state: `to read “Success”`.
    var expected: String
    /// The actual state.
    var actual: String
    /// The time waited, in seconds of app time.
    var waited: Double
    /// The activity that could still change the app.
    var busy: [String] = []
  }
}
