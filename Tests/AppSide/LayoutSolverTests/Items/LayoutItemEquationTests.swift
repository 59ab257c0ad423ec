import Foundation
import Testing

@testable import LayoutSolver

@Suite struct `Layout item equations` {
  /// A root at (100, 50) of 400 × 200 points, and a label of 60 × 20 in it.
  private struct Scene: ~Copyable {
    var solver = ConstraintSolver()
    var root: LayoutItemVariables
    var label: LayoutItemVariables

    init() throws {
      root = solver.addItem()
      label = solver.addItem()
      label.firstBaselineOffset = 15
      label.lastBaselineOffset = 4
      root.firstBaselineOffset = 30
      root.lastBaselineOffset = 10
      try solver.pinOrigin(of: root, x: 100, y: 50)
      try solver.add(.init(root, .width, .equal, constant: 400))
      try solver.add(.init(root, .height, .equal, constant: 200))
      try solver.add(.init(label, .width, .equal, constant: 60))
      try solver.add(.init(label, .height, .equal, constant: 20))
    }
  }

  @Test(
    arguments: [
      (.left, .left, 5, 105), (.right, .right, -5, 435), (.leading, .leading, 5, 105),
      (.trailing, .trailing, -5, 435), (.centerX, .centerX, 3, 273), (.leading, .centerX, 0, 300),
      (.left, .right, 8, 508), (.trailing, .leading, 0, 40), (.centerX, .left, 0, 70),
    ] as [(LayoutItemAttribute, LayoutItemAttribute, Double, Double)])
  func `horizontal attributes place an item`(
    first: LayoutItemAttribute, second: LayoutItemAttribute, constant: Double, expected: Double
  ) throws {
    var scene = try Scene()
    try scene.solver.add(
      .init(scene.label, first, .equal, scene.root, second, constant: constant))
    scene.solver.solve()
    #expect(scene.solver.value(of: scene.label.minX) == expected)
  }

  @Test(
    arguments: [
      (.top, .top, 5, 55), (.bottom, .bottom, -5, 225), (.centerY, .centerY, 2, 142),
      (.top, .bottom, 8, 258), (.firstBaseline, .firstBaseline, 0, 65),
      (.lastBaseline, .lastBaseline, 0, 224), (.top, .lastBaseline, 1, 241),
      (.firstBaseline, .centerY, 0, 135),
    ] as [(LayoutItemAttribute, LayoutItemAttribute, Double, Double)])
  func `vertical attributes place an item`(
    first: LayoutItemAttribute, second: LayoutItemAttribute, constant: Double, expected: Double
  ) throws {
    var scene = try Scene()
    try scene.solver.add(
      .init(scene.label, first, .equal, scene.root, second, constant: constant))
    scene.solver.solve()
    #expect(scene.solver.value(of: scene.label.minY) == expected)
  }

  @Test(
    arguments: [
      // Leading is right, and constants count to the left.
      (.leading, .leading, 5, 435), (.trailing, .trailing, -5, 105), (.trailing, .leading, 0, 500),
      (.leading, .centerX, 10, 230), (.centerX, .trailing, -10, 80),
      // Attributes without a reading direction aren't mirrored.
      (.left, .left, 5, 105), (.right, .right, -5, 435), (.centerX, .centerX, 3, 273),
    ] as [(LayoutItemAttribute, LayoutItemAttribute, Double, Double)])
  func `leading and trailing are mirrored from right to left`(
    first: LayoutItemAttribute, second: LayoutItemAttribute, constant: Double, expected: Double
  ) throws {
    var scene = try Scene()
    var equation = LayoutItemEquation(
      scene.label, first, .equal, scene.root, second, constant: constant)
    equation.isRightToLeft = true
    try scene.solver.add(equation)
    scene.solver.solve()
    #expect(scene.solver.value(of: scene.label.minX) == expected)
  }

