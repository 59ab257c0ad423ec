extension RecordCall {
  /// The activity of an app that isn't visible on its screen.
  public struct Activity: Codable, Sendable, Hashable {
    /// The work that keeps the app busy or is due next on its clock, a sentence each; empty if there is none.
    public var busy: [String]
    /// The requests that are new, or whose answers are new, since the app last answered the call.
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
    /// The answer, such as `500 from the stub GET /login`; `nil` while the request waits for it.
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
