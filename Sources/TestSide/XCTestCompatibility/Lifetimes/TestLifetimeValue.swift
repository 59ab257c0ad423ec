/// A value that another module stores for each test until the test ends.
package protocol TestLifetimeValue {
  /// Creates the initial value for a test.
  init()
}
