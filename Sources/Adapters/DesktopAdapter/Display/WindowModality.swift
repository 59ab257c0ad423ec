/// Finds windows that block input to others, from the properties that programs set for window managers.
///
/// Qt doesn't report modal dialogs through the accessibility interface.
@MainActor
struct WindowModality {
  private let connection: X11Connection
  private let state: UInt32?
  private let modal: UInt32?

  init(_ connection: X11Connection) {
    self.connection = connection
    state = connection.atom(named: "_NET_WM_STATE")
    modal = connection.atom(named: "_NET_WM_STATE_MODAL")
  }

  /// Returns whether a window is marked as modal.
  func isModal(_ window: UInt32) -> Bool {
    guard let state, let modal else { return false }
    return property(state, of: window).contains(modal)
  }

  /// Returns whether a window takes no input while another one exists.
  ///
  /// A modal window blocks its owner, the owner's owner, and so on. A modal window without an owner on the
  /// screen blocks all windows.
  func blocks(_ window: UInt32, from other: UInt32, among windows: [UInt32]) -> Bool {
    guard other != window, isModal(other) else { return false }
    var owners: [UInt32] = []
    var next = other
    while let owner = property(Self.transientFor, of: next).first, owner != other,
      !owners.contains(owner)
    {
      owners.append(owner)
      next = owner
    }
    return owners.contains(window) || !owners.contains { windows.contains($0) }
  }

  /// Returns the numbers in a property of a window.
  private func property(_ name: UInt32, of window: UInt32) -> [UInt32] {
    var request = X11Request(Self.getProperty)
    request.add(window)
    request.add(name)
    // Of any type.
    request.add(UInt32(0))
    request.add(UInt32(0))
    request.add(Self.limit)
    guard let answer = connection.ask(request) else { return [] }
    return answer.uint32s(at: 32, count: Int(answer.uint32(at: 16)))
  }

  private static let getProperty: UInt8 = 20
  /// The atom WM_TRANSIENT_FOR, whose number is fixed.
  private static let transientFor: UInt32 = 68
  /// A length, in words, that exceeds the states of any window.
  private static let limit: UInt32 = 64
}
