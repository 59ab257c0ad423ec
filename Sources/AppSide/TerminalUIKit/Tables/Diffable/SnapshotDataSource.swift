/// A data source whose table always shows the last applied snapshot, so that it updates the table
/// itself.
@MainActor
protocol SnapshotDataSource: UITableViewDataSource {}
