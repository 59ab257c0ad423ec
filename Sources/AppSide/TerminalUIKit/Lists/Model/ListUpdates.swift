import Foundation

/// Changes to a list that happen at once, as UIKit takes them: what is deleted, reloaded or moved away
/// counts in the list as it was, what is inserted or moved in counts in the list as it will be.
struct ListUpdates: Equatable {
  struct SectionMove: Hashable {
    var from: Int
    var to: Int
  }

  struct ItemMove: Hashable {
    var from: IndexPath
    var to: IndexPath
  }

  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var reloadedSections = IndexSet()
  var movedSections: [SectionMove] = []
  var deletedItems: Set<IndexPath> = []
  var insertedItems: Set<IndexPath> = []
  var reloadedItems: Set<IndexPath> = []
  var reconfiguredItems: Set<IndexPath> = []
  var movedItems: [ItemMove] = []

  var isEmpty: Bool { self == ListUpdates() }

  /// Whether the list has the same items in the same places as before.
  var keepsEverythingInPlace: Bool {
    var rest = self
    rest.reconfiguredItems = []
    return rest.isEmpty
  }
}

extension IndexSet {
  /// The numbers that can be places; those below zero, which Foundation would trap on, are left out.
  init(places: some Sequence<Int>) {
    self.init()
    for place in places where place >= 0 && place < NSNotFound { insert(place) }
  }
}