  @Test(arguments: [(false, 120), (true, 420)] as [(Bool, Double)])
  func `an inequality of leading edges keeps an item inside`(
    isRightToLeft: Bool, expected: Double
  ) throws {
    var scene = try Scene()
    // An optional constraint pulls it far out on the leading side.
    var wish = LayoutItemEquation(
      scene.label, .leading, .equal, scene.root, .leading, constant: -500)
    wish.isRightToLeft = isRightToLeft
    try scene.solver.add(wish, priority: 100)
    var equation = LayoutItemEquation(
      scene.label, .leading, .greaterThanOrEqual, scene.root, .leading, constant: 20)
    equation.isRightToLeft = isRightToLeft
    try scene.solver.add(equation)
    scene.solver.solve()
    #expect(scene.solver.value(of: scene.label.minX) == expected)
  }

  @Test(
    arguments: [
      (.centerX, .centerX, false, 170), (.centerX, .trailing, false, 270),
      (.leading, .trailing, false, 300), (.leading, .trailing, true, 240),
    ] as [(LayoutItemAttribute, LayoutItemAttribute, Bool, Double)])
  func `a multiple of a position is measured from the reference`(
    first: LayoutItemAttribute, second: LayoutItemAttribute, isRightToLeft: Bool, expected: Double
  ) throws {
    var scene = try Scene()
    var equation = LayoutItemEquation(
      scene.label, first, .equal, scene.root, second, multiplier: 0.5)
    equation.isRightToLeft = isRightToLeft
    #expect(throws: ConstraintSolverError.self) { try equation.expression() }
    equation.reference = scene.root
    try scene.solver.add(equation)
    scene.solver.solve()
    #expect(scene.solver.value(of: scene.label.minX) == expected)
  }

  @Test func `a vertical multiple is measured from the top`() throws {
    var scene = try Scene()
    var equation = LayoutItemEquation(
      scene.label, .top, .equal, scene.root, .bottom, multiplier: 0.25, constant: 1)
    equation.reference = scene.root
    try scene.solver.add(equation)
    scene.solver.solve()
    #expect(scene.solver.value(of: scene.label.minY) == 101)
  }

  @Test func `sizes relate to sizes, also across the axes`() throws {
    var solver = ConstraintSolver()
    let (photo, badge) = (solver.addItem(), solver.addItem())
    try solver.add(.init(photo, .width, .equal, constant: 60))
    try solver.add(.init(photo, .height, .equal, photo, .width))
    try solver.add(
      .init(badge, .width, .equal, photo, .height, multiplier: 0.5, constant: 2))
    solver.solve()
    #expect(solver.value(of: photo.height) == 60)
    #expect(solver.value(of: badge.width) == 32)
  }

