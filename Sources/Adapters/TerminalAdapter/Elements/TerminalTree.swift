import AdapterSupport
import AutomationAgent
import AutomationProtocol
import CellRendering
import Foundation

/// The elements of a terminal's screen, and the delivery of keys and mouse events.
@MainActor
final class TerminalTree: ElementTree {
  private unowned let app: TerminalApp
  private var builtVersion: UInt64 = 0
  private var root: TerminalElement?
  private var focus: TerminalElement?
  /// The identities of the elements on the screen, so that elements that don't move keep theirs.
  private var identities: [TerminalElement.Content: UInt64] = [:]
  private var lastIdentity: UInt64 = 0
  /// The rows as last read.
  private(set) var rows: [ScreenRow] = []
  /// The elements that are texts, from top to bottom.
  private(set) var texts: [TerminalElement] = []
  private(set) var copiedStrings: [String]? = []

  private let launchSize: (columns: Int, rows: Int)

  init(app: TerminalApp) {
    self.app = app
    launchSize = (app.screen.columns, app.screen.rows)
  }

  var version: UInt64 { app.screen.version }
  var smallestHitRegion: CGSize { CGSize(width: CellMetrics.width, height: CellMetrics.height) }

  var screenSize: CGSize {
    CGSize(
      width: CGFloat(app.screen.columns) * CellMetrics.width,
      height: CGFloat(app.screen.rows) * CellMetrics.height)
  }

  var application: any AutomationElement { builtRoot }

  var focusedElement: (any AutomationElement)? {
    _ = builtRoot
    return focus
  }

  /// The unsupported calls: a program doesn't report which arguments it reads, so they can't be audited, and
  /// its time is real unless the launch asks for virtual time.
  var refusals: [String: String] {
    var refusals = [LaunchAuditCall.method: "say which launch arguments it reads"]
    if !app.hasVirtualTime {
      refusals[MoveClockCall.method] = "have its clock moved, because that is real"
    }
    return refusals
  }

  func finishMovements() { app.settle() }

  func terminate() {
    app.end()
    exit(EXIT_SUCCESS)
  }

  // MARK: Elements

  private var builtRoot: TerminalElement {
    if let root, builtVersion == app.screen.version { return root }
    let root = build(app.screen)
    builtVersion = app.screen.version
    self.root = root
    return root
  }

  /// Reads the rows that have changed.
  private func readRows(of screen: EmulatedScreen) {
    rows = screen.lines.enumerated().map { number, cells in
      // The array of an unchanged row is often shared, so comparing it is fast.
      if rows.indices.contains(number), rows[number].cells == cells { return rows[number] }
      return ScreenRow(cells, row: number)
    }
  }

  private func build(_ screen: EmulatedScreen) -> TerminalElement {
    let old = identities
    identities = [:]
    let whole = CGRect(origin: .zero, size: screenSize)
    func make(
      _ content: TerminalElement.Content, _ frame: CGRect, in parent: TerminalElement?,
      as key: TerminalElement.Content? = nil
    ) -> TerminalElement {
      let key = key ?? content
      if old[key] == nil { lastIdentity += 1 }
      let identity = old[key] ?? lastIdentity
      identities[key] = identity
      return TerminalElement(content, identity: identity, frame: frame, parent: parent)
    }
    texts = []
    let root = make(.application(name: app.programName), whole, in: nil)
    let title = screen.title.isEmpty ? app.programName : screen.title
    let window = make(.window(title: title), whole, in: root, as: .window(title: ""))
    root.automationChildren = [window]
    focus = window
    let (width, height) = (CellMetrics.width, CellMetrics.height)
    func frame(_ rows: ClosedRange<Int>, _ columns: Range<Int>) -> CGRect {
      CGRect(
        x: CGFloat(columns.lowerBound) * width, y: CGFloat(rows.lowerBound) * height,
        width: CGFloat(columns.count) * width, height: CGFloat(rows.count) * height)
    }
    var boxes: [(box: DrawnBox, element: TerminalElement)] = []
    func innermost(row: Int, column: Int) -> TerminalElement? {
      boxes.last { $0.box.contains(row: row, column: column) }?.element
    }
    readRows(of: screen)
    for box in BoxFinder.boxes(in: rows) {
      let outer = innermost(row: box.rows.lowerBound, column: box.columns.lowerBound)
      var key = box
      key.title = ""
      let element = make(
        .box(box), frame(box.rows, Range(box.columns)), in: outer ?? window, as: .box(key))
      (outer ?? window).automationChildren.append(element)
      boxes.append((box, element))
    }
    for (number, runs) in rows.map(\.runs).enumerated() where !runs.isEmpty {
      let row = make(
        .row(number, text: screen.text(ofRow: number)),
        frame(number...number, 0..<screen.columns), in: window, as: .row(number, text: ""))
      window.automationChildren.append(row)
      for run in runs {
        let parent = innermost(row: number, column: run.columns.lowerBound) ?? row
        var key = run
        if case .field = run.kind { key.text = "" }
        let element = make(
          .text(run), frame(number...number, run.columns), in: parent, as: .text(key))
        parent.automationChildren.append(element)
        texts.append(element)
        let columns = run.columns.lowerBound..<run.columns.upperBound + 1
        // The position of a hidden cursor means nothing.
        if screen.modes.cursorIsVisible, screen.cursor.row == number,
          columns.contains(screen.cursor.column)
        {
          focus = element
        }
      }
    }
    focus?.automationHasKeyboardFocus = true
    return root
  }

