import AutomationProtocol
import Foundation
import LaunchDomain

extension Interaction {
  /// The interaction in the words of XCUITest's log: `Type 'test' into "Username" TextField`.
  package func sentence(
    on element: String, modifiers: KeyModifiers = [], hidesText: Bool = false,
    destination: (ElementQuery, ElementPlace?) -> String = { query, _ in query.swiftSource }
  ) -> String {
    let sentence =
      switch self {
      case .tap(let count, let touches) where max(count, touches) > 2 || min(count, touches) > 1:
        "Tap \(element) with \(count) taps and \(touches) touches"
      case .press(let duration): "Press \(element) for \(duration.seconds)"
      case .drag(let drag):
        "\(drag.pointer == .mouse ? "Click" : "Press") \(element) for "
          + "\(drag.pressDuration.seconds) and drag to "
          + destination(drag.destination.query, drag.destination.place)
      case .pinch(let pinch): "Pinch \(element) with scale \(pinch.scale)"
      case .rotate(let rotation): "Rotate \(element) by \(rotation.angle) radians"
      case .scroll(let deltaX, let deltaY): "Scroll \(element) by (\(deltaX), \(deltaY))"
      case .typeText(let text):
        "Type '\(hidesText ? SecretRedactor.marker : text.visible)' into \(element)"
      case .typeKey(let key, _):
        "Type '\(hidesText ? SecretRedactor.marker : key.visible)' key into \(element)"
      case .adjustSlider(let position): "Adjust \(element) to position \(position)"
      case .adjustPickerWheel(let value): "Set value of \(element) to \(value)"
      case .adjustDate(let date): "Set date of \(element) to \(date.ISO8601Format())"
      case .scrollIntoView: "Scroll \(element) into view"
      case .accessibilityAction(let name): "Perform accessibility action '\(name)' of \(element)"
      case .tap, .swipe, .click, .hover:
        verb.prefix(1).uppercased() + verb.dropFirst() + " \(element)"
      }
    if case .typeKey(_, let own) = self { return sentence + own.union(modifiers).suffix }
    return sentence + modifiers.suffix
  }

  /// The interaction as the beginning of a failure message: `tap`, `type text into`.
  package var verb: String {
    switch self {
    case .tap(2, 1): "double tap"
    case .tap(1, 2): "two finger tap"
    case .tap: "tap"
    case .press: "press"
    case .drag(let drag): drag.pointer == .mouse ? "click and drag" : "press and drag"
    case .swipe(let swipe): "swipe \(swipe.direction.rawValue)"
    case .pinch: "pinch"
    case .rotate: "rotate"
    case .click(let click):
      switch (click.button, click.count) {
      case (.secondary, _): "right click"
      case (.primary, 2): "double click"
      case (.primary, _): "click"
      }
    case .hover: "hover over"
    case .scroll: "scroll"
    case .typeText: "type text into"
    case .typeKey: "type key into"
    case .adjustSlider: "adjust"
    case .adjustPickerWheel: "set value of"
    case .adjustDate: "set date of"
    case .scrollIntoView: "scroll into view"
    case .accessibilityAction: "perform accessibility action of"
    }
  }
}

extension ElementPlace {
  /// The place as XCUITest's log writes it after an element: `[0.5, 0.6]`.
  package var text: String {
    let share = "[\(normalizedOffset.x.rounded(to: 3)), \(normalizedOffset.y.rounded(to: 3))]"
    guard offset != .zero else { return share }
    return "\(share) + (\(offset.x.rounded(to: 3)), \(offset.y.rounded(to: 3)))"
  }
}

extension ElementQuery {
  /// The name of the element that the query finds, followed by a place in it.
  package func elementName(application: String, at place: ElementPlace?) -> String {
    elementName(application: application) + (place?.text ?? "")
  }
}

extension KeyModifiers {
  fileprivate var suffix: String {
    let names: [(KeyModifiers, String)] = [
      (.capsLock, "caps lock"), (.shift, "shift"), (.control, "control"), (.option, "option"),
      (.command, "command"), (.function, "function"),
    ]
    let held = names.filter { contains($0.0) }.map(\.1)
    return held.isEmpty ? "" : " with \(held.joined(separator: ", ")) held"
  }
}

extension String {
  /// The text with control characters written as Swift writes them.
  fileprivate var visible: String {
    unicodeScalars.map { $0.value < 32 || $0.value == 127 ? $0.escaped(asASCII: true) : String($0) }
      .joined()
  }
}

extension TimeInterval {
  /// The time as XCUITest's log gives it: `5.0s`.
  package var seconds: String { "\((self * 1000).rounded() / 1000)s" }
}

extension CGFloat {
  fileprivate func rounded(to digits: Int) -> Double {
    let scale = pow(10, Double(digits))
    return (Double(self) * scale).rounded() / scale
  }
}
