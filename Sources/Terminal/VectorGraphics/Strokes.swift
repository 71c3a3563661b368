/// The lines of a drawing. Continuous lines are merged, so that no seam shows between cells.
struct Strokes {
  /// The common properties of lines that can be merged.
  struct Track: Hashable {
    let style: Style
    let stroke: BoxGlyph.Stroke
    let isVertical: Bool
    /// The position across the line, in tenths of a pixel.
    let place: Int
  }

  struct Mark {
    let style: Style
    let isFilled: Bool
    let path: (_ x: Int, _ y: Int) -> String
  }

  private(set) var tracks: [Track: [Range<Int>]] = [:]
  private(set) var marks: [Mark] = []
  /// The styles in order of first use, so that the output is reproducible.
  private(set) var styles: [Style] = []

  /// Adds the lines of a character.
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
    // A line keeps its style up to the lifeline that it crosses or ends at.
    let left = last?.arms?.right == nil ? cell.style : last?.style
    let right = next?.arms?.left == nil && next?.isHead != true ? cell.style : next?.style
    across(arms.left(after: last?.arms), left, corner.x..<middle.x - radius, middle.y)
    across(arms.right(before: next?.arms), right, middle.x + radius..<end.x, middle.y)
    // A line that meets a double line extends to the farther one.
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
    // Cells come row by row from left to right, so a continuation always comes after its beginning.
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

  /// A triangle whose tip touches the lifeline, and the end of its line.
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
  /// The line to the left: dashed if it continues a dashed line.
  fileprivate func left(after last: BoxGlyph.Arms?) -> BoxGlyph.Stroke? {
    guard left != nil, case .dashed? = last?.right else { return left }
    return last?.right
  }

  /// The line to the right: dashed if it continues a dashed line.
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

extension Strokes {
  /// One path for each style and kind of line.
  func elements(in sheet: StyleSheet, at origin: (x: Int, y: Int)) -> [String] {
    styles.flatMap { style in
      var lines: [String: [String]] = [:]
      for (track, ranges) in tracks where track.style == style {
        lines[track.stroke.className, default: []] += ranges.map { path($0, track, origin) }
      }
      let own = marks.filter { $0.style == style }
      let curves = own.filter { !$0.isFilled }.map { $0.path(origin.x, origin.y) }
      if !curves.isEmpty { lines["", default: []] += curves }
      let heads = own.filter(\.isFilled).map { $0.path(origin.x, origin.y) }.joined()
      // Sort the parts of a path, whose order has no meaning, for reproducible output.
      let paths = lines.sorted { $0.key < $1.key }.map { name, parts in
        let classes = [sheet.stroke(style), name].filter { !$0.isEmpty }.joined(separator: " ")
        return #"<path class="\#(classes)" d="\#(parts.sorted().joined())"/>"#
      }
      return heads.isEmpty
        ? paths : paths + [#"<path class="\#(sheet.ink(style))" d="\#(heads)"/>"#]
    }
  }

  private func path(_ range: Range<Int>, _ track: Track, _ origin: (x: Int, y: Int)) -> String {
    let (start, end) = (range.lowerBound, range.upperBound)
    return track.isVertical
      ? "M\(Tenths(origin.x + track.place)) \(Tenths(origin.y + start))V\(Tenths(origin.y + end))"
      : "M\(Tenths(origin.x + start)) \(Tenths(origin.y + track.place))H\(Tenths(origin.x + end))"
  }
}

extension BoxGlyph.Stroke {
  /// The class of its path in the style sheet, in addition to its color.
  fileprivate var className: String {
    switch self {
    case .single, .double: ""
    case .heavy: "heavy"
    case .dashed(let count): "dash\(count)"
    case .full: "full"
    case .faint: "faint"
    }
  }
}
