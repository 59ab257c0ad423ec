import Foundation

/// The methods of XCTest that run tests: what calls them is what SwiftPM generates, or `main.swift`.
enum TestRunnerCode {
  /// Whether code returns into one of them.
  ///
  /// Backtraces do not always know the names of a library's functions, but the dynamic linker does.
  static func contains(_ returnAddress: UInt64) -> Bool {
    // `Dl_info`: the library's name and address, then those of the symbol before the address.
    withUnsafeTemporaryAllocation(of: UInt.self, capacity: 4) { information in
      let address = UnsafeRawPointer(bitPattern: UInt(returnAddress))
      guard dladdr(address, information.baseAddress) != 0 else { return false }
      return performs.contains(information[3])
    }
  }

  /// `XCTestCase.perform(_:)` and `XCTestSuite.perform(_:)`.
  private static let performs: Set<UInt> = {
    let names = ["$s6XCTest0A4CaseC7performyyAA0A3RunCF", "$s6XCTest0A5SuiteC7performyyAA0A3RunCF"]
    return Set(names.compactMap { name in dlsym(nil, name).map { UInt(bitPattern: $0) } })
  }()
}

/// The dynamic linker's, which Swift does not import on Linux.
@_silgen_name("dladdr")
private func dladdr(
  _ address: UnsafeRawPointer?, _ information: UnsafeMutableRawPointer?
) -> Int32
