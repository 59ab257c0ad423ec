import Foundation
import LayoutSolver

/// Stack views, which are laid out by constraints between the stack and its arranged views, as in
/// UIKit.
extension ConstraintSystem {
  /// Returns the rows that arrange the views of a stack.
  func stackRows(_ stack: UIStackView, _ own: LayoutItemVariables) -> [ConstraintRow] {
    let views = stack.arrangedSubviews.filter { !$0.isHidden && $0.storedSuperview === stack }
    let rows = contentRows(ofArranged: stack.arrangedSubviews)
    guard !views.isEmpty else {
      return rows + [
        ConstraintRow(LinearExpression(own.width), priority: 49, label: "UISV-empty"),
        ConstraintRow(LinearExpression(own.height), priority: 49, label: "UISV-empty"),
      ]
    }
    let lines = StackLines(stack, views: views, own: own, system: self)
    return rows + lines.alongRows() + lines.acrossRows()
  }
}

/// Creates the rows of one stack view.
@MainActor
private struct StackLines {
  private let stack: UIStackView
  private let own: LayoutItemVariables
  /// The arranged views from left to right, or from top to bottom.
  private let views: [(view: UIView, variables: LayoutItemVariables)]
  /// The spacing after each view but the last.
  private let gaps: [CGFloat]
  private let insets: UIEdgeInsets
  private let isVertical: Bool
  /// The alignment of the views across the axis.
  private let place: Place
  private let system: ConstraintSystem

  /// Lower than any priority of content, and than the priority with which a measured view follows
  /// its target size.
  private static let fit: Float = 49

  init(
    _ stack: UIStackView, views: [UIView], own: LayoutItemVariables, system: ConstraintSystem
  ) {
    self.stack = stack
    self.own = own
    self.system = system
    isVertical = stack.axis == .vertical
    place = Self.place(in: stack)
    insets = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMargins : .zero
    var gaps = views.dropLast().map { view in
      let custom = stack.customSpacing(after: view)
      return custom == UIStackView.spacingUseDefault ? stack.spacing : custom
    }
    var ordered = views
    if !isVertical, stack.isRightToLeft {
      ordered.reverse()
      gaps.reverse()
    }
    self.gaps = gaps
    self.views = ordered.compactMap { view in
      guard let variables = system.alignedVariables(of: view.constraintItem) else { return nil }
      return (view, variables)
    }
  }

  // MARK: Along the axis

  func alongRows() -> [ConstraintRow] {
    guard let first = views.first, let last = views.last, gaps.count == views.count - 1 else {
      return []
    }
    var rows = [
      row(
        start(first.variables) - start(own) - (isVertical ? insets.top : insets.left),
        "UISV-canvas-connection"),
      row(
        end(own) - end(last.variables) - (isVertical ? insets.bottom : insets.right),
        "UISV-canvas-connection"),
    ]
    for index in gaps.indices {
      let gap = start(views[index + 1].variables) - end(views[index].variables) - gaps[index]
      switch stack.distribution {
      case .fill, .fillEqually, .fillProportionally:
        rows.append(row(gap, "UISV-spacing"))
      case .equalSpacing, .equalCentering:
        rows.append(row(gap, .greaterThanOrEqual, "UISV-spacing"))
        rows.append(row(gap, priority: Self.fit, "UISV-spacing-fit"))
      }
    }
    return rows + distributionRows()
  }

  private func distributionRows() -> [ConstraintRow] {
    switch stack.distribution {
    case .fill: return []
    case .fillEqually:
      return views.dropFirst().map {
        row(length($0.variables) - length(views[0].variables), "UISV-fill-equally")
      }
    case .fillProportionally: return proportionalRows()
    case .equalSpacing:
      return gaps.indices.dropFirst().map { index in
        row(gap(after: index) - gap(after: 0), priority: 999, "UISV-distributing-edge")
      }
    case .equalCentering:
      return gaps.indices.dropFirst().map { index in
        row(distance(after: index) - distance(after: 0), priority: 149, "UISV-distributing-edge")
      }
    }
  }

  private func proportionalRows() -> [ConstraintRow] {
    let lengths = views.map { entry in
      let size = system.contentSize(of: entry.view)
      return isVertical ? size.height : size.width
    }
    guard let base = lengths.firstIndex(where: { $0 > 0 }) else { return [] }
    return views.indices.filter { $0 != base && lengths[$0] > 0 }.map { index in
      row(
        length(views[index].variables)
          - length(views[base].variables) * (lengths[index] / lengths[base]),
        priority: 999, "UISV-fill-proportionally")
    }
  }

