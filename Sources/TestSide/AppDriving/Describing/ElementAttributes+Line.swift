import AutomationProtocol
import Foundation

extension ElementAttributes {
  /// The element as one line, in the form of XCUITest's descriptions.
  ///
  /// For example: `Button, {{24.0, 89.7}, {12.3, 17.0}}, identifier: 'back', label: 'Back'`.
  ///
  /// - Parameters:
  ///   - frame: Whether to include the frame.
  ///   - identity: Whether to include the identity, where Apple shows the object's address.
  ///   - processIdentifier: The process identifier, if the element is an application.
  ///   - limit: The maximum number of characters of each text.
  public func line(
    frame showsFrame: Bool = true, identity showsIdentity: Bool = false,
    processIdentifier: Int32? = nil, textsUpTo limit: Int = .max
  ) -> String {
    func text(_ whole: String) -> String {
      (limit == .max ? whole : whole.shortened(to: limit)).escapingControls
    }
    var parts = [elementType.title + (isMain && elementType == .window ? " (Main)" : "")]
    if showsIdentity { parts.append("0x" + String(identity, radix: 16)) }
    if let processIdentifier, elementType == .application {
      parts.append("pid: \(processIdentifier)")
    }
    if showsFrame && elementType != .application { parts.append(frame.text) }
    if !identifier.isEmpty { parts.append("identifier: '\(text(identifier))'") }
    if !label.isEmpty { parts.append("label: '\(text(label))'") }
    if !title.isEmpty { parts.append("title: '\(text(title))'") }
    if let placeholderValue, !placeholderValue.isEmpty {
      parts.append("placeholderValue: '\(text(placeholderValue))'")
    }
    if let value { parts.append("value: \(text(value.text))") }
    if !isEnabled { parts.append("Disabled") }
    if isSelected { parts.append("Selected") }
    return parts.joined(separator: ", ")
  }
}

extension String {
  /// The text on one line, with control characters written as in Swift: `\n`, `\u{1B}`.
  ///
  /// Control characters could change the state of a terminal or the order of the text around them.
  package var escapingControls: String {
    guard unicodeScalars.contains(where: \.isControl) else { return self }
    return unicodeScalars.reduce(into: "") { text, scalar in
      if scalar.isControl {
        text += scalar.escaped(asASCII: true)
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    // Bidirectional controls reorder the text after them, so a line would seem to say something
    // else.
    case .format: properties.isBidiControl
    default: false
    }
  }
}

extension CGRect {
  /// The rectangle as XCUITest writes it: `{{0.0, 0.0}, {640.0, 384.0}}`.
  package var text: String {
    "{{\(origin.x.text), \(origin.y.text)}, {\(size.width.text), \(size.height.text)}}"
  }
}

extension CGFloat {
  /// The number with one decimal place.
  fileprivate var text: String {
    guard isFinite, magnitude < 1e15 else { return "\(Double(self))" }
    let tenths = Int64((Double(self) * 10).rounded())
    return "\(tenths < 0 ? "-" : "")\(tenths.magnitude / 10).\(tenths.magnitude % 10)"
  }
}
