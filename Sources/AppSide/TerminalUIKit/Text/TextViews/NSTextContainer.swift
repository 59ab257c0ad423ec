/// The region in which text is laid out (UIKit).
///
/// The class exists only so that `UITextView(frame: .zero, textContainer: nil)` compiles.
@preconcurrency @MainActor
public final class NSTextContainer {
  private init() {}
}
