import AdapterSupport
import Foundation
import Testing

@testable import DesktopAdapter

@Suite struct AddressPipeTests {
  private func write(_ text: String, to pipe: AddressPipe) {
    let bytes = Array(text.utf8)
    #expect(Foundation.write(pipe.writer, bytes, bytes.count) == bytes.count)
  }

  @Test func `a line may come in parts`() throws {
    var pipe = try AddressPipe()
    write("unix:abs", to: pipe)
    guard case .nothing = pipe.read() else { throw UnexpectedReading() }
    write("tract=x\nmore", to: pipe)
    guard case .line("unix:abstract=x") = pipe.read() else { throw UnexpectedReading() }
    for end in [pipe.reader, pipe.writer] { close(end) }
  }

  @Test(arguments: ["", "\n", "unix:"])
  func `a server that ends before its line is complete has no address`(text: String) throws {
    var pipe = try AddressPipe()
    write(text, to: pipe)
    close(pipe.writer)
    defer { close(pipe.reader) }
    for _ in 0..<3 {
      switch pipe.read() {
      case .line: throw UnexpectedReading()
      case .nothing: continue
      case .ended: return
      }
    }
    throw UnexpectedReading()
  }

  private struct UnexpectedReading: Error {}
}
