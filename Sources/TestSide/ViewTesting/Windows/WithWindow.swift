import Foundation
import TerminalUIKit

/// Shows a controller in a window of its own while a test looks at it.
///
/// - Parameters:
///   - rootViewController: The controller whose view fills the window; nil leaves it blank.
///   - size: In points; nil is the screen's size.
///   - body: The test; the window is closed when it returns or throws.
/// - Returns: What the body returns.
@preconcurrency @MainActor
@discardableResult
public func withWindow<Result>(
  _ rootViewController: UIViewController? = nil, size: CGSize? = nil,
  _ body: @MainActor (TestWindow) throws -> Result
) rethrows -> Result {
  let window = TestWindow(rootViewController, size: size)
  defer { window.close() }
  return try body(window)
}

/// Shows a view in a window of its own while a test looks at it.
///
/// - Parameters:
///   - view: The view; without a frame it fills the window.
///   - size: The window's size, in points; nil is the screen's size.
///   - body: The test; the window is closed when it returns or throws.
/// - Returns: What the body returns.
@preconcurrency @MainActor
@discardableResult
public func withWindow<Result>(
  _ view: UIView, size: CGSize? = nil, _ body: @MainActor (TestWindow) throws -> Result
) rethrows -> Result {
  let window = TestWindow(view, size: size)
  defer { window.close() }
  return try body(window)
}

/// Shows a controller in a window of its own while a test that awaits something looks at it.
///
/// While it waits, other tests may bring their windows to the front; what this test does through its
/// own window brings that back.
///
/// - Parameters:
///   - rootViewController: The controller whose view fills the window; nil leaves it blank.
///   - size: In points; nil is the screen's size.
///   - body: The test; the window is closed when it returns or throws.
/// - Returns: What the body returns.
@preconcurrency @MainActor
@discardableResult
public func withWindow<Result>(
  _ rootViewController: UIViewController? = nil, size: CGSize? = nil,
  _ body: @MainActor (TestWindow) async throws -> Result
) async rethrows -> Result {
  let window = TestWindow(rootViewController, size: size)
  defer { window.close() }
  return try await body(window)
}
