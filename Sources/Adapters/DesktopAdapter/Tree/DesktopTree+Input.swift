import AdapterSupport
import AutomationAgent
import AutomationProtocol
import Foundation

/// The delivery of input through the display.
extension DesktopTree {
  func check(_ interaction: Interaction, on element: any AutomationElement) throws {
    switch interaction {
    case .pinch, .rotate: throw AutomationFailure.unsupported(Self.fingers)
    case .tap(_, let touches) where touches > 1: throw AutomationFailure.unsupported(Self.fingers)
    default: break
    }
    if let part = app.stoppedPart {
      throw AutomationFailure.unsupported("be used, because \(part) \(BusyProgram.stopped)")
    }
    let object = (element as? DesktopElement).flatMap { $0 === root ? programs.first : $0 }
    if let object, !reader.answers(object.reference) {
      throw AutomationFailure.unsupported("be used, because \(app.programName) doesn't answer")
    }
  }

  /// The reason why touches of several fingers aren't supported.
  private static let fingers = "be touched with several fingers, because its pointer is a mouse"

  func deliver(_ event: InputEvent) {
    switch event {
    case .text(let text): _ = type(text)
    case .key(let name, let modifiers):
      app.session.display.keyboard.press(key: name, modifiers)
    default: pointer.deliver(event, to: self)
    }
    app.noteInput()
    // A toolkit may handle mouse movements only when it draws its next picture.
    if event.isMovement { needsPicture = true }
  }

  func type(_ text: String) -> Substring {
    app.session.display.keyboard.type(text) { app.settle() }
    app.noteInput()
    app.settle()
    return ""
  }
}

extension InputEvent {
  fileprivate var isMovement: Bool {
    switch self {
    case .touches(_, .moved): true
    case .mouse(let mouse): mouse.phase == .moved
    default: false
    }
  }
}
