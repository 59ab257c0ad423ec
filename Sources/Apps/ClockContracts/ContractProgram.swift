import Foundation

/// A program that checks a contract of the virtual clock in a process of its own.
package enum ContractProgram {
  /// Checks the contract that the first argument names: prints "ok", or what differed, and ends with status 1.
  ///
  /// Without an argument it prints all names, one a line.
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
      // Threads that still wait must not be waited for.
      exit(0)
    } catch {
      print("\(error)")
      exit(1)
    }
  }
}
