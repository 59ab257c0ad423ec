import Foundation

/// Updates of items and sections, with UIKit's consistency check.
extension UICollectionView {
  /// Records a change, which is made immediately outside of `performBatchUpdates(_:completion:)`.
  func update(_ change: (inout ListUpdates) -> Void) {
    change(&collection.updates)
    if collection.updateDepth == 0 { commitUpdates() }
  }

  func commitUpdates() {
    let updates = collection.updates
    collection.updates = ListUpdates()
    let counts = queryCounts()
    if let misuse = updates.misuse(before: collection.lastCounts, after: counts, in: .collection) {
      misuse.report()
      return reloadData()
    }
    collection.lastCounts = counts
    // A collection view that hasn't been laid out yet has nothing to update.
    guard collection.counts != nil else { return setNeedsLayout() }
    if !updates.keepsEverythingInPlace { apply(updates, counts) }
    collectionViewLayout.isPrepared = false
    reconfigure(updates)
    TreeChange.note()
    if collection.hasLaidOutItems { tile() } else { setNeedsLayout() }
  }

  /// Calls a completion after the animation, or immediately if the collection view isn't visible.
  func finishUpdates(_ completion: ((Bool) -> Void)?) {
    guard let completion else { return }
    guard storedWindow != nil else { return completion(true) }
    UIApplication.shared.animate(
      duration: UIScrollView.animationDuration, delay: 0, {}, completion, on: [self])
  }

  private func apply(_ updates: ListUpdates, _ counts: [Int]) {
    collection.swipes?.close()
    collection.revision += 1
    let mapping = ListMapping(updates)
    func place(_ indexPath: IndexPath) -> IndexPath? {
      updates.reloadedItems.contains(indexPath) ? nil : mapping.newIndexPath(for: indexPath)
    }
    collectionViewLayout.itemsDidMove(place)
    moveViews(place, mapping, updates)
    collection.identities.update(place)
    collection.selection.update(place)
    collection.highlighted = collection.highlighted.flatMap(place)
    collection.focused = collection.focused.flatMap(mapping.newIndexPath)
    collection.counts = counts
  }

  private func moveViews(
    _ place: (IndexPath) -> IndexPath?, _ mapping: ListMapping, _ updates: ListUpdates
  ) {
    var kept: [CollectionElement: UICollectionReusableView] = [:]
    var unmeasured: Set<CollectionElement> = []
    for (element, view) in collection.views.sorted(by: { $0.key < $1.key }) {
      var target: IndexPath?
      if element.kind == nil {
        target = place(element.indexPath)
      } else if !updates.reloadedSections.contains(element.indexPath.section) {
        target = mapping.newSection(for: element.indexPath.section).map {
          IndexPath(item: element.indexPath.item, section: $0)
        }
      }
      guard let target else {
        removeView(element)
        continue
      }
      let new = CollectionElement(kind: element.kind, indexPath: target)
      kept[new] = view
      // The sizes of headers are measured again.
      if element.kind != nil || collection.unmeasured.contains(element) { unmeasured.insert(new) }
    }
    collection.views = kept
    collection.unmeasured = unmeasured
  }

  private func reconfigure(_ updates: ListUpdates) {
    let mapping = ListMapping(updates)
    for old in updates.reconfiguredItems.sorted() {
      guard let indexPath = mapping.newIndexPath(for: old), let cell = cell(at: indexPath) else {
        continue
      }
      let element = CollectionElement(kind: nil, indexPath: indexPath)
      collection.reconfiguring = (cell, indexPath)
      let result = dataSource?.collectionView(self, cellForItemAt: indexPath)
      collection.reconfiguring = nil
      collection.unmeasured.insert(element)
      guard let result, result !== cell else { continue }
      // A data source may return another cell than the one to reconfigure, which is then replaced.
      removeView(element)
      result.collectionView = self
      collection.views[element] = result
      giveIdentity(to: result, at: indexPath)
      collection.unmeasured.insert(element)
      prepare(result, at: indexPath)
      addSubview(result)
    }
  }
}
