/// The reason why the answer of an app that is being killed does not count: it wrote too much before.
struct FloodProblem: Error {
  var flood: OutputFlood
}
