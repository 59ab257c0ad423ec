/// The error of a run that can't begin.
struct RunProblem: Error, CustomStringConvertible {
  var message: String
  var description: String { message }
}
