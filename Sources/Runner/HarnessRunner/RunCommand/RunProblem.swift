/// A run that can't begin.
struct RunProblem: Error, CustomStringConvertible {
  var message: String
  var description: String { message }
}
