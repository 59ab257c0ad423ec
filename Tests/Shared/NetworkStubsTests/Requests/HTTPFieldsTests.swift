import NetworkStubs
import Testing

struct HTTPFieldsTests {
  @Test func `a field is found by its name without regard to case`() {
    let fields: HTTPFields = ["Set-Cookie": "a=1", "set-cookie": "b=2", "X": "y"]
    #expect(fields["SET-COOKIE"] == "a=1")
    #expect(fields.values(of: "Set-cookie") == ["a=1", "b=2"])
    #expect(fields["Y"] == nil)
  }

  @Test func `setting a field replaces all of its name in place`() {
    var fields: HTTPFields = ["A": "1", "B": "2", "a": "3"]
    fields["a"] = "4"
    #expect(fields.fields == [HTTPField("a", "4"), HTTPField("B", "2")])
    fields["b"] = nil
    #expect(fields.fields.map(\.name) == ["a"])
  }
}
