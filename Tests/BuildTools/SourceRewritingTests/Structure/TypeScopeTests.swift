import Testing

@testable import SourceRewriting

@Suite struct TypeScopeTests {
  @Test(arguments: [
    ("class A<T: B>: C<D> where T: E { x }", ["A"]),
    ("final class A { class func f() { x } }", ["A"]),
    ("class A { class B { x } }", ["A", "B"]),
    ("extension A.B: C { func f() { x } }", ["A.B"]),
    ("extension A where Self: B { x }", ["Self"]),
    ("extension A where T == Self.U { x }", ["Self"]),
    ("protocol A: class { x }", ["A"]),
    ("struct A: B { let c = f({ 1 }, [2]) }\nx", []),
    ("enum E { case actor, other }\nactor A { x }", ["A"]),
    ("class A { let b: () -> Void = { x } }", ["A"]),
    ("class A { func f() { for actor in actors { x } } }", ["A"]),
    ("class A { func f(actor name: B) { x } }", ["A"]),
    ("class A { func f(class name: B, for actor: C) { x } }", ["A"]),
    ("class A { func f() { if actor is B { x } } }", ["A"]),
    ("class A { var b = actor\n lazy var c: D { x } }", ["A"]),
    ("let b: C?\npublic actor A: B { x }", ["A"]),
    ("@available(iOS 13, *) actor A { x }", ["A"]),
    ("let kind = Kind.class\nif a { x }", []),
    ("class A {", []),
  ])
  func `the types around a name are known`(source: String, names: [String]) {
    let list = TokenList(SwiftTokenizer.tokens(of: Array(source.utf8)))
    let place = list.indices.first { list[$0]?.text == "x" } ?? list.tokens.count
    let around = list.typeScopes().filter { $0.body.contains(place) }
    #expect(around.map(\.name) == names)
  }
}
