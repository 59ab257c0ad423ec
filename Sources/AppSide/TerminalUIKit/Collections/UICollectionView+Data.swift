import Foundation

extension UICollectionView {
  /// How many items each section has, asked for now if it was not known.
  var itemCounts: [Int] {
    if let counts = collection.counts { return counts }
    // A data source may ask the collection something while it answers.
    guard !collection.isCounting else { return [] }
    collection.isCounting = true
    let counts = askForCounts()
    collection.isCounting = false
    collection.counts = counts
    collection.lastCounts = counts
    return counts
  }

  /// Remembers what there is now for the check of the next update; as in UIKit, what is shown is what
  /// there is when the collection is laid out.
  func noteCounts() {
    guard !collection.isCounting else { return }
    collection.isCounting = true
    collection.lastCounts = askForCounts()
    collection.isCounting = false
  }

  func askForCounts() -> [Int] {
    guard let dataSource else { return [] }
    let sections = max(0, dataSource.numberOfSections(in: self))
    return (0..<sections).map {
      max(0, dataSource.collectionView(self, numberOfItemsInSection: $0))
    }
  }

  /// Forgets what the data source has said.
  func forgetEverything() {
    collection.swipes?.close()
    removeAllViews()
    collection.identities.removeAll()
    collection.selection.removeAll()
    collection.highlighted = nil
    collection.counts = nil
    collection.lastCounts = nil
    collection.revision += 1
    collectionViewLayout.forgetSizes()
    collectionViewLayout.isPrepared = false
    TreeChange.note()
    setNeedsLayout()
  }

  /// Lets the layout work out where everything is.
  func prepareLayout() {
    guard !collectionViewLayout.isPrepared else { return }
    collectionViewLayout.prepareIfNeeded()
    contentSizeDidChange()
  }

  func contentSizeDidChange() {
    takeContentSize(collectionViewLayout.collectionViewContentSize)
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
      // The layout compares with the bounds that it was prepared for, which are gone by now.
      collectionViewLayout.isPrepared = false
      collection.unmeasured = Set(collection.views.keys)
    } else if collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds) {
      collectionViewLayout.isPrepared = false
    }
    collection.laidOutBounds = bounds
    prepareLayout()
  }

  /// Called when a view shows something else: it may be bigger or smaller now.
  func contentSizeMayHaveChanged(of view: UICollectionReusableView) {
    guard let element = collection.views.first(where: { $0.value === view })?.key else { return }
    collection.unmeasured.insert(element)
    setNeedsLayout()
  }

  /// Takes the background that suits the list, unless the app has chosen one.
  func useListBackground(_ color: UIColor?) {
    guard !collection.hasOwnBackground, let color, color != backgroundColor else { return }
    backgroundColor = color
    collection.hasOwnBackground = false
  }
}
