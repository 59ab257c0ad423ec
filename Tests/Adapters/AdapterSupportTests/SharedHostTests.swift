import Foundation
import Testing

@testable import AdapterSupport

@Suite struct SharedHostTests {
  private func address(
    _ kind: String = "page", _ arguments: [String] = ["a"], owner: pid_t = 1, start: String = "2"
  ) -> String {
    SharedHost(kind: kind, arguments: arguments, environment: [:])
      .address(owner: owner, start: start)
  }

  @Test func `hosts that differ in any property have different addresses`() {
    let all = [
      address(), address("window"), address("page", ["b"]), address("page", ["a", "b"]),
      address("page", ["ab"]), address(owner: 3), address(start: "3"),
    ]
    #expect(Set(all).count == all.count)
    #expect(address() == address())
  }

  @Test func `an address fits into the kernel's structure`() {
    let arguments = Array(repeating: String(repeating: "/long", count: 100), count: 10)
    let address = address("desktop", arguments, owner: .max, start: "18446744073709551615")
    #expect(address.utf8.count < 107)
  }

  @Test func `a process is a host only with the argument of its kind`() {
    for line in [["page"], ["page", "--other-host", "x"], ["page", "x", "--browser-host"]] {
      #expect(HostListener(kind: "browser", commandLine: line) == nil)
    }
  }
}
