/// A data source that shows by itself what changes: its table is as the snapshot applied last.
@MainActor
protocol SnapshotDataSource: UITableViewDataSource {}
