import Foundation
import TerminalUIKit

/// Shows a controller in a new window while a block runs.
///
/// - Parameters:
///   - rootViewController: The controller whose view fills the window, or `nil` for a blank window.
///   - size: The size in points, or `nil` for the screen's size.
///   - body: The test's code; the window is closed when it returns or throws.
/// - Returns: The value that the block returns.
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

/// Shows a view in a new window while a block runs.
///
/// - Parameters:
///   - view: The view, which fills the window if it has no frame.
///   - size: The window's size in points, or `nil` for the screen's size.
///   - body: The test's code; the window is closed when it returns or throws.
/// - Returns: The value that the block returns.
@preconcurrency @MainActor
@discardableResult
public func withWindow<Result>(
  _ view: UIView, size: CGSize? = nil, _ body: @MainActor (TestWindow) throws -> Result
) rethrows -> Result {
  let window = TestWindow(view, size: size)
  defer { window.close() }
  return try body(window)
}

/// Shows a controller in a new window while an asynchronous block runs.
///
/// While the block awaits something, other tests may bring their windows to the front; the next
/// interaction with this window brings it back.
///
/// - Parameters:
///   - rootViewController: The controller whose view fills the window, or `nil` for a blank window.
///   - size: The size in points, or `nil` for the screen's size.
///   - body: The test's code; the window is closed when it returns or throws.
/// - Returns: The value that the block returns.
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
