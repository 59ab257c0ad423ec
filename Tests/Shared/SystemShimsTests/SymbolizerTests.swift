import Foundation
import SystemShims
import Testing

@Suite struct SymbolizerTests {
  @Test func `a line of this program is found, and no line of the system's`() throws {
    let addresses = Thread.callStackReturnAddresses.map(\.uint64Value)
    let line = #line - 1
    let lines = try #require(Symbolizer.lines(of: addresses)).values.joined()
    let own = try #require(lines.first { $0.path == #filePath && $0.line == line })
    #expect(own.column > 0 && SwiftSymbol.function(own.symbol)?.contains("Symbolizer") == true)
    #expect(!lines.contains { $0.path.hasSuffix("pthread_create.c") })
  }

  @Test func `addresses of nothing have no lines`() {
    #expect(Symbolizer.lines(of: [0, 1, .max]) == [:])
    #expect(Symbolizer.lines(of: []) == [:])
  }
}
