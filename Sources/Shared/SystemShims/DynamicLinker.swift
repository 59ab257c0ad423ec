/// Answers of the dynamic linker, whose `dladdr` Swift does not import on Linux.
package enum DynamicLinker {
  /// The program or library that an address lies in, and the function before it.
  package struct Location: Hashable, Sendable {
    /// The address at which the program or library begins.
    package var image: UInt
    /// The address of the nearest symbol before; 0 without one.
    package var symbol: UInt
  }

  /// Finds the location of an address; `nil` for the heap and stacks.
  package static func location(of address: UInt) -> Location? {
    // `Dl_info`: the file's name and address, then the symbol's name and address.
    withUnsafeTemporaryAllocation(of: UInt.self, capacity: 4) { information in
      guard dladdr(UnsafeRawPointer(bitPattern: address), information.baseAddress) != 0 else {
        return nil
      }
      return Location(image: information[1], symbol: information[3])
    }
  }
}

@_silgen_name("dladdr")
private func dladdr(
  _ address: UnsafeRawPointer?, _ information: UnsafeMutableRawPointer?
) -> Int32
