import Foundation
import Testing

@testable import TerminalUIKit

struct ListGeometryTests {
  private func geometry() -> ListGeometry {
    var geometry = ListGeometry(sections: [
      .init(header: 16, rows: OffsetIndex([32, 32]), footer: 0),
      .init(rows: OffsetIndex()),
      .init(topMargin: 8, header: 16, rows: OffsetIndex([48]), footer: 16, bottomMargin: 4),
    ])
    geometry.top = 10
    geometry.bottom = 6
    return geometry
  }

  private func path(_ item: Int, _ section: Int) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  @Test func `elements lie below each other`() {
    let geometry = geometry()
    #expect(geometry.span(of: .header(0)) == VerticalSpan(start: 10, length: 16))
    #expect(geometry.span(of: .row(path(1, 0))) == VerticalSpan(start: 58, length: 32))
    #expect(geometry.span(ofSection: 1) == VerticalSpan(start: 90, length: 0))
    #expect(geometry.span(of: .header(2)) == VerticalSpan(start: 98, length: 16))
    #expect(geometry.span(of: .footer(2)) == VerticalSpan(start: 162, length: 16))
    #expect(geometry.totalLength == 188 && geometry.counts == [2, 0, 1])
  }

  @Test func `missing elements have no span`() {
    let geometry = geometry()
    #expect(geometry.span(of: .row(path(2, 0))) == nil)
    #expect(geometry.span(of: .row(path(0, 1))) == nil)
    #expect(geometry.span(of: .row(path(-1, 0))) == nil)
    #expect(geometry.span(of: .header(3)) == nil && geometry.span(ofSection: -1) == nil)
    #expect(geometry.span(of: .row(IndexPath())) == nil)
  }

  @Test func `elements in a range are found from top to bottom`() {
    let geometry = geometry()
    #expect(
      geometry.elements(from: 0, to: 200) == [
        .header(0), .row(path(0, 0)), .row(path(1, 0)), .header(2), .row(path(0, 2)), .footer(2),
      ])
    #expect(geometry.elements(from: 26, to: 58) == [.row(path(0, 0))])
    #expect(
      geometry.elements(from: 57, to: 99) == [.row(path(0, 0)), .row(path(1, 0)), .header(2)])
    #expect(geometry.elements(from: 5, to: 5).isEmpty && geometry.elements(from: 9, to: 1).isEmpty)
    #expect(geometry.elements(from: 500, to: 600).isEmpty)
  }

  @Test func `a position leads to its row, but not to a header`() {
    let geometry = geometry()
    let rows = [9, 12, 26, 57.9, 58, 95, 114, 161.5, 165, 500].map { geometry.row(at: $0) }
    #expect(
      rows == [
        nil, nil, path(0, 0), path(0, 0), path(1, 0), nil, path(0, 2), path(0, 2), nil, nil,
      ])
  }

  @Test func `a growing row moves everything below it`() {
    var geometry = geometry()
    #expect(geometry.setRowHeight(40, at: path(0, 0)) == 8)
    #expect(geometry.setRowHeight(40, at: path(0, 0)) == 0)
    #expect(geometry.setRowHeight(40, at: path(7, 0)) == 0)
    geometry.setHeaderHeight(20, at: 0)
    geometry.setFooterHeight(20, at: 9)
    #expect(geometry.span(of: .row(path(0, 2)))?.start == 126 && geometry.totalLength == 200)
  }
}
