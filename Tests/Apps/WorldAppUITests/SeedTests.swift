import Foundation
import Testing
import XCUIAutomation

private struct Draw: Codable, Hashable {
  var number: Int
  var identifier: UUID
  var shuffled: [Int]
  var set: [String]
  var angle: Double
}

private func draw(_ arguments: [String]) throws -> Draw { try World.launch(arguments).call("draw") }

@Test
func `the same seed leads to the same numbers, identifiers and orders`() throws {
  let seven = try draw(["-ui-testing.seed", "7"])
  #expect(try draw(["-ui-testing.seed", "7"]) == seven)
  let eight = try draw(["-ui-testing.seed", "8"])
  #expect(eight.number != seven.number)
  #expect(eight.identifier != seven.identifier)
  #expect(eight.shuffled != seven.shuffled)
  // Sets have the same order with every seed.
  #expect(eight.set == seven.set)
  #expect(eight.angle != seven.angle)
}

@Test
func `without a seed everything is random`() throws {
  let (first, second) = (try draw([]), try draw([]))
  #expect(first.identifier != second.identifier)
  #expect(first.angle != second.angle)
}

@Test
func `a generator's sequence is its own`() throws {
  let app = World.launch(["-ui-testing.seed", "7"])
  let first: Draw = try app.call("draw")
  let second: Draw = try app.call("draw")
  #expect(first.number != second.number)
  #expect(first.angle == second.angle)
}

@Test
func `a negative number is a valid seed`() throws {
  #expect(try draw(["-ui-testing.seed", "-7"]) == draw(["-ui-testing.seed", "-7"]))
}

@Test
func `a seed shuffles work that is due at once, but not its results`() throws {
  func order(_ arguments: [String]) throws -> [Int] {
    try World.launch(arguments).call("order of work due at once")
  }
  #expect(try order([]) == Array(0..<13))
  let seven = try order(["-ui-testing.seed", "7"])
  #expect(seven.sorted() == Array(0..<13))
  #expect(seven.prefix(10) != [0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  // Work without a delay comes after work that is already due.
  #expect(Set(seven.suffix(3)) == [10, 11, 12])
  #expect(try order(["-ui-testing.seed", "7"]) == seven)
  #expect(try order(["-ui-testing.seed", "8"]) != seven)
}

@Test(arguments: ["seven", "7.5", "", "9223372036854775808"])
func `a seed that isn't a number ends the launch`(seed: String) {
  let app = World.app(["-ui-testing.seed", seed])
  let error = #expect(throws: XCUIAutomationError.self) { try attempting { app.launch() } }
  #expect(
    error?.message
      == "Failed to launch WorldApp: WorldApp could not be started: -ui-testing.seed "
      + "\(seed.isEmpty ? "''" : seed) is not a whole number. Give one, such as -ui-testing.seed 3."
  )
}
