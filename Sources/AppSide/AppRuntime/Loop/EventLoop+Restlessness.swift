extension EventLoop {
  /// A description of the work that keeps a restless app busy.
  var restlessSentence: String {
    if clock.hasDueWork, let work = clock.pendingWork.first {
      return "new work for the same moment is scheduled again and again: \(work.name)"
    }
    return hasMainQueueWork
      ? "the main queue is given new work again and again"
      : "layout or drawing requests itself again and again"
  }
}
