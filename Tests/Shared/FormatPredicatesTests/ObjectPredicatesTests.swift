import AutomationProtocol
import Foundation
import Testing

@testable import FormatPredicates

/// Predicates on an app's objects.
@Suite struct `A predicate about objects` {
  private class Animal: NSObject {
    let name: String
    var isTame = false

    init(_ name: String) { self.name = name }
  }

  private final class Dog: Animal {
    let age: Int?
    var owner: Owner?
    var tags: Set<String> = ["pet"]

    init(_ name: String, age: Int? = nil, owner: Owner? = nil) {
      self.age = age
      self.owner = owner
      super.init(name)
    }
  }

  private final class Owner {
    var name: String
    var dogs: [Dog] = []

    init(_ name: String) { self.name = name }
  }

  private func evaluate(
    _ format: String, _ arguments: PredicateArgument..., on object: Any?
  ) throws -> Bool {
    try PredicateParser.parse(format, arguments: arguments).bound(to: nil)
      .evaluate(onObject: object)
  }

  @Test func `reads stored properties, also of the superclass and of other objects`() throws {
    let owner = Owner("Grace")
    let rex = Dog("Rex", age: 3, owner: owner)
    let old = Dog("Old", owner: owner)
    owner.dogs = [rex, old]
    #expect(try evaluate("name BEGINSWITH[c] %@ AND age > 2", "r", on: rex))
    #expect(try evaluate("age == nil AND isTame == NO", on: old))
    #expect(try evaluate("owner.name == 'Grace' AND owner != nil", on: rex))
    #expect(try evaluate("owner == nil", on: Dog("Stray")))
    #expect(try evaluate("ANY owner.dogs.name == 'Old'", on: rex))
    #expect(try evaluate("owner.dogs.@count == 2", on: rex))
    #expect(try evaluate("SUBQUERY(owner.dogs, $d, $d.age == 3).@count == 1", on: rex))
    #expect(try evaluate("'pet' IN tags", on: rex))
    #expect(try !evaluate("age > 5", on: rex))
  }

  @Test func `reads values, collections and dictionaries`() throws {
    #expect(try evaluate("SELF MATCHES %@", "[a-z]+@[a-z]+", on: "ada@home"))
    #expect(try evaluate("SELF > 2", on: NSNumber(value: 3)))
    #expect(
      try evaluate("name == 'x' AND missing == nil", on: ["name": "x", "age": 3] as [String: Any]))
    #expect(try evaluate("ANY name == 'Rex'", on: [Dog("Rex"), Dog("Old")]))
    #expect(try evaluate("dog.name == 'Rex'", on: ["dog": Dog("Rex")] as NSDictionary))
    #expect(try evaluate("SELF == nil", on: nil))
  }

  @Test func `names the properties of an object that lacks a key`() {
    let error = #expect(throws: ElementPredicateError.self) {
      try evaluate("names == 'x'", on: Dog("Rex"))
    }
    #expect(error?.code == .unknownKeyPath)
    #expect(error?.suggestion == "name")
    #expect(error?.expected == ["age", "isTame", "name", "owner", "tags"])
    #expect(
      error?.description.contains("an object of the type Dog has no \"names\"") == true,
      "\(error.map { "\($0)" } ?? "")")
  }

  @Test func `is false where an app can't evaluate it, instead of ending the app`() {
    let handler = ObjectPredicates()
    #expect(!handler.evaluate(.value(false), on: nil, nil))
    #expect(handler.evaluate(.value(true), on: nil, nil))
    let unknown = handler.making { () throws(ElementPredicateError) in
      try PredicateParser.parse("name ===== 3")
    }
    #expect(unknown == .value(false))
    let misnamed = handler.making { () throws(ElementPredicateError) in
      try PredicateParser.parse("names == 3")
    }
    #expect(!handler.evaluate(misnamed, on: Dog("Rex"), nil))
  }

  @Test func `filters collections of Foundation`() {
    let dogs = [Dog("Rex", age: 3), Dog("Old", age: 12)]
    let found = (dogs as NSArray).filtered(using: NSPredicate(format: "age > %d", 5))
    #expect(found.compactMap { ($0 as? Dog)?.name } == ["Old"])
    let mutable = NSMutableArray(array: dogs)
    mutable.filter(using: NSPredicate(format: "name LIKE %@", "R*"))
    #expect(mutable.count == 1)
  }
}
