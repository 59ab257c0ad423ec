import AdapterSupport
import AppRuntime
import AutomationProtocol
import Foundation
import PNGCoding

/// The screen, pointer and keyboard of an X server, usually a private one.
@MainActor
final class Display {
  private let connection: X11Connection
  private lazy var modality = WindowModality(connection)
  /// The number of the extension XTEST, whose events look like those of a person's devices.
  private let testExtension: UInt8
  private(set) lazy var keyboard = {
    isTypedOn = true
    return Keyboard(self, connection)
  }()
  private var isTypedOn = false
  private let isPrivate: Bool
  /// The windows on the screen except menus and similar ones, from oldest to newest.
  private(set) var windows: [UInt32] = []
  /// The number of windows ever shown, including menus and similar ones.
  private(set) var shownWindowCount = 0
  /// Whether no adapter has used the display since its server has started or reset itself.
  let isNew: Bool

  /// Connects to a display.
  ///
  /// - Parameter isPrivate: Whether only this program uses the display, so that its settings may be changed.
  /// - Throws: `AdapterError.cannotStart`.
  init(number: Int, isPrivate: Bool) throws(AdapterError) {
    self.isPrivate = isPrivate
    connection = try X11Connection(display: number, isPrivate: isPrivate)
    isNew = isPrivate ? connection.mark() : false
    var query = X11Request(Request.queryExtension)
    let name = Array("XTEST".utf8)
    query.add(name.count, 0)
    query.add(bytes: name)
    guard let answer = connection.ask(query), answer.bytes[8] == 1 else {
      throw .cannotStart(reason: "its display doesn't accept events from tests (XTEST)")
    }
    testExtension = answer.bytes[9]
    var watch = X11Request(Request.changeAttributes)
    watch.add(connection.root)
    watch.add(Self.eventMask)
    watch.add(Self.substructureNotify)
    connection.send(watch)
    if isPrivate { SettingsManager(connection).begin() }
  }

  var descriptor: Int32 { connection.descriptor }
  var isClosed: Bool { connection.isClosed }
  var size: CGSize { CGSize(width: connection.width, height: connection.height) }

  /// The codes of requests.
  enum Request {
    static let changeAttributes: UInt8 = 2
    static let getAttributes: UInt8 = 3
    static let configureWindow: UInt8 = 12
    static let getGeometry: UInt8 = 14
    static let queryTree: UInt8 = 15
    static let setInputFocus: UInt8 = 42
    static let getImage: UInt8 = 73
    static let queryExtension: UInt8 = 98
  }
  private static let eventMask: UInt32 = 0x800
  private static let substructureNotify: UInt32 = 1 << 19

  // MARK: Windows

  /// Gives the keyboard to new windows, as a window manager would; a private display has none.
  ///
  /// - Returns: Whether windows have appeared or disappeared.
  @discardableResult
  func followWindows() -> Bool {
    var isChanged = false
    for event in connection.takeEvents() {
      guard case .event(let number) = event.kind else { continue }
      let window = event.uint32(at: 8)
      switch number {
      case Event.mapped:
        shownWindowCount += 1
        isChanged = true
        // Menus and similar windows take the keyboard themselves.
        if event.bytes[12] == 0 {
          windows.removeAll { $0 == window }
          windows.append(window)
        }
      case Event.unmapped, Event.destroyed:
        isChanged = true
        windows.removeAll { $0 == window }
      default: continue
      }
    }
    if isChanged { focus(windows.last) }
    return isChanged
  }

  /// Records the windows that already exist.
  func findWindows() {
    var request = X11Request(Request.queryTree)
    request.add(connection.root)
    guard let answer = connection.ask(request) else { return }
    for window in answer.uint32s(at: 32, count: Int(answer.uint16(at: 16))) {
      var request = X11Request(Request.getAttributes)
      request.add(window)
      // Only visible windows, without menus and similar ones.
      guard let attributes = connection.ask(request), attributes.bytes.count > 27,
        attributes.bytes[26] == Self.viewable
      else { continue }
      shownWindowCount += 1
      if attributes.bytes[27] == 0, !windows.contains(window) { windows.append(window) }
    }
  }

  private static let viewable: UInt8 = 2

  private enum Event {
    static let destroyed: UInt8 = 17
    static let unmapped: UInt8 = 18
    static let mapped: UInt8 = 19
  }

