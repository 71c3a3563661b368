/// A drawing character: an arrowhead, or lines from the middle of its cell to its edges.
enum BoxGlyph {
  /// The kind of a line.
  enum Stroke: Hashable {
    case single, double, heavy
    /// A line with a number of dashes for each cell.
    case dashed(Int)
    /// A thick line of letter height, solid or faint, for progress bars.
    case full, faint
  }

  /// The lines to the edges of a cell; nil for none.
  struct Arms {
    var left: Stroke?
    var right: Stroke?
    var up: Stroke?
    var down: Stroke?

    /// Whether it is a corner of single lines.
    var isCorner: Bool {
      (left == nil) != (right == nil) && (up == nil) != (down == nil)
        && [left, right, up, down].allSatisfy { $0 == nil || $0 == .single }
    }
  }

  enum Direction { case left, right, up, down }

  case arms(Arms)
  case head(Direction)

  init?(_ character: Character) {
    guard let glyph = Self.glyphs[character] else { return nil }
    self = glyph
  }

  private static let glyphs: [Character: BoxGlyph] = [
    "─": .arms(Arms(left: .single, right: .single)),
    "━": .arms(Arms(left: .heavy, right: .heavy)),
    "═": .arms(Arms(left: .double, right: .double)),
    "╌": .arms(Arms(left: .dashed(2), right: .dashed(2))),
    "┄": .arms(Arms(left: .dashed(3), right: .dashed(3))),
    "│": .arms(Arms(up: .single, down: .single)),
    "┌": .arms(Arms(right: .single, down: .single)),
    "┐": .arms(Arms(left: .single, down: .single)),
    "└": .arms(Arms(right: .single, up: .single)),
    "┘": .arms(Arms(left: .single, up: .single)),
    "├": .arms(Arms(right: .single, up: .single, down: .single)),
    "┤": .arms(Arms(left: .single, up: .single, down: .single)),
    "┬": .arms(Arms(left: .single, right: .single, down: .single)),
    "┴": .arms(Arms(left: .single, right: .single, up: .single)),
    "┼": .arms(Arms(left: .single, right: .single, up: .single, down: .single)),
    "╞": .arms(Arms(right: .double, up: .single, down: .single)),
    "╡": .arms(Arms(left: .double, up: .single, down: .single)),
    "╪": .arms(Arms(left: .double, right: .double, up: .single, down: .single)),
    "╕": .arms(Arms(left: .double, down: .single)),
    "╛": .arms(Arms(left: .double, up: .single)),
    "█": .arms(Arms(left: .full, right: .full)),
    "░": .arms(Arms(left: .faint, right: .faint)),
    "►": .head(.right), "◄": .head(.left), "▲": .head(.up), "▼": .head(.down),
  ]
}
