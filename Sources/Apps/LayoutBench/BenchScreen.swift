import Foundation
import TerminalUIKit

/// A screen of about the requested number of views, laid out by constraints.
@MainActor
enum BenchScreen: String, CaseIterable {
  /// Rows below one another, each around a label that determines its height.
  case rows
  /// Views with constant frames.
  case flat
  /// A stack of stacks of labels.
  case stacks
  /// Labels and fields side by side, with priorities and limits.
  case form
  /// Cells whose height depends on title, subtitle and badge.
  case cells
  /// Boxes nested in thirty levels, with labels in each.
  case nested

  /// Makes a new screen without laying it out.
  func make(_ count: Int) -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 640, height: 40 * count))
    switch self {
    case .rows: addRows(count / 2, to: root)
    case .flat: addTiles(count, to: root)
    case .stacks: addStacks(count / 4, to: root)
    case .form: addForm(count / 2, to: root)
    case .cells: addCells(count / 4, to: root)
    case .nested: addLevels(30, of: max(0, count / 30 - 1), to: root)
    }
    return root
  }

  private func addRows(_ count: Int, to root: UIView) {
    var previous: UIView?
    for index in 0..<count {
      let row = plain(in: root)
      let text = label("Row \(index)", in: row)
      NSLayoutConstraint.activate([
        row.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
        row.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -8),
        row.topAnchor.constraint(
          equalTo: previous?.bottomAnchor ?? root.topAnchor, constant: 4),
        row.heightAnchor.constraint(greaterThanOrEqualToConstant: 16),
        text.leadingAnchor.constraint(equalTo: row.leadingAnchor),
        text.centerYAnchor.constraint(equalTo: row.centerYAnchor),
        text.trailingAnchor.constraint(lessThanOrEqualTo: row.trailingAnchor),
        text.topAnchor.constraint(greaterThanOrEqualTo: row.topAnchor),
      ])
      previous = row
    }
  }

  private func addTiles(_ count: Int, to root: UIView) {
    for index in 0..<count {
      let tile = plain(in: root)
      NSLayoutConstraint.activate([
        tile.leadingAnchor.constraint(
          equalTo: root.leadingAnchor, constant: CGFloat(index % 40) * 16),
        tile.topAnchor.constraint(
          equalTo: root.topAnchor, constant: CGFloat(index / 40) * 16),
        tile.widthAnchor.constraint(equalToConstant: 16),
        tile.heightAnchor.constraint(equalToConstant: 16),
      ])
    }
  }

  private func addStacks(_ count: Int, to root: UIView) {
    let outer = UIStackView()
    outer.axis = .vertical
    outer.spacing = 4
    outer.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(outer)
    for index in 0..<count {
      let line = UIStackView()
      line.spacing = 8
      for column in 0..<3 {
        let text = UILabel()
        text.text = "Cell \(index) \(column)"
        line.addArrangedSubview(text)
      }
      outer.addArrangedSubview(line)
    }
    NSLayoutConstraint.activate([
      outer.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      outer.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      outer.topAnchor.constraint(equalTo: root.topAnchor),
    ])
  }

  private func addForm(_ count: Int, to root: UIView) {
    var previous: (name: UIView, field: UIView)?
    for index in 0..<count {
      let name = label(index % 7 == 0 ? "A much longer name" : "Name \(index % 10)", in: root)
      let field = plain(in: root)
      let natural = field.widthAnchor.constraint(equalToConstant: 300)
      natural.priority = .defaultHigh
      let above = previous?.field.bottomAnchor ?? root.topAnchor
      let close = field.topAnchor.constraint(equalTo: above, constant: 4)
      close.priority = .defaultLow
      NSLayoutConstraint.activate([
        name.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
        name.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor, multiplier: 0.4),
        name.centerYAnchor.constraint(equalTo: field.centerYAnchor),
        name.topAnchor.constraint(greaterThanOrEqualTo: above, constant: 2),
        field.leadingAnchor.constraint(
          greaterThanOrEqualTo: name.trailingAnchor, constant: 8),
        field.trailingAnchor.constraint(
          lessThanOrEqualTo: root.trailingAnchor, constant: -16),
        field.widthAnchor.constraint(greaterThanOrEqualToConstant: 80),
        field.heightAnchor.constraint(greaterThanOrEqualToConstant: index % 3 == 0 ? 32 : 16),
        field.topAnchor.constraint(greaterThanOrEqualTo: above, constant: 4),
        natural, close,
      ])
      if let previous {
        field.leadingAnchor.constraint(equalTo: previous.field.leadingAnchor).isActive = true
      }
      previous = (name, field)
    }
  }

  private func addCells(_ count: Int, to root: UIView) {
    var above = root.topAnchor
    for index in 0..<count {
      let cell = plain(in: root)
      let title = label("Title \(index)", in: cell)
      let subtitle = label("Something more about \(index)", in: cell)
      let badge = label("\(index)", in: cell)
      NSLayoutConstraint.activate([
        cell.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        cell.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        cell.topAnchor.constraint(equalTo: above),
        title.topAnchor.constraint(greaterThanOrEqualTo: cell.topAnchor, constant: 8),
        title.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 16),
        title.trailingAnchor.constraint(lessThanOrEqualTo: badge.leadingAnchor, constant: -8),
        subtitle.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 2),
        subtitle.leadingAnchor.constraint(equalTo: title.leadingAnchor),
        subtitle.trailingAnchor.constraint(lessThanOrEqualTo: badge.leadingAnchor, constant: -8),
        subtitle.bottomAnchor.constraint(lessThanOrEqualTo: cell.bottomAnchor, constant: -8),
        badge.centerYAnchor.constraint(equalTo: cell.centerYAnchor),
        badge.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -16),
        badge.topAnchor.constraint(greaterThanOrEqualTo: cell.topAnchor, constant: 8),
        badge.bottomAnchor.constraint(lessThanOrEqualTo: cell.bottomAnchor, constant: -8),
      ])
      above = cell.bottomAnchor
    }
  }

  private func addLevels(_ levels: Int, of siblings: Int, to root: UIView) {
    var outer = root
    for level in 0..<levels {
      var above = outer.topAnchor
      for index in 0..<siblings {
        let text = label("Line \(index) of level \(level)", in: outer)
        NSLayoutConstraint.activate([
          text.topAnchor.constraint(equalTo: above, constant: 2),
          text.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 4),
          text.trailingAnchor.constraint(lessThanOrEqualTo: outer.trailingAnchor, constant: -4),
        ])
        above = text.bottomAnchor
      }
      let inner = plain(in: outer)
      NSLayoutConstraint.activate([
        inner.topAnchor.constraint(equalTo: above, constant: 2),
        inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 4),
        inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -4),
        inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -2),
      ])
      outer = inner
    }
  }

  private func plain(in outer: UIView) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(view)
    return view
  }

  private func label(_ text: String, in outer: UIView) -> UILabel {
    let label = UILabel()
    label.text = text
    label.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(label)
    return label
  }
}