  // MARK: Across the axis

  func acrossRows() -> [ConstraintRow] {
    let head = isVertical ? insets.left : insets.top
    let tail = isVertical ? insets.right : insets.bottom
    var rows: [ConstraintRow] = []
    for entry in views {
      let atStart = crossStart(entry.variables) - crossStart(own) - head
      let atEnd = crossEnd(own) - crossEnd(entry.variables) - tail
      switch place {
      case .fill:
        rows += [row(atStart, "UISV-alignment"), row(atEnd, "UISV-alignment")]
        continue
      case .start:
        rows += [row(atStart, "UISV-alignment"), row(atEnd, .greaterThanOrEqual, "UISV-alignment")]
      case .end:
        rows += [row(atStart, .greaterThanOrEqual, "UISV-alignment"), row(atEnd, "UISV-alignment")]
      case .middle:
        rows += [
          row(atStart - atEnd, "UISV-alignment"),
          row(atStart, .greaterThanOrEqual, "UISV-alignment"),
        ]
      case .baseline(let attribute):
        rows += [
          row(atStart, .greaterThanOrEqual, "UISV-alignment"),
          row(atEnd, .greaterThanOrEqual, "UISV-alignment"),
          row(
            baseline(attribute, entry) - baseline(attribute, views[0]),
            "UISV-text-baseline-alignment"),
        ]
      }
    }
    if place != .fill {
      let size = isVertical ? own.width : own.height
      rows.append(row(LinearExpression(size), priority: Self.fit, "UISV-spanning-fit"))
    }
    return rows
  }

  private enum Place: Equatable {
    case fill
    case start
    case middle
    case end
    case baseline(LayoutItemAttribute)
  }

  private static func place(in stack: UIStackView) -> Place {
    let isVertical = stack.axis == .vertical
    let isReversed = isVertical && stack.isRightToLeft
    switch stack.alignment {
    case .fill: return .fill
    case .center: return .middle
    case .firstBaseline where !isVertical: return .baseline(.firstBaseline)
    case .lastBaseline where !isVertical: return .baseline(.lastBaseline)
    case .leading, .firstBaseline: return isReversed ? .end : .start
    case .trailing, .lastBaseline: return isReversed ? .start : .end
    }
  }

  // MARK: Quantities

  private func baseline(
    _ attribute: LayoutItemAttribute, _ entry: (view: UIView, variables: LayoutItemVariables)
  ) -> LinearExpression {
    var variables = entry.variables
    system.setBaselines(of: &variables, entry.view.constraintItem, attribute)
    return variables.expression(for: attribute)
  }

  private func gap(after index: Int) -> LinearExpression {
    start(views[index + 1].variables) - end(views[index].variables)
  }

  private func distance(after index: Int) -> LinearExpression {
    middle(views[index + 1].variables) - middle(views[index].variables)
  }

  private func start(_ item: LayoutItemVariables) -> LinearExpression {
    item.expression(for: isVertical ? .top : .left)
  }

  private func end(_ item: LayoutItemVariables) -> LinearExpression {
    item.expression(for: isVertical ? .bottom : .right)
  }

  private func middle(_ item: LayoutItemVariables) -> LinearExpression {
    item.expression(for: isVertical ? .centerY : .centerX)
  }

  private func length(_ item: LayoutItemVariables) -> LinearExpression {
    item.expression(for: isVertical ? .height : .width)
  }

  private func crossStart(_ item: LayoutItemVariables) -> LinearExpression {
    item.expression(for: isVertical ? .left : .top)
  }

  private func crossEnd(_ item: LayoutItemVariables) -> LinearExpression {
    item.expression(for: isVertical ? .right : .bottom)
  }

  private func row(_ expression: LinearExpression, _ name: String) -> ConstraintRow {
    ConstraintRow(expression, label: name)
  }

  private func row(
    _ expression: LinearExpression, _ relation: LayoutRelation, _ name: String
  ) -> ConstraintRow {
    ConstraintRow(expression, relation, label: name)
  }

  private func row(
    _ expression: LinearExpression, priority: Float, _ name: String
  ) -> ConstraintRow {
    ConstraintRow(expression, priority: priority, label: name)
  }
}