  func element(at point: CGPoint) -> (any AutomationElement)? {
    guard CGRect(origin: .zero, size: screenSize).contains(point) else { return nil }
    var found: any AutomationElement = builtRoot
    // A row lies over the boxes that it crosses.
    while let inner = innermost(of: found, at: point) { found = inner }
    return found
  }

  private func innermost(
    of element: any AutomationElement, at point: CGPoint
  ) -> (any AutomationElement)? {
    let found = element.automationChildren.filter { $0.automationFrame.contains(point) }
    return found.first { ($0 as? TerminalElement)?.automationType == .group } ?? found.first
  }

  // MARK: Input

  func check(_ interaction: Interaction, on element: any AutomationElement) throws {
    if app.isStopped {
      throw AutomationFailure.unsupported(
        "be used, because \(app.programName) \(BusyProgram.stopped)")
    }
    switch interaction {
    case .typeText, .typeKey, .scrollIntoView: return
    default:
      guard app.screen.modes.mouse == .none else { return }
      throw AutomationFailure.unsupported(
        "be touched, because \(app.programName) hasn't asked its terminal for the mouse; use keys")
    }
  }

  func deliver(_ event: InputEvent) {
    switch event {
    case .touches(let touches, let phase):
      guard let touch = touches.first else { return }
      mouse(phase, .primary, touch.location, touch.modifiers)
    case .mouse(let mouse):
      let button: MouseBytes.Button = mouse.button == .primary ? .primary : .secondary
      self.mouse(mouse.phase, button, mouse.location, mouse.modifiers)
    case .hover(let point, let modifiers): send(.move, .none, point, modifiers)
    case .scroll(let point, _, let deltaY, let modifiers):
      let turns = max(1, Int(min(abs(deltaY) / CellMetrics.height, 1000)))
      for _ in 0..<turns { send(.press, deltaY > 0 ? .wheelUp : .wheelDown, point, modifiers) }
    case .text(let text): app.send(KeyBytes.bytes(ofText: text))
    case .key("v", .command):
      let text = copiedStrings?.joined(separator: "\n") ?? ""
      app.send(KeyBytes.bytes(ofPasted: text, app.screen.modes))
    case .key(let name, let modifiers):
      app.send(KeyBytes.bytes(ofKey: name, modifiers, app.screen.modes) ?? [])
    }
  }

  func type(_ text: String) -> Substring {
    deliver(.text(text))
    app.settle()
    return ""
  }

  private func mouse(
    _ phase: InputEvent.TouchPhase, _ button: MouseBytes.Button, _ point: CGPoint,
    _ modifiers: KeyModifiers
  ) {
    switch phase {
    case .began: send(.press, button, point, modifiers)
    case .moved: send(.move, button, point, modifiers)
    case .ended: send(.release, button, point, modifiers)
    }
  }

  private func send(
    _ action: MouseBytes.Action, _ button: MouseBytes.Button, _ point: CGPoint,
    _ modifiers: KeyModifiers
  ) {
    let screen = app.screen
    let column = min(max(Int(point.x / CellMetrics.width), 0), screen.columns - 1)
    let row = min(max(Int(point.y / CellMetrics.height), 0), screen.rows - 1)
    app.send(
      MouseBytes.bytes(action, button, column: column, row: row, modifiers, screen.modes) ?? [])
  }

  func copy(_ strings: [String]) throws { copiedStrings = strings }

  func apply(_ change: DeviceChange) throws -> Bool {
    switch change {
    case .isInForeground(let isInForeground) where app.screen.modes.focusEvents:
      app.send(Array((isInForeground ? "\u{1B}[I" : "\u{1B}[O").utf8))
      return true
    case .orientation(let orientation):
      guard let isUpright = orientation.isUpright else { return false }
      // The launch's orientation counts as portrait.
      let (columns, rows) = launchSize
      let (width, height) = (CellMetrics.width, CellMetrics.height)
      let turned = (
        columns: Int(CGFloat(rows) * height / width), rows: Int(CGFloat(columns) * width / height)
      )
      let size = isUpright ? launchSize : turned
      app.resize(columns: size.columns, rows: size.rows)
      app.settle()
      return true
    default: throw AutomationFailure.unsupported(change.refusal)
    }
  }

  // MARK: Pictures

  func capture(
    _ format: CaptureCall.Format, of element: (any AutomationElement)?
  ) throws -> Capture {
    let whole = app.screen.displayList
    let list = element.map { whole.cropped(to: $0.automationFrame) } ?? whole
    let buffer = CellBuffer(list)
    let data =
      switch format {
      case .text: Data(TextRenderer.plain(buffer).utf8)
      case .ansi: Data(TextRenderer.ansi(buffer, depth: .trueColor).utf8)
      case .svg: Data(SVGRenderer.svg(buffer, paper: TextStyle.standardBackground).utf8)
      case .png: Data(PNGRenderer.png(buffer, paper: TextStyle.standardBackground))
      }
    return Capture(data: data, size: list.size)
  }
}

extension DeviceChange.Orientation {
  /// Whether the screen has the launch's orientation, or `nil` if the device keeps the current one.
  fileprivate var isUpright: Bool? {
    switch self {
    case .portrait, .portraitUpsideDown: true
    case .landscapeLeft, .landscapeRight: false
    case .unknown, .faceUp, .faceDown: nil
    }
  }
}
