import AutomationProtocol
import Foundation
import Testing

@Suite struct PredicateArgumentTests {
  private enum Kind: UInt {
    case button = 9
  }

  private struct Opaque {}

  /// The rows aren't arguments of the test, because `Any` isn't `Sendable`.
  private static func rows() -> [(Any?, PredicateValue)] {
    [
      (nil, .null), (NSNull(), .null), (Optional<Int>.none as Any, .null),
      (Optional(3) as Any, .int(3)),
      ("x", .string("x")), (NSString("x"), .string("x")), ("xyz".dropFirst(), .string("yz")),
      (Character("c"), .string("c")), (true, .bool(true)), (5, .int(5)), (Int8(-5), .int(-5)),
      (UInt64.max, .double(Double(UInt64.max))), (UInt(7), .int(7)), (2.5, .double(2.5)),
      (Float(0.5), .double(0.5)), (NSNumber(value: 3), .int(3)),
      (NSNumber(value: 2.5), .double(2.5)),
      (NSNumber(value: true), .bool(true)),
      (NSNumber(value: UInt64.max), .double(Double(UInt64.max))),
      (Date(timeIntervalSinceReferenceDate: 1), .date(Date(timeIntervalSinceReferenceDate: 1))),
      (NSDate(timeIntervalSinceReferenceDate: 1), .date(Date(timeIntervalSinceReferenceDate: 1))),
      (["a", "b"], .array([.string("a"), .string("b")])),
      ([1, "x", nil] as [Any?], .array([.int(1), .string("x"), .null])),
      (NSArray(array: [1, "x"]), .array([.int(1), .string("x")])),
      (Set(["b", "a"]), .array([.string("a"), .string("b")])),
      (NSSet(array: ["b", "a"]), .array([.string("a"), .string("b")])),
      (NSOrderedSet(array: ["b", "a"]), .array([.string("b"), .string("a")])),
      (["k": 1], .dictionary(["k": .int(1)])),
      (NSDictionary(dictionary: ["k": 1]), .dictionary(["k": .int(1)])),
      (CGPoint(x: 1, y: 2), .point(x: 1, y: 2)),
      (CGSize(width: 1, height: 2), .size(width: 1, height: 2)),
      (CGRect(x: 1, y: 2, width: 3, height: 4), .rect(x: 1, y: 2, width: 3, height: 4)),
      (Kind.button, .int(9)), (PredicateValue.int(1), .int(1)),
    ]
  }

  @Test func `Swift and Foundation values are converted`() {
    for (any, value) in Self.rows() {
      #expect(PredicateArgument(any) == .value(value), "\(String(describing: any))")
    }
  }

  @Test func `an argument is not converted twice`() {
    #expect(PredicateArgument(PredicateArgument.value(.int(3))) == .value(.int(3)))
  }

  @Test func `an unsupported value keeps its type's name`() {
    #expect(PredicateArgument(Opaque()) == .unsupported(type: "Opaque"))
    #expect(PredicateArgument([Opaque()]) == .unsupported(type: "Array<Opaque>"))
    #expect(PredicateArgument(Data()) == .unsupported(type: "Data"))
    #expect(PredicateArgument(NSObject()) == .unsupported(type: "NSObject"))
  }

  @Test func `numbers of different types are equal`() {
    let one: [PredicateValue] = [.bool(true), .int(1), .double(1)]
    for left in one {
      for right in one {
        #expect(left == right)
        #expect(left.hashValue == right.hashValue)
      }
    }
    #expect(PredicateValue.int(1) != .string("1"))
    #expect(PredicateValue.int(1 << 53 + 1) != .double(Double(1 << 53)))
    #expect(PredicateValue.double(.nan) != .double(.nan))
    #expect(PredicateValue.null != .bool(false))
  }
}
