extension RecordCall {
  /// What an app does besides what is seen.
  public struct Activity: Codable, Sendable, Hashable {
    /// What keeps the app busy or is due next on its clock, a sentence each; empty if nothing does.
    public var busy: [String]
    /// The requests that are new since the app last answered the call, and those whose answers are.
    public var requests: [Request]

    /// Makes an activity.
    public init(busy: [String] = [], requests: [Request] = []) {
      self.busy = busy
      self.requests = requests
    }
  }

  /// A request of the app over the network.
  public struct Request: Codable, Sendable, Hashable {
    /// The position among all requests of the launch, from 1.
    public var number: Int
    /// The method and the URL, without the values of secret fields.
    public var title: String
    /// What it got, such as `500 from the stub GET /login`; `nil` as long as it waits for its answer.
    public var answer: String?
    /// The moment of the request, in seconds of app time.
    public var time: Double

    /// Makes a request.
    public init(number: Int, title: String, answer: String?, time: Double) {
      self.number = number
      self.title = title
      self.answer = answer
      self.time = time
    }
  }
}
