import AutomationProtocol

/// Defaults for a toolkit without text input and pictures.
extension ElementTree {
  /// `nil`, because no element accepts typed text.
  public var focusedElement: (any AutomationElement)? { nil }

  /// Refuses every picture.
  public func capture(
    _ format: CaptureCall.Format, of element: (any AutomationElement)?
  ) throws -> Capture {
    throw AutomationFailure.unsupported("draw its screen as \(format.rawValue)")
  }

  /// Captures the screen as SVG.
  public func recordedPicture() throws -> RecordCall.Picture {
    let capture = try capture(.svg, of: nil)
    return RecordCall.Picture(
      .svg, String(decoding: capture.data, as: UTF8.self), size: capture.size)
  }
}
