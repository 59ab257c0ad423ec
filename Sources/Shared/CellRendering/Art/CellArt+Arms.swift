extension CellArt {
  /// Returns the bars of a box-drawing character for its arms: up, right, down, left.
  ///
  /// A light arm is one point thick, a heavy one three. A double arm has two rails with a point between them,
  /// which stop where they meet the rails of another double arm.
  static func arms(_ weights: [BoxDrawing.Weight]) -> [Shape] {
    var bars: [Shape] = []
    for side in 0..<4 {
      // A line across the whole cell is a single bar, and joins those of the neighbouring cells.
      if weights[side] == weights[(side + 2) % 4], weights[side] != .double {
        if side < 2, weights[side] != .none {
          bars.append(line(isVertical: side == 0, isHeavy: weights[side] == .heavy))
        }
        continue
      }
      let before = weights[(side + 3) % 4]
      let after = weights[(side + 1) % 4]
      switch weights[side] {
      case .none:
        break
      case .light:
        // Begins at the nearer rail of a double line that passes, at the farther one of a corner.
        let passes = before == .double && after == .double && weights[(side + 2) % 4] == .none
        let turns = (before == .double) != (after == .double)
        let start: Double = passes ? 0.5 : turns ? -1.5 : -0.5
        bars.append(bar(side, from: start, acrossFrom: -0.5, thickness: 1))
      case .heavy:
        bars.append(bar(side, from: -1.5, acrossFrom: -1.5, thickness: 3))
      case .double:
        bars.append(
          bar(side, from: railStart(near: before, far: after), acrossFrom: -1.5, thickness: 1))
        bars.append(
          bar(side, from: railStart(near: after, far: before), acrossFrom: 0.5, thickness: 1))
      }
    }
    return bars
  }

  private static func line(isVertical: Bool, isHeavy: Bool) -> Shape {
    let thickness: Double = isHeavy ? 3 : 1
    return isVertical
      ? .rect(x: centreX - thickness / 2, y: 0, width: thickness, height: 16)
      : .rect(x: 0, y: centreY - thickness / 2, width: 8, height: thickness)
  }

  /// Returns where a rail begins along its arm: at the inner rail of a double neighbour on its own side, at
  /// the outer one of a double neighbour on the other side.
  private static func railStart(near: BoxDrawing.Weight, far: BoxDrawing.Weight) -> Double {
    near == .double ? 0.5 : far == .double ? -1.5 : -0.5
  }

  /// Returns a bar along an arm, measured from the middle of the cell; `across` grows clockwise.
  private static func bar(
    _ side: Int, from start: Double, acrossFrom across: Double, thickness: Double
  ) -> Shape {
    let far = -(across + thickness)
    switch side {
    case 0:
      return .rect(
        x: centreX + across, y: 0, width: thickness, height: centreY - start)
    case 1:
      return .rect(
        x: centreX + start, y: centreY + across, width: 8 - centreX - start, height: thickness)
    case 2:
      return .rect(
        x: centreX + far, y: centreY + start, width: thickness, height: 16 - centreY - start)
    default:
      return .rect(
        x: 0, y: centreY + far, width: centreX - start, height: thickness)
    }
  }
}
