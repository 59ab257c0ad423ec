import Foundation
import SystemShims

/// The stack of an app's main thread as text.
enum MainThreadStack {
  /// The maximum number of lines to show.
  static let lineLimit = 16

  /// Returns the functions with their lines, innermost first: `Model.load(), Model.swift:12`.
  ///
  /// Without debug information it returns only the functions in the file's symbol table. The handler that
  /// reports the hang and the virtual clock are left out.
  static func lines(of addresses: [UInt64], in images: ProcessImages) -> [String] {
    var places: [UInt64: ProcessImages.Place] = [:]
    for address in addresses where address > 0 {
      // The call is before the address to which it returns.
      places[address] = images.place(of: address - 1)
    }
    let sources = Symbolizer.lines(at: places) ?? [:]
    let unknown = places.filter { sources[$0.key]?.isEmpty ?? true }
    let symbols = symbols(at: unknown)
    let all = addresses.flatMap { address -> [String] in
      let lines = sources[address] ?? []
      if lines.isEmpty { return [symbols[address].flatMap(SwiftSymbol.function)].compactMap { $0 } }
      return lines.filter(isOfApp).map { line in
        let function = SwiftSymbol.function(line.symbol) ?? line.symbol
        return (function.isEmpty ? "" : "\(function), ") + "\(line.path):\(line.line)"
      }
    }
    let shown = Array(all.prefix(lineLimit))
    return all.count > lineLimit ? shown + ["… (\(all.count - lineLimit) more)"] : shown
  }

  private static func isOfApp(_ line: Symbolizer.Line) -> Bool {
    line.line > 0 && !line.path.contains("<compiler-generated>")
      && !["/HangReport/", "/VirtualClock/"].contains { line.path.contains($0) }
  }

  /// Returns the symbols of places without line information, from the files' symbol tables.
  private static func symbols(at places: [UInt64: ProcessImages.Place]) -> [UInt64: String] {
    var symbols: [UInt64: String] = [:]
    for (file, places) in Dictionary(grouping: places, by: \.value.file) {
      guard let content = try? Data(contentsOf: URL(fileURLWithPath: file), options: .alwaysMapped)
      else { continue }
      let names = ProgramSymbols.names(
        of: places.map { UInt($0.value.offset) }, loadedAt: 0, in: content)
      for (address, place) in places { symbols[address] = names[UInt(place.offset)] }
    }
    return symbols
  }
}
