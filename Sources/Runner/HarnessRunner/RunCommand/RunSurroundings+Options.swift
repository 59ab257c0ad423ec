extension RunSurroundings {
  /// Makes the surroundings for the options of a run.
  init(_ options: RunOptions, environment: [String: String]) {
    let isCI = !["", "0", "false", "no", "off"].contains(environment["CI"]?.lowercased() ?? "")
    self.init(
      appFolder: options.appFolder, environment: environment,
      snapshots: options.updatesSnapshots ? .update : isCI ? .never : .record,
      keepsScreens: options.keepsScreens)
    clock = options.clock
  }
}
