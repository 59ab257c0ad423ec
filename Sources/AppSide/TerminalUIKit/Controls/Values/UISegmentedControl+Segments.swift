import Foundation

/// The segments of a segmented control. As in UIKit, indices are clamped to the range.
extension UISegmentedControl {
  /// The number of segments.
  public var numberOfSegments: Int { segments.count }

  /// Inserts a segment with a title; the selected segment stays selected.
  public func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title), at: segment)
  }

  /// Inserts a segment with an image; the selected segment stays selected.
  public func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment)
  }

  /// Inserts a segment with an action; the selected segment stays selected.
  public func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(Segment(action: action), at: segment)
  }

  /// Removes a segment; if it was selected, no segment is selected afterwards.
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

  /// Removes all segments.
  public func removeAllSegments() {
    selectedSegmentIndex = Self.noSegment
    segments = []
    segmentsDidChange()
  }

  /// Sets the title of a segment, which replaces its image.
  public func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) {
      $0.title = title
      $0.image = nil
    }
  }

  /// Returns the title of a segment, or `nil` if it has none.
  public func titleForSegment(at segment: Int) -> String? {
    nearest(segment).flatMap { segments[$0].title }
  }

  /// Sets the image of a segment, which replaces its title.
  public func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) {
      $0.image = image
      $0.title = nil
    }
  }

  /// Returns the image of a segment, or `nil` if it has none.
  public func imageForSegment(at segment: Int) -> UIImage? {
    nearest(segment).flatMap { segments[$0].image }
  }

  /// Sets the action and the title of a segment.
  public func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) {
      $0.action = action
      $0.title = action.title
      $0.image = nil
    }
  }

  /// Returns the action of a segment, or `nil` if it has none.
  public func actionForSegment(at segment: Int) -> UIAction? {
    nearest(segment).flatMap { segments[$0].action }
  }

  /// Returns the index of the segment with an action's identifier, or `nil` if there isn't one.
  public func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int? {
    segments.firstIndex { $0.action?.identifier == actionIdentifier }
  }

  /// Enables or disables a segment.
  public func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }

  /// Returns whether a segment is enabled.
  public func isEnabledForSegment(at segment: Int) -> Bool {
    nearest(segment).map { segments[$0].isEnabled } ?? false
  }

  /// Sets the width of a segment in points, where 0 means automatic.
  public func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = max(0, width.finiteOrZero) }
  }

  /// Returns the width set for a segment in points, or 0 if it is automatic.
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
