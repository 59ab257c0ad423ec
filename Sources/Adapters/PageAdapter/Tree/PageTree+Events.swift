import AutomationAgent
import AutomationProtocol
import Foundation

extension PageTree {
  func check(_ interaction: Interaction, on element: any AutomationElement) throws {
    switch interaction {
    case .pinch, .rotate: throw AutomationFailure.unsupported(Self.fingers)
    case .tap(_, let touches) where touches > 1: throw AutomationFailure.unsupported(Self.fingers)
    default: break
    }
  }

  /// The reason why touches of several fingers aren't supported.
  private static let fingers = "be touched with more than one finger"

  func deliver(_ event: InputEvent) {
    if let dialogTree {
      if let answer = dialogTree.answer(to: event) { return close(answer) }
      return edit { dialogTree.edit(&$0, by: event) }
    }
    if tabs.pages.count > 1, goesToTabs(event) { return }
    let (page, downloads) = (page, environment.downloads)
    let isDownload = event.liftedPoint.map(isDownload(at:)) ?? false
    let count = downloads.count
    attempt { () throws(PageAdapterError) in
      try pointer.deliver(event, to: self)
      // The browser reports a download only after it has begun.
      if isDownload {
        _ = try page.connection.wait(
          until: { downloads.count > count && downloads.isIdle },
          deadline: .now.advanced(by: Self.downloadLimit))
      }
    }
  }

  /// Returns whether a link at a point downloads its target.
  private func isDownload(at point: CGPoint) -> Bool {
    guard let node = (element(at: point) as? PageElement)?.node, let place = places[node] else {
      return false
    }
    let nodes = documents[place.document].nodes
    return sequence(first: place.node) { nodes[$0].parent < 0 ? nil : nodes[$0].parent }
      .contains { nodes[$0].isDownload }
  }

  /// The real time to wait for a download before the next step; a script may prevent the
  /// download from beginning.
  private static let downloadLimit = Duration.seconds(5)

  /// Handles an event for the browser's tabs; returns whether it was one.
  private func goesToTabs(_ event: InputEvent) -> Bool {
    let point: CGPoint?
    var isEnd = false
    switch event {
    case .touches(let touches, let phase):
      point = touches.first?.location
      isEnd = phase == .ended
    case .mouse(let mouse):
      point = mouse.location
      isEnd = mouse.phase == .ended
    case .key(let key, let modifiers):
      guard let tabKey = TabKey(key, modifiers) else { return false }
      tabs.handle(tabKey)
      return true
    default: return false
    }
    guard let point, let strip, strip.contains(point) else { return false }
    if isEnd { strip.page(at: point).map(tabs.activate(_:)) }
    return true
  }

  func type(_ text: String) -> Substring {
    if dialogTree != nil {
      for character in text { type(character) }
      return ""
    }
    attempt { () throws(PageAdapterError) in
      try page.deliver(text.flatMap { PageKey($0).events([]) })
    }
    return ""
  }

  /// Types a character into the field of a dialog; Return accepts the dialog.
  private func type(_ character: Character) {
    guard !character.isNewline else {
      if dialogTree != nil { close(DialogTree.Answer(accepts: true)) }
      return
    }
    edit { $0.type(character) }
  }

  /// Changes the text in the field of the dialog.
  private func edit(_ change: (inout DialogText) -> Void) {
    if var text = page.dialog?.text {
      change(&text)
      page.dialog?.text = text
    } else if var text = page.chooser?.text {
      change(&text)
      page.chooser?.text = text
    }
    refresh()
  }

  /// Chooses the option of a list box that has a title, with the arrow keys.
  func choose(_ title: String, in element: PageElement) -> Bool {
    guard let node = element.node, let target = element.options.firstIndex(of: title) else {
      return false
    }
    let current = element.options.firstIndex(of: element.state.value?.text ?? "") ?? 0
    let key = PageKey(target < current ? "\u{F700}" : "\u{F701}")
    attempt { () throws(PageAdapterError) in
      try page.connection.call(
        "DOM.focus", session: page.session, ["backendNodeId": JSON(node)])
      for _ in 0..<abs(target - current) { try page.deliver(key.events([])) }
    }
    return true
  }

  private func close(_ answer: DialogTree.Answer) {
    if page.dialog == nil, let chooser = page.chooser { return close(chooser, answer) }
    var parameters: [String: JSON] = ["accept": .bool(answer.accepts)]
    if page.dialog?.kind == .prompt {
      parameters["promptText"] = .string(page.dialog?.text.string ?? "")
    }
    page.connection.tell(
      "Page.handleJavaScriptDialog", session: page.session, .object(parameters))
    page.dialog = nil
    page.needsRound = true
    page.isDirty = true
  }

  /// Gives the files to the page, or shows the problem with them.
  private func close(_ chooser: FileChooser, _ answer: DialogTree.Answer) {
    defer { page.changed() }
    guard answer.accepts else {
      page.chooser = nil
      return
    }
    if let problem = chooser.check() {
      page.chooser?.problem = problem
      return
    }
    page.chooser = nil
    let files = chooser.paths.map { JSON.string(URL(fileURLWithPath: $0).path) }
    page.connection.tell(
      "DOM.setFileInputFiles", session: page.session,
      ["files": .array(files), "backendNodeId": JSON(chooser.node)])
  }
}

extension InputEvent {
  /// The point at which a finger or the button of the mouse is lifted.
  var liftedPoint: CGPoint? {
    switch self {
    case .touches(let touches, .ended): touches.first?.location
    case .mouse(let mouse) where mouse.phase == .ended: mouse.location
    default: nil
    }
  }
}
