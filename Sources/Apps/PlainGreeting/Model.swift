/// Where the greeting comes from.
protocol Model {
  var greeting: String { get }
}

/// The stand-in under test.
struct StubModel: Model {
  var greeting: String { "Hello from the stub" }
}

/// The real source.
struct NetworkModel: Model {
  var greeting: String { "Hello from the network" }
}
