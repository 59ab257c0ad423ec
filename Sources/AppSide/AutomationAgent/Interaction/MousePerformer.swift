import AutomationProtocol
import Foundation

/// Performs mouse input, with modifier keys held down.
@MainActor
struct MousePerformer {
  let sender: EventSender
  let modifiers: KeyModifiers

  /// Moves the mouse to a point and clicks.
  func click(_ click: Interaction.Click, at point: CGPoint) {
    hover(at: point)
    for number in 1...max(1, click.count) {
      send(.began, click.button, at: point, clickCount: number)
      send(.ended, click.button, at: point, clickCount: number)
    }
  }

  /// Moves the mouse with no button down.
  func hover(at point: CGPoint) { sender.send(.hover(point, modifiers)) }

  /// Moves the mouse to a point and turns the wheel.
  func scroll(at point: CGPoint, deltaX: Double, deltaY: Double) {
    hover(at: point)
    sender.send(.scroll(point, deltaX: deltaX, deltaY: deltaY, modifiers))
  }

  /// Holds the main button, moves the mouse, holds again and releases.
  func drag(_ route: DragRoute) {
    hover(at: route.start)
    send(.began, at: route.start)
    sender.hold(route.press)
    sender.move(for: route.movement) { share in
      .mouse(InputEvent.Mouse(.primary, .moved, at: route.point(at: share), modifiers: modifiers))
    }
    sender.hold(route.hold)
    send(.ended, at: route.end)
  }

  private func send(
    _ phase: InputEvent.TouchPhase, _ button: Interaction.Click.Button = .primary,
    at point: CGPoint, clickCount: Int = 1
  ) {
    sender.send(
      .mouse(
        InputEvent.Mouse(
          button, phase, at: point, clickCount: clickCount, modifiers: modifiers)))
  }
}
