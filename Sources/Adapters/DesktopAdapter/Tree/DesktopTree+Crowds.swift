import AutomationAgent
import Foundation

/// Containers with so many children that only the visible ones are elements, as in the tables of a phone.
///
/// The visible children are found with a few queries, however many children there are, because the scroll
/// bar shows approximately where they are.
extension DesktopTree {
  /// Finds the visible children of a container.
  ///
  /// - Returns: The children, and their positions without those of headers at the start.
  func visibleChildren(
    of element: DesktopElement
  ) -> (children: [AccessibleReference], range: Range<Int>) {
    let count = element.object.childCount
    let area = element.automationVisibleFrame
    guard !area.isEmpty,
      let position = visiblePosition(in: element, from: likelyPosition(in: element), area)
    else { return ([], 0..<0) }
    let after = shownPart(of: element, from: position, to: count, in: area)
    let before = shownPart(of: element, from: position - 1, to: -1, in: area)
    let range = position - before.count..<position + after.count
    // Headers stay visible while rows scroll.
    let headers =
      element.object.role.hasHeaders
      ? shownPart(of: element, from: 0, to: range.lowerBound, in: area) : []
    return (headers + before.reversed() + after, range)
  }

  /// Returns whether the children that are elements are still the visible ones.
  func showsSamePart(_ element: DesktopElement) -> Bool {
    guard let range = element.crowd?.range, !element.children.isEmpty else { return false }
    let area = element.automationVisibleFrame
    loadFrames(of: element.children)
    let frames = element.children.map { frame(of: $0) }
    guard frames.allSatisfy({ $0.overlaps(area) }), let first = frames.first, let last = frames.last
    else { return false }
    // The space at the edges is too small for another row.
    let hasFirst =
      range.lowerBound == 0
      || first.minY < area.minY + first.height && first.minX < area.minX + first.width
    let hasLast =
      range.upperBound == element.object.childCount
      || last.maxY > area.maxY - last.height && last.maxX > area.maxX - last.width
    return hasFirst && hasLast
  }

  /// Returns the last position of a visible child, or an estimate from the scroll bar.
  private func likelyPosition(in element: DesktopElement) -> Int {
    // The last child, because the first may be a header, which is always visible.
    if let last = element.crowd?.range.last,
      placedChildren(of: element, at: [last]).first?.frame.map(isOnScreen) == true
    {
      return last
    }
    var ancestor: DesktopElement? = element
    while let next = ancestor, next.object.role != .scrollPane { ancestor = next.parent }
    let bars = ancestor?.children.filter { $0.object.role == .scrollBar } ?? []
    let shares = bars.compactMap { bar -> Double? in
      guard let range = reader.range(of: bar.reference), range.maximum > range.minimum else {
        return nil
      }
      return (range.current - range.minimum) / (range.maximum - range.minimum)
    }
    let share = min(max(shares.max() ?? 0, 0), 1)
    return min(Int(share * Double(element.object.childCount)), element.object.childCount - 1)
  }

  /// Finds the position of a visible child.
  ///
  /// The frame of a hidden child shows in which direction the visible ones are. GTK 3 reports no position for
  /// a hidden child; then the search moves outwards from it.
  private func visiblePosition(
    in element: DesktopElement, from start: Int, _ area: CGRect
  ) -> Int? {
    var (low, high) = (0, element.object.childCount)
    var center = start
    var distance = 0
    while low < high {
      let steps = (distance + 1) / 2 * (distance % 2 == 0 ? 1 : -1)
      guard abs(steps) * Self.step <= high - low else { return nil }
      let position = center + steps * Self.step
      distance += 1
      guard (low..<high).contains(position) else { continue }
      guard let frame = placedChildren(of: element, at: [position]).first?.frame,
        !frame.hasNoPlace
      else { continue }
      if frame.overlaps(area) { return position }
      let isBefore =
        frame.maxY <= area.minY || frame.minY < area.maxY && frame.maxX <= area.minX
      if isBefore { low = position + 1 } else { high = position }
      center = (low + high) / 2
      distance = 0
    }
    return nil
  }

  private func isOnScreen(_ frame: CGRect) -> Bool {
    frame.overlaps(CGRect(origin: .zero, size: screenSize))
  }

  /// Returns the children from a position up to the first hidden one, in either direction.
  private func shownPart(
    of element: DesktopElement, from start: Int, to end: Int, in area: CGRect
  ) -> [AccessibleReference] {
    var shown: [AccessibleReference] = []
    var rest = start < end ? Array(start..<end) : Array((end + 1..<max(start, end) + 1).reversed())
    rest.removeLast(max(0, rest.count - Self.limit))
    while !rest.isEmpty {
      for child in placedChildren(of: element, at: rest.prefix(Self.step)) {
        guard let reference = child.reference, child.frame?.overlaps(area) == true else {
          return shown
        }
        shown.append(reference)
      }
      rest.removeFirst(min(Self.step, rest.count))
    }
    return shown
  }

  private func placedChildren(
    of element: DesktopElement, at positions: some Collection<Int>
  ) -> [(reference: AccessibleReference?, frame: CGRect?)] {
    let references = reader.children(at: Array(positions), of: element.reference)
    var frames = frames(of: references.compactMap(\.self), near: element).makeIterator()
    return references.map { reference in reference.map { ($0, frames.next() ?? nil) } ?? (nil, nil)
    }
  }

  /// The number of children read at once, and the distance between those checked in a search; usually more
  /// children than that are visible.
  private static let step = 8
  /// The maximum number of rows on a screen.
  private static let limit = 1000
}

extension CGRect {
  /// Returns whether two rectangles overlap by more than an edge.
  fileprivate func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
