/// Where text is laid out: a name without a meaning here, so that
/// `UITextView(frame: .zero, textContainer: nil)` can be written (UIKit).
@preconcurrency @MainActor
public final class NSTextContainer {
  private init() {}
}