  @Test(arguments: LayoutItemAttribute.allCases, LayoutItemAttribute.allCases)
  func `attributes that cannot be compared are refused`(
    first: LayoutItemAttribute, second: LayoutItemAttribute
  ) throws {
    var solver = ConstraintSolver()
    let (item, other) = (solver.addItem(), solver.addItem())
    let horizontal: [Set<LayoutItemAttribute>] = [
      [.left, .right, .centerX], [.leading, .trailing, .centerX],
    ]
    let groups =
      horizontal + [
        [.top, .bottom, .centerY, .firstBaseline, .lastBaseline], [.width, .height],
      ]
    let isAllowed = groups.contains { $0.contains(first) && $0.contains(second) }
    let equation = LayoutItemEquation(item, first, .equal, other, second)
    if isAllowed {
      try solver.add(equation)
    } else {
      #expect(throws: ConstraintSolverError.incompatibleAttributes(first, second)) {
        try solver.add(equation)
      }
    }
  }

  @Test(arguments: LayoutItemAttribute.allCases)
  func `only a size can be set to a constant`(attribute: LayoutItemAttribute) throws {
    var solver = ConstraintSolver()
    let item = solver.addItem()
    let equation = LayoutItemEquation(item, attribute, .equal, constant: 10)
    if attribute == .width || attribute == .height {
      try solver.add(equation)
    } else {
      #expect(throws: ConstraintSolverError.locationWithoutItem(attribute)) {
        try solver.add(equation)
      }
      let zero = LayoutItemEquation(item, attribute, .equal, item, attribute, multiplier: 0)
      #expect(throws: ConstraintSolverError.locationWithoutItem(attribute)) { try solver.add(zero) }
    }
  }

  @Test func `a constraint takes a new constant and new baselines from its equation`() throws {
    var scene = try Scene()
    let equation = LayoutItemEquation(
      scene.label, .firstBaseline, .equal, scene.root, .top, constant: 40)
    let constraint = try scene.solver.add(equation)
    scene.solver.solve()
    #expect(scene.solver.value(of: scene.label.minY) == 75)
    var changed = equation.with(constant: 50)
    changed.item.firstBaselineOffset = 12
    try scene.solver.setConstant(of: constraint, from: changed)
    scene.solver.solve()
    #expect(scene.solver.value(of: scene.label.minY) == 88)
  }

  @Test func `frames are rounded at their edges so that neighbours stay together`() throws {
    var solver = ConstraintSolver()
    let items = (0..<3).map { _ in solver.addItem() }
    try solver.pinOrigin(of: items[0])
    for item in items { try solver.add(.init(item, .height, .equal, constant: 10.4)) }
    for (item, next) in zip(items, items.dropFirst()) {
      try solver.add(.init(next, .left, .equal, item, .right))
      try solver.add(.init(next, .width, .equal, item, .width))
      try solver.add(.init(next, .top, .equal, item, .top))
    }
    try solver.add(LinearExpression(items[2].minX) + LinearExpression(items[2].width) - 100, .equal)
    solver.solve()
    #expect(abs(solver.frame(of: items[1]).width - 100 / 3) < 1e-5)
    let frames = items.map { solver.frame(of: $0, pixelsPerPoint: 1) }
    #expect(
      frames == [
        CGRect(x: 0, y: 0, width: 33, height: 10), CGRect(x: 33, y: 0, width: 34, height: 10),
        CGRect(x: 67, y: 0, width: 33, height: 10),
      ])
    let fine = items.map { solver.frame(of: $0, pixelsPerPoint: 2) }
    #expect(fine[0] == CGRect(x: 0, y: 0, width: 33.5, height: 10.5))
    for senseless in [0, -1, .nan, .infinity] {
      let frame = solver.frame(of: items[1], pixelsPerPoint: senseless)
      #expect(frame == solver.frame(of: items[1]))
    }
    #expect(fine[0].maxX == fine[1].minX && fine[1].maxX == fine[2].minX)
  }

  @Test func `the example in the solver's documentation works`() throws {
    var solver = ConstraintSolver()
    let root = solver.addItem()
    let label = solver.addItem()
    try solver.add(.init(root, .width, .equal, constant: 640))
    try solver.add(.init(root, .height, .equal, constant: 384))
    try solver.pinOrigin(of: root)
    let inset = LayoutItemEquation(label, .leading, .equal, root, .leading, constant: 16)
    let handle = try solver.add(inset)
    try solver.add(.init(label, .top, .greaterThanOrEqual, root, .top, constant: 8))
    try solver.add(.init(label, .centerY, .equal, root, .centerY), priority: 750)
    try solver.addContentSize(label.width, 120, hugging: 250, compressionResistance: 750)
    try solver.addContentSize(label.height, 16, hugging: 250, compressionResistance: 750)
    #expect(solver.solve().newConflicts.isEmpty)
    let frame = CGRect(x: 16, y: 184, width: 120, height: 16)
    #expect(solver.frame(of: label, pixelsPerPoint: 1) == frame)
    try solver.setConstant(of: handle, from: inset.with(constant: 24))
    solver.solve()
    #expect(solver.frame(of: label, pixelsPerPoint: 1) == frame.offsetBy(dx: 8, dy: 0))
    #expect(solver.isAmbiguous(label) == false)
  }
}
