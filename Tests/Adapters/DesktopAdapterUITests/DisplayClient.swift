import AdapterSupport
import Foundation
import Testing

@testable import DesktopAdapter

/// A client of a display, which reads its state and leaves traces on it.
@MainActor
struct DisplayClient {
  private let connection: X11Connection
  private let display: Display

  init(of number: Int) throws {
    connection = try X11Connection(display: number, isPrivate: false)
    display = try Display(number: number, isPrivate: false)
  }

  /// The parts of a display's state that a client can change.
  struct State: Equatable {
    /// The mapping of keys to characters.
    var keys: [UInt8]
    /// The held keys.
    var heldKeys: [UInt8]
    var pointer: [Int]
    var windowCount: UInt16
    /// The number of properties of the root window.
    var propertyCount: UInt16
    var clipboardOwner: UInt32
    /// Whether the name of the traces has been registered.
    var knowsName: Bool
  }

  var state: State {
    get throws {
      var mapping = X11Request(101)
      mapping.add(
        bytes: [connection.keycodes.lowerBound, UInt8(connection.keycodes.count)])
      var known = X11Request(16, 1)
      known.add(Self.name.utf8.count, 0)
      known.add(bytes: Array(Self.name.utf8))
      var owner = X11Request(23)
      owner.add(try #require(connection.atom(named: "CLIPBOARD")))
      let pointer = try answer(ofRoot: 38)
      return State(
        keys: Array(try #require(connection.ask(mapping)).bytes[32...]),
        heldKeys: Array(try #require(connection.ask(X11Request(44))).bytes[8...]),
        pointer: [pointer.int16(at: 16), pointer.int16(at: 18)],
        windowCount: try answer(ofRoot: 15).uint16(at: 16),
        propertyCount: try answer(ofRoot: 21).uint16(at: 8),
        clipboardOwner: try #require(connection.ask(owner)).uint32(at: 8),
        knowsName: try #require(connection.ask(known)).uint32(at: 8) != 0)
    }
  }

  private func answer(ofRoot code: UInt8) throws -> X11Packet {
    var request = X11Request(code)
    request.add(connection.root)
    return try #require(connection.ask(request))
  }

  /// Changes every part of the state.
  func leaveTraces() throws {
    display.send(.move, at: CGPoint(x: 3, y: 4))
    // Control, which has no effect on its own.
    display.send(.keyPress, 37)
    display.keyboard.type("漢", settle: {})
    let name = try #require(connection.atom(named: Self.name))
    var property = X11Request(18)
    property.add(connection.root)
    property.add(name)
    property.add(31)
    property.add(UInt32(8))
    property.add(1)
    property.add(bytes: [65, 0, 0, 0])
    connection.send(property)
    let window = makeWindow()
    var own = X11Request(22)
    own.add(window)
    own.add(try #require(connection.atom(named: "CLIPBOARD")))
    own.add(0)
    connection.send(own)
    connection.synchronize()
  }

  private func makeWindow() -> UInt32 {
    let window = connection.newIdentifier()
    var create = X11Request(1)
    create.add(window)
    create.add(connection.root)
    create.add(-1, -1)
    create.add(1, 1)
    create.add(0, 2)
    create.add(0)
    create.add(0)
    connection.send(create)
    return window
  }

  func close() {
    connection.close()
    display.close()
  }

  private static let name = "A_TRACE_OF_A_LAUNCH"
}
