import AutomationProtocol
import Foundation
import Testing

@Suite struct InteractionTests {
  static let destination = Interaction.Drag.Destination(
    ElementQuery(steps: [.descendants(.cell), .index(2)]),
    at: ElementPlace(normalizedOffset: CGPoint(x: 0.5, y: 0.5), offset: CGPoint(x: 1, y: -2)))

  /// At least one interaction of each kind.
  static let interactions: [Interaction] = [
    .tap(count: 1, touches: 1), .tap(count: 2, touches: 3), .press(duration: 0.5),
    .drag(Interaction.Drag(pressDuration: 1, to: destination)),
    .drag(
      Interaction.Drag(
        pressDuration: 0, to: .init(.application), velocity: 10, holdDuration: 2, pointer: .mouse)),
    .swipe(.init(.up)), .swipe(.init(.left, velocity: 99.5)),
    .pinch(.init(scale: 0.5, velocity: -1)), .rotate(.init(angle: -3.25, velocity: 2)),
    .click(.init()), .click(.init(.secondary, count: 2)), .hover,
    .scroll(deltaX: 0, deltaY: -48), .typeText("é\u{1F600}\n"), .typeKey("a", modifiers: []),
    .typeKey("\u{F700}", modifiers: [.command, .shift]), .adjustSlider(position: 0.75),
    .adjustPickerWheel(value: "Red"), .adjustDate(Date(timeIntervalSince1970: 1_700_000_000.5)),
    .scrollIntoView, .accessibilityAction(name: "Delete"),
  ]

  @Test(arguments: interactions) func `interactions that a person can perform are accepted`(
    interaction: Interaction
  ) throws {
    try interaction.check()
  }

  private static let nonsense: [Double] = [.nan, .infinity, -.infinity, -1]

  @Test(arguments: nonsense) func `invalid times and velocities are rejected`(number: Double) {
    func drag(_ press: Double = 0, _ velocity: Double = 1, _ hold: Double = 0) -> Interaction {
      .drag(
        Interaction.Drag(
          pressDuration: press, to: Self.destination, velocity: velocity, holdDuration: hold))
    }
    for interaction: Interaction in [
      .press(duration: number), drag(number), drag(0, number), drag(0, 1, number),
      .swipe(.init(.up, velocity: number)), .pinch(.init(scale: number, velocity: 1)),
      .adjustSlider(position: number),
      // A date may be before 1970.
      .adjustDate(Date(timeIntervalSince1970: number == -1 ? 1e13 : number)),
    ] {
      #expect(throws: AutomationFailure.self, "\(interaction)") { try interaction.check() }
    }
  }

  @Test(arguments: [
    Interaction.tap(count: 0, touches: 1), .tap(count: 1, touches: -1),
    .tap(count: 1_000_000, touches: 1), .press(duration: 1e9), .swipe(.init(.up, velocity: 0)),
    .pinch(.init(scale: 0, velocity: 1)), .pinch(.init(scale: 2, velocity: 0)),
    .pinch(.init(scale: 2, velocity: -1)), .pinch(.init(scale: 0.5, velocity: 1)),
    .typeKey("a", modifiers: KeyModifiers(rawValue: 0x40)),
    .typeKey("a", modifiers: KeyModifiers(rawValue: .max)),
    .pinch(.init(scale: 2, velocity: .nan)), .pinch(.init(scale: 50, velocity: 0.01)),
    .rotate(.init(angle: .nan, velocity: 1)), .rotate(.init(angle: 1, velocity: 0)),
    .rotate(.init(angle: 100, velocity: 0.01)), .click(.init(count: 0)),
    .scroll(deltaX: .nan, deltaY: 0), .scroll(deltaX: 0, deltaY: .infinity),
    .typeKey("", modifiers: []), .typeKey("ab", modifiers: []), .adjustSlider(position: 1.01),
  ])
  func `impossible interactions are rejected with a sentence`(interaction: Interaction) {
    do throws(AutomationFailure) {
      try interaction.check()
      Issue.record("\(interaction) was accepted")
    } catch {
      #expect(error.code == .invalidArgument)
      #expect(error.message.hasSuffix(".") || error.message.contains("; "))
    }
  }

  @Test func `an interaction must have exactly one kind`() {
    for text in [#"{}"#, #"{"hover":{},"tap":{}}"#, #"{"fly":{}}"#, "3"] {
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(Interaction.self, from: Data(text.utf8))
      }
    }
  }

  @Test func `a place is a fraction of the frame plus an offset`() {
    let frame = CGRect(x: 100, y: 50, width: 40, height: 20)
    let place = ElementPlace(
      normalizedOffset: CGPoint(x: 0.25, y: 1), offset: CGPoint(x: -5, y: 3))
    #expect(place.point(in: frame) == CGPoint(x: 105, y: 73))
  }
}
