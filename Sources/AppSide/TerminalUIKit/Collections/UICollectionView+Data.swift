import Foundation

extension UICollectionView {
  /// The number of items in each section, queried from the data source if unknown.
  var itemCounts: [Int] {
    if let counts = collection.counts { return counts }
    // A data source may query the collection view while it is being queried itself.
    guard !collection.isCounting else { return [] }
    collection.isCounting = true
    let counts = queryCounts()
    collection.isCounting = false
    collection.counts = counts
    collection.lastCounts = counts
    return counts
  }

  /// Stores the current numbers of items for the consistency check of the next update.
  ///
  /// As in UIKit, the items to show are determined only by the next layout.
  func storeCounts() {
    guard !collection.isCounting else { return }
    collection.isCounting = true
    collection.lastCounts = queryCounts()
    collection.isCounting = false
  }

  func queryCounts() -> [Int] {
    guard let dataSource else { return [] }
    let sections = max(0, dataSource.numberOfSections(in: self))
    return (0..<sections).map {
      max(0, dataSource.collectionView(self, numberOfItemsInSection: $0))
    }
  }

  /// Discards all information from the data source.
  func discardData() {
    collection.swipes?.close()
    removeAllViews()
    collection.identities.removeAll()
    collection.selection.removeAll()
    collection.highlighted = nil
    collection.counts = nil
    collection.lastCounts = nil
    collection.revision += 1
    collectionViewLayout.discardMeasuredSizes()
    collectionViewLayout.isPrepared = false
    TreeChange.note()
    setNeedsLayout()
  }

  /// Prepares the layout if needed.
  func prepareLayout() {
    guard !collectionViewLayout.isPrepared else { return }
    collectionViewLayout.prepareIfNeeded()
    contentSizeDidChange()
  }

  func contentSizeDidChange() {
    updateContentSize(collectionViewLayout.collectionViewContentSize)
  }

  func layoutWasInvalidated() {
    TreeChange.note()
    setNeedsLayout()
  }

  func layoutWasReplaced(_ old: UICollectionViewLayout) {
    guard old !== collectionViewLayout else { return }
    if old.collectionView === self { old.collectionView = nil }
    collectionViewLayout.collectionView = self
    collectionViewLayout.isPrepared = false
    collection.unmeasured = Set(collection.views.keys)
    layoutWasInvalidated()
  }

  func boundsMayHaveChanged() {
    let bounds = storedBounds
    guard collection.laidOutBounds != bounds else { return prepareLayout() }
    let isOtherSize = collection.laidOutBounds.size != bounds.size
    if isOtherSize {
      // The layout compares the new bounds with those it was prepared for, which are not available
      // here.
      collectionViewLayout.isPrepared = false
      collection.unmeasured = Set(collection.views.keys)
    } else if collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds) {
      collectionViewLayout.isPrepared = false
    }
    collection.laidOutBounds = bounds
    prepareLayout()
  }

  /// Called after the content of a view has changed, which may change its size.
  func contentSizeMayHaveChanged(of view: UICollectionReusableView) {
    guard let element = collection.views.first(where: { $0.value === view })?.key else { return }
    collection.unmeasured.insert(element)
    setNeedsLayout()
  }

  /// Applies the list's background colour unless the app has set one.
  func useListBackground(_ color: UIColor?) {
    guard !collection.hasOwnBackground, let color, color != backgroundColor else { return }
    backgroundColor = color
    collection.hasOwnBackground = false
  }
}
