/// What a module that builds on this one keeps for each test, until the test ends.
package protocol TestLifetimeValue {
  /// What a test begins with.
  init()
}
