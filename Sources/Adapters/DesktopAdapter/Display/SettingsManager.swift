/// Offers the display's settings to programs, from a window that is never shown.
@MainActor
struct SettingsManager {
  private let connection: X11Connection

  init(_ connection: X11Connection) { self.connection = connection }

  /// Becomes the display's settings manager.
  func begin() {
    guard let selection = connection.atom(named: "_XSETTINGS_S0"),
      let property = connection.atom(named: "_XSETTINGS_SETTINGS")
    else { return }
    let window = connection.newIdentifier()
    // The window has no picture; it only takes input.
    var create = X11Request(Request.createWindow)
    create.add(window)
    create.add(connection.root)
    create.add(-1, -1)
    create.add(1, 1)
    create.add(0, 2)
    create.add(0)
    create.add(0)
    connection.send(create)
    let bytes = DisplaySettings.bytes
    var change = X11Request(Request.changeProperty)
    change.add(window)
    change.add(property)
    change.add(property)
    change.add(UInt32(8))
    change.add(UInt32(bytes.count))
    change.add(bytes: bytes)
    connection.send(change)
    var own = X11Request(Request.setSelectionOwner)
    own.add(window)
    own.add(selection)
    own.add(0)
    connection.send(own)
    connection.synchronize()
  }

  private enum Request {
    static let createWindow: UInt8 = 1
    static let changeProperty: UInt8 = 18
    static let setSelectionOwner: UInt8 = 22
  }
}
