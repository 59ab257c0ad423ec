import AutomationProtocol
import Foundation
import Testing

@Suite struct BacktraceNotificationTests {
  private func read(_ line: String) -> BacktraceNotification? {
    BacktraceNotification(line: Data(line.utf8))
  }

  @Test func `a stack with any addresses is read`() {
    let line =
      #"{"jsonrpc":"2.0","method":"backtrace","params":{"addresses":[94,18446744073709551615,0]}}"#
    #expect(read(line) == BacktraceNotification(addresses: [94, .max, 0]))
  }

  @Test(arguments: [
    "", "{", #"{"jsonrpc":"2.0","method":"log","params":{"message":"x"}}"#,
    #"{"jsonrpc":"2.0","id":3,"result":{}}"#,
    #"{"jsonrpc":"2.0","method":"backtrace","params":{"addresses":[-1]}}"#,
  ])
  func `another message isn't a backtrace`(line: String) {
    #expect(read(line) == nil)
  }
}
