import Foundation

/// The part of this thread's stack that belongs to the test.
enum TestStack {
  /// The return addresses of the test's functions and their callees, innermost first.
  ///
  /// They don't include the test's callers: XCTest, SwiftPM's generated code or `main.swift`.
  static var addresses: [UInt64] {
    let all = Thread.callStackReturnAddresses.map(\.uint64Value)
    guard let outer = TestLifetimes.current?.callers else { return all }
    return own(all, calledBy: outer)
  }

  /// Returns a stack without the functions that were on it when the test began.
  ///
  /// - Parameters:
  ///   - addresses: The return addresses, innermost first.
  ///   - callers: The return addresses at the beginning of the test.
  static func own(_ addresses: [UInt64], calledBy callers: [UInt64]) -> [UInt64] {
    let common = zip(addresses.reversed(), callers.reversed()).prefix { $0 == $1 }.count
    return addresses.dropLast(common)
  }
}
