import Testing
import ViewTesting

@Suite struct FlowTimesTests {
  @Test func `flows are listed side by side and sorted by name, with a total`() {
    let times = FlowTimes("mail", count: 3)
    times.add("writing", outside: .milliseconds(20), inside: .microseconds(1500))
    times.add("reading a letter", outside: .seconds(2), inside: .zero)
    #expect(
      times.table == """
        mail                 outside      inside
        reading a letter   2000.0 ms      0.0 ms
        writing              20.0 ms      1.5 ms
        together           2020.0 ms      1.5 ms
        """)
  }
}
