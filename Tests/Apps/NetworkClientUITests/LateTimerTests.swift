import AppDriving
import NetworkClient
import Testing

@Test func `a wait ends with a timer that a thread sets as the app comes to rest`() throws {
  let app = try Client.launch()
  for seconds in [5.0, 50, 500] {
    let seen = try app.call(TimerCall(seconds: seconds), timeout: 600)
    #expect(seen.elapsed >= seconds)
    #expect(seen.elapsed < seconds + 1)
  }
}
