import AppRuntime
import Foundation

/// The app's random values, and the commands with which a test draws them.
@MainActor
enum Chance {
  /// Random numbers, identifiers and orders.
  struct Draw: Codable, Sendable {
    var number = Int.random(in: 0 ... .max)
    var identifier = UUID()
    var shuffled = Array(0..<20).shuffled()
    var set = Array(Set((0..<50).map { "element \($0)" }))
    var angle: Double = {
      var generator = AppRandomNumberGenerator(stream: "particles")
      let angle = Double.random(in: 0..<360, using: &generator)
      return angle
    }()
  }

  static func registerCommands(on clock: AppClock) {
    AppCommands.register("draw") { Draw() }
    AppCommands.register("order of work due at once") {
      var order: [Int] = []
      for number in 0..<10 { clock.schedule(after: 1, named: "work") { order.append(number) } }
      for number in 10..<13 {
        clock.schedule(after: 1, named: "work") {
          clock.schedule(after: 0, named: "its consequence") { order.append(number) }
        }
      }
      await withCheckedContinuation { continuation in
        clock.schedule(after: 2, named: "the end") { continuation.resume() }
      }
      return order
    }
  }
}