  private func focus(_ window: UInt32?) {
    var request = X11Request(Request.setInputFocus, Self.pointerRoot)
    request.add(window ?? UInt32(Self.pointerRoot))
    request.add(0)
    connection.send(request)
    connection.synchronize()
  }

  /// The focus mode in which the window under the pointer gets the keyboard.
  private static let pointerRoot: UInt8 = 1

  /// Brings the window at a point to the front and gives it the keyboard, as a click does.
  func raiseWindow(at point: CGPoint) {
    guard windows.count > 1,
      let window = windows.last(where: { frame(of: $0)?.contains(point) == true }),
      window != windows.last
    else { return }
    windows.removeAll { $0 == window }
    windows.append(window)
    var request = X11Request(Request.configureWindow)
    request.add(window)
    request.add(Self.stackMode)
    request.add(0)
    connection.send(request)
    focus(window)
  }

  private static let stackMode: UInt32 = 1 << 6

  /// Returns the modal window that blocks clicks on the window at a point, or `nil` if they aren't blocked.
  func window(blocking point: CGPoint) -> UInt32? {
    guard windows.count > 1,
      let window = windows.last(where: { frame(of: $0)?.contains(point) == true })
    else { return nil }
    return windows.last { modality.blocks(window, from: $0, among: windows) }
  }

  /// The newest modal window, or `nil` if no window is modal.
  var modalWindow: UInt32? { windows.last { modality.isModal($0) } }

  /// Returns the frame of a window on the screen, or `nil` if the window is gone.
  func frame(of window: UInt32) -> CGRect? {
    var request = X11Request(Request.getGeometry)
    request.add(window)
    guard let answer = connection.ask(request) else { return nil }
    // The windows are children of the root window, so the position is relative to the screen.
    return CGRect(
      x: answer.int16(at: 12), y: answer.int16(at: 14), width: Int(answer.uint16(at: 16)),
      height: Int(answer.uint16(at: 18)))
  }

  // MARK: Input

  /// The kinds of input events, with the X protocol's numbers.
  enum Input: UInt8 {
    case keyPress = 2
    case keyRelease = 3
    case buttonPress = 4
    case buttonRelease = 5
    case move = 6
  }

  /// Queues an event of the pointer or the keyboard.
  func send(_ input: Input, _ detail: UInt8 = 0, at point: CGPoint = .zero) {
    // The second function of XTEST.
    var request = X11Request(testExtension, 2)
    request.add(bytes: [input.rawValue, detail, 0, 0])
    request.add(0)
    request.add(input == .move ? connection.root : 0)
    request.add(bytes: Array(repeating: 0, count: 8))
    let (x, y) = (min(max(point.x, 0), size.width - 1), min(max(point.y, 0), size.height - 1))
    request.add(Int(x), Int(y))
    request.add(bytes: Array(repeating: 0, count: 8))
    connection.send(request)
  }

  /// Waits until the server has passed on all events.
  func synchronize() { connection.synchronize() }

  // MARK: Pictures

  /// Returns a picture of a part of the screen.
  ///
  /// - Returns: `nil` if the display is gone or doesn't contain the part.
  func picture(of frame: CGRect) -> Bitmap? {
    let whole = CGRect(origin: .zero, size: size)
    let area = frame.integral.intersection(whole)
    guard !area.isNull, area.width >= 1, area.height >= 1 else { return nil }
    let (width, height) = (Int(area.width), Int(area.height))
    // Rows of pixels, in the format “Z”.
    var request = X11Request(Request.getImage, 2)
    request.add(connection.root)
    request.add(Int(area.minX), Int(area.minY))
    request.add(width, height)
    request.add(UInt32.max)
    guard let answer = connection.ask(request), answer.bytes.count >= 32 + width * height * 4
    else { return nil }
    var bitmap = Bitmap(width: width, height: height)
    answer.bytes.withUnsafeBytes { bytes in
      for index in 0..<width * height {
        // Blue, green and red, and an unused byte.
        let pixel = bytes.loadUnaligned(fromByteOffset: 32 + index * 4, as: UInt32.self)
        bitmap.pixels[index] = pixel << 8 | 0xFF
      }
    }
    return bitmap
  }

  /// Disconnects from the display, after restoring the keys of one that isn't private.
  func close() {
    if isTypedOn, !isPrivate, !isClosed { keyboard.takeBackAll() }
    connection.close()
  }
}
