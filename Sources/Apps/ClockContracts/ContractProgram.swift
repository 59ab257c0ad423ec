import Foundation

/// A program that checks one contract of the virtual clock in its own process.
package enum ContractProgram {
  /// Checks the contract that the first argument names, prints "ok" or the difference, and exits with status
  /// 1 for a difference.
  ///
  /// Without an argument it prints all names, one on each line.
  @MainActor
  package static func main() -> Never {
    guard let name = CommandLine.arguments.dropFirst().first else {
      for contract in Contract.all { print(contract.name) }
      exit(0)
    }
    guard let contract = Contract.all.first(where: { $0.name == name }) else {
      print("There is no contract '\(name)'.")
      exit(64)
    }
    do {
      try contract.check()
      print("ok")
      // Exits without waiting for threads that are still blocked.
      exit(0)
    } catch {
      print("\(error)")
      exit(1)
    }
  }
}
