import AutomationProtocol
import Foundation

extension Vocabulary {
  static let touching = [
    step(
      "I tap {element}", .touching, "Taps an element, after waiting for it.", app: "LoginApp",
      "I tap the button \"Login\""
    ) { world, input in try world.perform(.tap(count: 1, touches: 1), on: input.element(0)) },
    step(
      "I tap {element} {int} time(s)", .touching, "Taps an element repeatedly.",
      app: "ControlsApp -screen stepper", "I tap the second button \"Increment\" 3 times"
    ) { world, input in
      for _ in 0..<(try input.count(1, what: "number of taps", from: 1)) {
        try world.perform(.tap(count: 1, touches: 1), on: input.element(0))
      }
    },
    step(
      "I double-tap {element}", .touching, "Taps an element twice in quick succession.",
      app: "ControlsApp -screen gestures", "I double-tap the text \"tapPad\""
    ) { world, input in try world.perform(.tap(count: 2, touches: 1), on: input.element(0)) },
    step(
      "I tap {element} with {int} finger(s)", .touching, "Taps an element with several fingers.",
      app: "ControlsApp -screen gestures", "I tap the text \"tapPad\" with 2 fingers"
    ) { world, input in
      try world.perform(.tap(count: 1, touches: input.integer(1)), on: input.element(0))
    },
    step(
      "I tap {element} at {float} %, {float} %", .touching,
      "Taps an element at a place in it: from the left and from the top.",
      app: "ControlsApp -screen gestures", "I tap the text \"tapPad\" at 10 %, 50 %"
    ) { world, input in
      let place = ElementPlace(
        normalizedOffset: CGPoint(x: input.number(1) / 100, y: input.number(2) / 100))
      try world.perform(.tap(count: 1, touches: 1), on: input.element(0), at: place)
    },
    step(
      "I press and hold {element}", .touching, "Holds a finger on an element for a second.",
      app: "ControlsApp -screen menus", "I press and hold the text \"letter\""
    ) { world, input in try world.perform(.press(duration: 1), on: input.element(0)) },
    step(
      "I press and hold {element} for {float} s", .touching, "Holds a finger on an element.",
      app: "ControlsApp -screen gestures", "I press and hold the text \"tapPad\" for 1.5 s"
    ) { world, input in
      try world.perform(.press(duration: input.time(1)), on: input.element(0))
    },
    step(
      "I click {element}", .touching, "Clicks an element with the mouse.", app: "LoginApp",
      "I click the button \"Login\""
    ) { world, input in try world.perform(.click(.init()), on: input.element(0)) },
    step(
      "I double-click {element}", .touching, "Clicks an element twice with the mouse.",
      app: "ControlsApp -screen gestures", "I double-click the text \"tapPad\""
    ) { world, input in
      try world.perform(.click(.init(.primary, count: 2)), on: input.element(0))
    },
    step(
      "I right-click {element}", .touching, "Clicks an element with the mouse's second button.",
      app: "ControlsApp -screen gestures", "I right-click the text \"tapPad\""
    ) { world, input in try world.perform(.click(.init(.secondary)), on: input.element(0)) },
    step(
      "I hover over {element}", .touching, "Moves the mouse pointer over an element.",
      app: "ControlsApp -screen gestures", "I hover over the text \"tapPad\""
    ) { world, input in try world.perform(.hover, on: input.element(0)) },
    step(
      "I perform the action {string} of {element}", .touching,
      "Performs an action that a screen reader offers.",
      app: "ControlsApp -screen button", "I perform the action \"Keep\" of the button \"Plain\""
    ) { world, input in
      try world.perform(.accessibilityAction(name: input.text(0)), on: input.element(1))
    },
  ]

  static let gestures = [
    step(
      "I swipe {direction}", .touching, "Swipes across the screen.",
      app: "ControlsApp -screen longList", "I swipe up"
    ) { world, input in
      try world.perform(.swipe(.init(direction(input.text(0)))), on: ElementPhrase("the app"))
    },
    step(
      "I swipe {direction} on {element}", .touching, "Swipes across an element.",
      app: "ControlsApp -screen gestures", "I swipe left on the text \"swipePad\""
    ) { world, input in
      try world.perform(.swipe(.init(direction(input.text(0)))), on: input.element(1))
    },
    step(
      "I slowly swipe {direction} on {element}", .touching, "Swipes slowly across an element.",
      app: "ControlsApp -screen gestures", "I slowly swipe right on the text \"swipePad\""
    ) { world, input in
      let swipe = Interaction.Swipe(direction(input.text(0)), velocity: GestureSpeed.slow)
      try world.perform(.swipe(swipe), on: input.element(1))
    },
    step(
      "I quickly swipe {direction} on {element}", .touching, "Swipes quickly across an element.",
      app: "ControlsApp -screen gestures", "I quickly swipe up on the text \"swipePad\""
    ) { world, input in
      let swipe = Interaction.Swipe(direction(input.text(0)), velocity: GestureSpeed.fast)
      try world.perform(.swipe(swipe), on: input.element(1))
    },
    step(
      "I scroll to {element}", .touching, "Scrolls as little as needed to show an element.",
      app: "ControlsApp -screen longPage", "I scroll to the last text"
    ) { world, input in try world.perform(.scrollIntoView, on: input.element(0)) },
    step(
      "I scroll {element} by {float}, {float}", .touching,
      "Turns the mouse wheel over an element: to the left and upwards, in points.",
      app: "ControlsApp -screen scroll", "I scroll the scroll view \"page\" by 0, -50"
    ) { world, input in
      try world.perform(
        .scroll(deltaX: input.number(1), deltaY: input.number(2)), on: input.element(0))
    },
    step(
      "I drag {element} to {element}", .touching,
      "Holds a finger on an element and moves it to another.",
      app: "ControlsApp -screen gestures",
      "I drag the text \"dragPad\" to the text \"swipePad\""
    ) { world, input in
      let destination = try input.element(1)
      let drag = Interaction.Drag(pressDuration: 0.5, to: .init(destination.query))
      try world.perform(.drag(drag), on: input.element(0), to: destination)
    },
    step(
      "I pinch {element} to {float} %", .touching,
      "Moves two fingers apart or together until their distance is this share of before.",
      app: "ControlsApp -screen gestures", "I pinch the text \"dragPad\" to 200 %"
    ) { world, input in
      let scale = input.number(1) / 100
      try world.perform(
        .pinch(.init(scale: scale, velocity: scale < 1 ? -1 : 1)), on: input.element(0))
    },
    step(
      "I rotate {element} by {float} degrees", .touching,
      "Turns two fingers about the point between them, clockwise if the angle is positive.",
      app: "ControlsApp -screen gestures", "I rotate the text \"dragPad\" by 90 degrees"
    ) { world, input in
      let angle = input.number(1) * .pi / 180
      try world.perform(
        .rotate(.init(angle: angle, velocity: angle < 0 ? -1 : 1)), on: input.element(0))
    },
  ]

  private static func direction(_ word: String) -> Interaction.Swipe.Direction {
    Interaction.Swipe.Direction(rawValue: word) ?? .up
  }
}
