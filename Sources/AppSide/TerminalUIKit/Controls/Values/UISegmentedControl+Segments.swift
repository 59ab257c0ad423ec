import Foundation

/// The segments of a segmented control; indices out of range are brought into it, as in UIKit.
extension UISegmentedControl {
  /// How many segments there are.
  public var numberOfSegments: Int { segments.count }

  /// Puts a segment with a title before another; the choice stays with its segment.
  public func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title), at: segment)
  }

  /// Puts a segment with a picture before another; the choice stays with its segment.
  public func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment)
  }

  /// Puts a segment that does something before another; the choice stays with its segment.
  public func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(Segment(action: action), at: segment)
  }

  /// Takes a segment away; nothing is chosen any more if it was the one.
  public func removeSegment(at segment: Int, animated: Bool) {
    guard let index = nearest(segment) else { return }
    let selected = selectedSegmentIndex
    selectedSegmentIndex = Self.noSegment
    segments.remove(at: index)
    if selected != index, selected != Self.noSegment {
      selectedSegmentIndex = selected > index ? selected - 1 : selected
    }
    segmentsDidChange()
  }

  /// Takes all segments away.
  public func removeAllSegments() {
    selectedSegmentIndex = Self.noSegment
    segments = []
    segmentsDidChange()
  }

  /// Sets the title of a segment, in place of its picture.
  public func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) {
      $0.title = title
      $0.image = nil
    }
  }

  /// The title of a segment; nil when it has none.
  public func titleForSegment(at segment: Int) -> String? {
    nearest(segment).flatMap { segments[$0].title }
  }

  /// Sets the picture of a segment, in place of its title.
  public func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) {
      $0.image = image
      $0.title = nil
    }
  }

  /// The picture of a segment; nil when it has none.
  public func imageForSegment(at segment: Int) -> UIImage? {
    nearest(segment).flatMap { segments[$0].image }
  }

  /// Sets what is done when a segment is chosen, and its title.
  public func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) {
      $0.action = action
      $0.title = action.title
      $0.image = nil
    }
  }

  /// What is done when a segment is chosen; nil when there is nothing.
  public func actionForSegment(at segment: Int) -> UIAction? {
    nearest(segment).flatMap { segments[$0].action }
  }

  /// The segment of an action; nil when there is none.
  public func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int? {
    segments.firstIndex { $0.action?.identifier == actionIdentifier }
  }

  /// Sets whether a segment can be chosen.
  public func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }

  /// Whether a segment can be chosen.
  public func isEnabledForSegment(at segment: Int) -> Bool {
    nearest(segment).map { segments[$0].isEnabled } ?? false
  }

  /// Sets the width of a segment, in points; 0 leaves it to the content.
  public func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = max(0, width.finiteOrZero) }
  }

  /// The width that was set for a segment, in points; 0 when it is left to the content.
  public func widthForSegment(at segment: Int) -> CGFloat {
    nearest(segment).map { segments[$0].width } ?? 0
  }

  private func insert(_ segment: Segment, at place: Int) {
    let index = min(max(place, 0), segments.count)
    segments.insert(segment, at: index)
    if selectedSegmentIndex >= index { selectedSegmentIndex += 1 }
    segmentsDidChange()
  }

  private func change(_ segment: Int, _ change: (Segment) -> Void) {
    guard let index = nearest(segment) else { return }
    change(segments[index])
    segmentsDidChange()
  }

  private func nearest(_ segment: Int) -> Int? {
    segments.isEmpty ? nil : min(max(segment, 0), segments.count - 1)
  }
}
