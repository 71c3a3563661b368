import Terminal

/// The lines of a drawing. Those that continue each other are one, so that nothing shows where cells
/// meet.
struct Strokes {
  /// What lines that can be one have in common.
  private struct Track: Hashable {
    let style: Style
    let stroke: BoxGlyph.Stroke
    let isVertical: Bool
    /// In tenths of a pixel, across.
    let place: Int
  }

  private struct Mark {
    let style: Style
    let isFilled: Bool
    let path: (_ x: Int, _ y: Int) -> String
  }

  private var tracks: [Track: [Range<Int>]] = [:]
  private var marks: [Mark] = []
  /// Looks in order of first use, so that a picture is the same each time.
  private var styles: [Style] = []

  /// Adds what a character shows.
  mutating func add(
    _ glyph: BoxGlyph, _ style: Style, row: Int, column: Int, between last: BoxGlyph?,
    and next: BoxGlyph?
  ) {
    if !styles.contains(style) { styles.append(style) }
    let cell = (x: column * Geometry.cellWidth, y: row * Geometry.cellHeight)
    switch glyph {
    case .arms(let arms): add(arms, style, at: cell)
    case .head(let direction):
      marks.append(
        Mark(style: style, isFilled: true) { x, y in
          Self.head(direction, atX: x + cell.x, y: y + cell.y, last, next)
        })
    }
  }

  private mutating func add(_ arms: BoxGlyph.Arms, _ style: Style, at cell: (x: Int, y: Int)) {
    let middle = (x: cell.x + Geometry.cellWidth / 2, y: cell.y + Geometry.cellHeight / 2)
    let right = cell.x + Geometry.cellWidth
    let bottom = cell.y + Geometry.cellHeight
    let radius = arms.isCorner ? Geometry.radius : 0
    func across(_ stroke: BoxGlyph.Stroke?, _ range: Range<Int>) {
      guard let stroke else { return }
      let shifts = stroke == .double ? [-Geometry.half, Geometry.half] : [0]
      for shift in shifts {
        add(
          range, Track(style: style, stroke: stroke, isVertical: false, place: middle.y + shift))
      }
    }
    func down(_ stroke: BoxGlyph.Stroke?, _ range: Range<Int>) {
      guard let stroke else { return }
      add(range, Track(style: style, stroke: stroke, isVertical: true, place: middle.x))
    }
    across(arms.left, cell.x..<middle.x - radius)
    across(arms.right, middle.x + radius..<right)
    // A line that turns into a double one reaches the farther of its two.
    let isDouble = [arms.left, arms.right].contains(.double)
    let reach = isDouble && (arms.up == nil || arms.down == nil) ? Geometry.half : 0
    down(arms.up, cell.y..<middle.y - radius + reach)
    down(arms.down, middle.y + radius - reach..<bottom)
    if arms.isCorner { addCorner(arms, style, at: middle) }
  }

  private mutating func add(_ range: Range<Int>, _ track: Track) {
    guard !range.isEmpty else { return }
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

  /// A triangle, whose point touches the lifeline that it leads to.
  private static func head(
    _ direction: BoxGlyph.Direction, atX x: Int, y: Int, _ last: BoxGlyph?, _ next: BoxGlyph?
  ) -> String {
    let (width, height) = (Geometry.cellWidth, Geometry.cellHeight)
    let (middle, center) = (x + width / 2, y + height / 2)
    let side = 42
    func triangle(_ points: [(Int, Int)]) -> String {
      "M" + points.map { "\(Tenths($0.0)) \(Tenths($0.1))" }.joined(separator: "L") + "Z"
    }
    switch direction {
    case .right:
      let tip = x + width + (next.isUpright ? width / 2 - 6 : 0)
      return triangle([(tip - 100, center - side), (tip, center), (tip - 100, center + side)])
        + "M\(Tenths(x)) \(Tenths(center))"
    case .left:
      let tip = x - (last.isUpright ? width / 2 - 6 : 0)
      return triangle([(tip + 100, center - side), (tip, center), (tip + 100, center + side)])
    case .up:
      return triangle([(middle - side, y + 100), (middle, y), (middle + side, y + 100)])
    case .down:
      return triangle([
        (middle - side, y + height - 100), (middle, y + height), (middle + side, y + height - 100),
      ])
    }
  }
}

// MARK: - As elements

extension Strokes {
  /// A path for each look and kind of line.
  func elements(in sheet: StyleSheet, at origin: (x: Int, y: Int)) -> [String] {
    styles.flatMap { style in
      let own = tracks.filter { $0.key.style == style }
      let kinds: [(BoxGlyph.Stroke) -> String?] = [
        { if case .dashed(let count) = $0 { "dash\(count)" } else { nil } },
        { $0 == .heavy ? "heavy" : nil },
        { [.single, .double].contains($0) ? "" : nil },
      ]
      var paths: [String: [String]] = [:]
      for kind in kinds {
        for (track, ranges) in own {
          guard let name = kind(track.stroke) else { continue }
          paths[name, default: []] += ranges.map { path($0, track, origin) }
        }
      }
      let curves = marks.filter { $0.style == style && !$0.isFilled }
        .map { $0.path(origin.x, origin.y) }
      if !curves.isEmpty { paths["", default: []] += curves }
      let heads = marks.filter { $0.style == style && $0.isFilled }
        .map { $0.path(origin.x, origin.y) }.joined()
      return paths.sorted { $0.key < $1.key }.map { name, parts in
        let classes = [sheet.stroke(style), name].filter { !$0.isEmpty }.joined(separator: " ")
        return #"<path class="\#(classes)" d="\#(parts.sorted().joined())"/>"#
      } + (heads.isEmpty ? [] : [#"<path class="\#(sheet.fill(style))" d="\#(heads)"/>"#])
    }
  }

  private func path(_ range: Range<Int>, _ track: Track, _ origin: (x: Int, y: Int)) -> String {
    let (start, end) = (range.lowerBound, range.upperBound)
    return track.isVertical
      ? "M\(Tenths(origin.x + track.place)) \(Tenths(origin.y + start))V\(Tenths(origin.y + end))"
      : "M\(Tenths(origin.x + start)) \(Tenths(origin.y + track.place))H\(Tenths(origin.x + end))"
  }
}

extension BoxGlyph? {
  /// Whether it is a line from above that an arrow can lead to.
  fileprivate var isUpright: Bool {
    guard case .arms(let arms)? = self else { return false }
    return arms.up != nil
  }
}
