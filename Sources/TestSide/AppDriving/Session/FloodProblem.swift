/// An answer is discarded because the app exceeded the output limit before it and is being killed.
struct FloodProblem: Error {
  var flood: OutputFlood
}
