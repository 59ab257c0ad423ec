/// The source of the greeting.
protocol Model {
  var greeting: String { get }
}

/// The stub under test.
struct StubModel: Model {
  var greeting: String { "Hello from the stub" }
}

/// The real source.
struct NetworkModel: Model {
  var greeting: String { "Hello from the network" }
}
