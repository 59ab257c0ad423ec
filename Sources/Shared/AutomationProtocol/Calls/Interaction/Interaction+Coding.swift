import Foundation

extension Interaction: Codable {
  private enum CodingKeys: String, CodingKey {
    case tap, press, drag, swipe, pinch, rotate, click, hover, scroll, typeText, typeKey
    case adjustSlider, adjustPickerWheel, adjustDate, scrollIntoView, accessibilityAction
  }

  // The parameters of kinds that have no separate type. A missing number of taps or touches means 1; missing
  // modifiers mean none.
  private struct Taps: Codable { var count: Int?, touches: Int? }
  private struct Hold: Codable { var duration: TimeInterval }
  private struct Distance: Codable { var deltaX: Double, deltaY: Double }
  private struct Text: Codable { var text: String }
  private struct Key: Codable { var key: String, modifiers: KeyModifiers? }
  private struct Position: Codable { var position: Double }
  private struct Value: Codable { var value: String }
  private struct Moment: Codable { var secondsSince1970: TimeInterval }
  private struct Name: Codable { var name: String }

  /// Reads an object with one key, the kind of interaction: `{"tap": {"count": 2}}`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    guard container.allKeys.count == 1, let key = container.allKeys.first else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription: "An interaction is an object with one key, the kind of interaction."))
    }
    switch key {
    case .tap:
      let taps = try container.decode(Taps.self, forKey: key)
      self = .tap(count: taps.count ?? 1, touches: taps.touches ?? 1)
    case .press: self = .press(duration: try container.decode(Hold.self, forKey: key).duration)
    case .drag: self = .drag(try container.decode(Drag.self, forKey: key))
    case .swipe: self = .swipe(try container.decode(Swipe.self, forKey: key))
    case .pinch: self = .pinch(try container.decode(Pinch.self, forKey: key))
    case .rotate: self = .rotate(try container.decode(Rotation.self, forKey: key))
    case .click: self = .click(try container.decode(Click.self, forKey: key))
    case .hover: self = .hover
    case .scroll:
      let distance = try container.decode(Distance.self, forKey: key)
      self = .scroll(deltaX: distance.deltaX, deltaY: distance.deltaY)
    case .typeText: self = .typeText(try container.decode(Text.self, forKey: key).text)
    case .typeKey:
      let stroke = try container.decode(Key.self, forKey: key)
      self = .typeKey(stroke.key, modifiers: stroke.modifiers ?? [])
    case .adjustSlider:
      self = .adjustSlider(position: try container.decode(Position.self, forKey: key).position)
    case .adjustPickerWheel:
      self = .adjustPickerWheel(value: try container.decode(Value.self, forKey: key).value)
    case .adjustDate:
      let moment = try container.decode(Moment.self, forKey: key)
      self = .adjustDate(Date(timeIntervalSince1970: moment.secondsSince1970))
    case .scrollIntoView: self = .scrollIntoView
    case .accessibilityAction:
      self = .accessibilityAction(name: try container.decode(Name.self, forKey: key).name)
    }
  }

  /// Writes an object with one key, the kind of interaction.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .tap(let count, let touches):
      let taps = Taps(count: count == 1 ? nil : count, touches: touches == 1 ? nil : touches)
      try container.encode(taps, forKey: .tap)
    case .press(let duration): try container.encode(Hold(duration: duration), forKey: .press)
    case .drag(let drag): try container.encode(drag, forKey: .drag)
    case .swipe(let swipe): try container.encode(swipe, forKey: .swipe)
    case .pinch(let pinch): try container.encode(pinch, forKey: .pinch)
    case .rotate(let rotation): try container.encode(rotation, forKey: .rotate)
    case .click(let click): try container.encode(click, forKey: .click)
    case .hover: try container.encode(EmptyResult(), forKey: .hover)
    case .scroll(let deltaX, let deltaY):
      try container.encode(Distance(deltaX: deltaX, deltaY: deltaY), forKey: .scroll)
    case .typeText(let text): try container.encode(Text(text: text), forKey: .typeText)
    case .typeKey(let key, let modifiers):
      let stroke = Key(key: key, modifiers: modifiers.isEmpty ? nil : modifiers)
      try container.encode(stroke, forKey: .typeKey)
    case .adjustSlider(let position):
      try container.encode(Position(position: position), forKey: .adjustSlider)
    case .adjustPickerWheel(let value):
      try container.encode(Value(value: value), forKey: .adjustPickerWheel)
    case .adjustDate(let date):
      let moment = Moment(secondsSince1970: date.timeIntervalSince1970)
      try container.encode(moment, forKey: .adjustDate)
    case .scrollIntoView: try container.encode(EmptyResult(), forKey: .scrollIntoView)
    case .accessibilityAction(let name):
      try container.encode(Name(name: name), forKey: .accessibilityAction)
    }
  }
}
