import Foundation

/// A batch of changes to a list.
///
/// As in UIKit, deletions, reloads and the sources of moves refer to the list before the update,
/// and insertions and the targets of moves to the list after it.
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

  /// Whether the updates change no index paths.
  var keepsEverythingInPlace: Bool {
    var rest = self
    rest.reconfiguredItems = []
    return rest.isEmpty
  }
}

extension IndexSet {
  /// Creates an index set without negative numbers, at which Foundation would trap.
  init(places: some Sequence<Int>) {
    self.init()
    for place in places where place >= 0 && place < NSNotFound { insert(place) }
  }
}
