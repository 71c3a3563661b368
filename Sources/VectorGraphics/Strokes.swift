import Terminal

/// The lines of a drawing. Those that continue each other are one, so that nothing shows where cells
/// meet.
struct Strokes {
  /// What lines that can be one have in common.
  struct Track: Hashable {
    let style: Style
    let stroke: BoxGlyph.Stroke
    let isVertical: Bool
    /// In tenths of a pixel, across.
    let place: Int
  }

  struct Mark {
    let style: Style
    let isFilled: Bool
    let path: (_ x: Int, _ y: Int) -> String
  }

  private(set) var tracks: [Track: [Range<Int>]] = [:]
  private(set) var marks: [Mark] = []
  /// Looks in order of first use, so that a picture is the same each time.
  private(set) var styles: [Style] = []

  /// Adds what a character shows.
  ///
  /// - Parameters:
  ///   - last: The character to its left, if there is one.
  ///   - next: The character to its right, if there is one.
  mutating func add(
    _ glyph: BoxGlyph, of cell: Cell, row: Int, after last: Cell?, before next: Cell?
  ) {
    let corner = (x: cell.column * Geometry.cellWidth, y: row * Geometry.cellHeight)
    switch glyph {
    case .arms(let arms): add(arms, of: cell, at: corner, last, next)
    case .head(let direction): addHead(direction, of: cell, at: corner, last, next)
    }
  }

  private mutating func add(
    _ arms: BoxGlyph.Arms, of cell: Cell, at corner: (x: Int, y: Int), _ last: Cell?, _ next: Cell?
  ) {
    let middle = (x: corner.x + Geometry.cellWidth / 2, y: corner.y + Geometry.cellHeight / 2)
    let end = (x: corner.x + Geometry.cellWidth, y: corner.y + Geometry.cellHeight)
    let radius = arms.isCorner ? Geometry.radius : 0
    // A line looks the same up to the lifeline that it crosses or ends at.
    let left = last?.arms?.right == nil ? cell.style : last?.style
    let right = next?.arms?.left == nil && next?.isHead != true ? cell.style : next?.style
    across(arms.left(after: last?.arms), left, corner.x..<middle.x - radius, middle.y)
    across(arms.right(before: next?.arms), right, middle.x + radius..<end.x, middle.y)
    // A line that turns into a double one reaches the farther of its two.
    let isDouble = [arms.left, arms.right].contains(.double)
    let reach = isDouble && (arms.up == nil || arms.down == nil) ? Geometry.half : 0
    down(arms.up, cell.style, corner.y..<middle.y - radius + reach, middle.x)
    down(arms.down, cell.style, middle.y + radius - reach..<end.y, middle.x)
    if arms.isCorner { addCorner(arms, cell.style, at: middle) }
  }

  private mutating func across(
    _ stroke: BoxGlyph.Stroke?, _ style: Style?, _ range: Range<Int>, _ y: Int
  ) {
    guard let stroke, let style else { return }
    for shift in stroke == .double ? [-Geometry.half, Geometry.half] : [0] {
      add(range, Track(style: style, stroke: stroke, isVertical: false, place: y + shift))
    }
  }

  private mutating func down(
    _ stroke: BoxGlyph.Stroke?, _ style: Style, _ range: Range<Int>, _ x: Int
  ) {
    guard let stroke else { return }
    add(range, Track(style: style, stroke: stroke, isVertical: true, place: x))
  }

  private mutating func add(_ range: Range<Int>, _ track: Track) {
    guard !range.isEmpty else { return }
    note(track.style)
    // Cells come row by row and from left to right, so what continues a line comes after it.
    if let last = tracks[track]?.last, last.upperBound == range.lowerBound {
      tracks[track]?.removeLast()
      tracks[track]?.append(last.lowerBound..<range.upperBound)
    } else {
      tracks[track, default: []].append(range)
    }
  }

  private mutating func addCorner(
    _ arms: BoxGlyph.Arms, _ style: Style, at middle: (x: Int, y: Int)
  ) {
    let (dx, dy) = (
      arms.left == nil ? Geometry.radius : -Geometry.radius,
      arms.up == nil ? Geometry.radius : -Geometry.radius
    )
    marks.append(
      Mark(style: style, isFilled: false) { x, y in
        let (x, y) = (x + middle.x, y + middle.y)
        return "M\(Tenths(x)) \(Tenths(y + dy))"
          + "Q\(Tenths(x)) \(Tenths(y)) \(Tenths(x + dx)) \(Tenths(y))"
      })
  }

  /// A triangle, whose point touches the lifeline that it leads to, and the end of its line.
  private mutating func addHead(
    _ direction: BoxGlyph.Direction, of cell: Cell, at corner: (x: Int, y: Int), _ last: Cell?,
    _ next: Cell?
  ) {
    let (width, height) = (Geometry.cellWidth, Geometry.cellHeight)
    let middle = (x: corner.x + width / 2, y: corner.y + height / 2)
    let (length, side) = (Geometry.headLength, Geometry.headSide)
    // From the edge of its cell to the line in the middle of the next one.
    let rest = width / 2 - 6
    var points: [(x: Int, y: Int)]
    switch direction {
    case .right:
      let tip = corner.x + width + (next?.arms?.up == nil ? 0 : rest)
      points = [(tip - length, middle.y - side), (tip, middle.y), (tip - length, middle.y + side)]
      across(last?.arms?.right, cell.style, corner.x..<max(corner.x, tip - length), middle.y)
    case .left:
      let tip = corner.x - (last?.arms?.up == nil ? 0 : rest)
      points = [(tip + length, middle.y - side), (tip, middle.y), (tip + length, middle.y + side)]
      let end = corner.x + width
      across(next?.arms?.left, cell.style, min(end, tip + length)..<end, middle.y)
    case .up:
      let tip = corner.y - height / 2 + 10
      points = [(middle.x - side, tip + length), (middle.x, tip), (middle.x + side, tip + length)]
      down(.single, cell.style, tip + length..<corner.y + height, middle.x)
    case .down:
      let tip = corner.y + height * 3 / 2 - 10
      points = [(middle.x - side, tip - length), (middle.x, tip), (middle.x + side, tip - length)]
      down(.single, cell.style, corner.y..<tip - length, middle.x)
    }
    note(cell.style)
    marks.append(
      Mark(style: cell.style, isFilled: true) { x, y in
        "M" + points.map { "\(Tenths(x + $0.x)) \(Tenths(y + $0.y))" }.joined(separator: "L") + "Z"
      })
  }

  private mutating func note(_ style: Style) {
    if !styles.contains(style) { styles.append(style) }
  }
}

extension BoxGlyph.Arms {
  /// What leads to the left: dashed, if what it leads to is.
  fileprivate func left(after last: BoxGlyph.Arms?) -> BoxGlyph.Stroke? {
    guard left != nil, case .dashed? = last?.right else { return left }
    return last?.right
  }

  /// What leads to the right: dashed, if what it leads to is.
  fileprivate func right(before next: BoxGlyph.Arms?) -> BoxGlyph.Stroke? {
    guard right != nil, case .dashed? = next?.left else { return right }
    return next?.left
  }
}

extension Cell {
  fileprivate var arms: BoxGlyph.Arms? {
    if case .arms(let arms)? = glyph { arms } else { nil }
  }

  fileprivate var isHead: Bool {
    if case .head? = glyph { true } else { false }
  }
}
