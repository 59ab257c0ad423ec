/// The changes made to a basis since it was factorised, each of one row (the product form).
///
/// Replacing the row at a slot with a row `r` multiplies the basis from the left by an identity whose line at
/// that slot is `r` in terms of the old basis. Only that line is stored.
struct EtaFile: Sendable {
  private var slots: [Int] = []
  private var pivots: [Double] = []
  private var lines = SparseLines()

  /// The changes of each slot, oldest first.
  private var changesOfSlot: [[Int]] = []
  /// For each slot, the youngest link to a change that reads or writes it, or -1.
  private var heads: [Int] = []
  private var links: [Link] = []
  /// Scratch: the changes still to be applied.
  private var pending = IndexBitmap()

  private struct Link: Sendable {
    var change: Int
    /// The next older link of the same slot, or -1.
    var next: Int
  }

  var count: Int { slots.count }
  var entryCount: Int { lines.entryCount }

  /// Records that the row at `slot` was replaced by one whose coordinates in the old basis are `line`.
  mutating func append(slot: Int, line: inout SparseVector) {
    while changesOfSlot.count <= slot { changesOfSlot.append([]) }
    let change = slots.count
    changesOfSlot[slot].append(change)
    link(slot, to: change)
    slots.append(slot)
    pivots.append(line[slot])
    pending.reserve(slots.count)
    var next = line.nextNonZero(from: 0)
    while let index = next {
      if index != slot {
        lines.append(line[index], at: index)
        link(index, to: change)
      }
      next = line.nextNonZero(from: index + 1)
    }
    lines.endLine()
  }

  /// Links a slot to a change that is being appended.
  private mutating func link(_ slot: Int, to change: Int) {
    heads.pad(to: slot + 1, with: -1)
    links.append(Link(change: change, next: heads[slot]))
    heads[slot] = links.count - 1
  }

  /// Undoes the changes on a right-hand side, newest first.
  ///
  /// A change has no effect if the vector is zero at all places that it reads, so only the others are
  /// visited.
  mutating func applyToColumn(_ vector: inout SparseVector) {
    guard !slots.isEmpty else { return }
    var next = vector.nextNonZero(from: 0)
    while let slot = next {
      scheduleLinked(to: slot, before: slots.count)
      next = vector.nextNonZero(from: slot + 1)
    }
    var nextChange = pending.last(upTo: slots.count - 1)
    while let change = nextChange {
      pending.remove(change)
      let slot = slots[change]
      let old = vector[slot]
      var rest = old
      var entry = lines.starts[change]
      let end = lines.starts[change + 1]
      while entry < end {
        rest -= lines.values[entry] * vector[lines.indices[entry]]
        entry += 1
      }
      // A zero that stays zero isn't written, to keep the vector sparse.
      if abs(rest) > SparseVector.negligible || old != 0 {
        vector.set(rest / pivots[change], at: slot)
        if old == 0 { scheduleLinked(to: slot, before: change) }
      }
      nextChange = pending.last(upTo: change - 1)
    }
  }

  /// Schedules the changes that read or write a slot and are older than a change.
  private mutating func scheduleLinked(to slot: Int, before change: Int) {
    guard slot < heads.count else { return }
    var link = heads[slot]
    while link >= 0 {
      if links[link].change < change { pending.insert(links[link].change) }
      link = links[link].next
    }
  }

  /// Undoes the changes on the coordinates of a row, oldest first.
  ///
  /// A change of a slot where the row is zero has no effect, so only the others are visited.
  mutating func applyToRow(_ vector: inout SparseVector) {
    guard !slots.isEmpty else { return }
    var next = vector.nextNonZero(from: 0)
    while let slot = next {
      schedule(slot, after: -1)
      next = vector.nextNonZero(from: slot + 1)
    }
    var nextChange = pending.first(from: 0)
    while let change = nextChange {
      pending.remove(change)
      let slot = slots[change]
      schedule(slot, after: change)
      if abs(vector[slot]) > SparseVector.negligible {
        let value = vector[slot] / pivots[change]
        vector.set(value, at: slot)
        var entry = lines.starts[change]
        let end = lines.starts[change + 1]
        while entry < end {
          let index = lines.indices[entry]
          vector.add(-lines.values[entry] * value, at: index)
          schedule(index, after: change)
          entry += 1
        }
      }
      nextChange = pending.first(from: change + 1)
    }
  }

  /// Schedules the next change of a slot that is younger than a change.
  private mutating func schedule(_ slot: Int, after change: Int) {
    guard slot < changesOfSlot.count else { return }
    var low = 0
    var high = changesOfSlot[slot].count
    while low < high {
      let middle = (low + high) / 2
      if changesOfSlot[slot][middle] <= change { low = middle + 1 } else { high = middle }
    }
    if low < changesOfSlot[slot].count { pending.insert(changesOfSlot[slot][low]) }
  }
}
